// SPDX-License-Identifier: MIT

internal import CommandLineKit

/// The commands about the tool itself.
struct ToolVerbs {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        switch invocation.arguments.path.last {
        case "completions":
            let shell = try invocation.operand(Keys.shell)
            invocation.console.writeOutput(Completions.script(for: shell, of: CommandTable.tool))
        case "manual":
            invocation.console.writeOutput(ManualPage.text(of: CommandTable.tool, date: CommandTable.date))
        default:
            guard try invocation.operand(Keys.kind) == "readers" else { return .done }
            let typed = invocation.arguments[Keys.word] ?? ""
            let kinds = ["auto\tthe reader with a tag", "file:\ta software tag in a file"]
            // What is typed to its end needs no offer.
            let lines = typed.hasPrefix("file:") ? tagFiles(typed) : kinds
            invocation.console.writeOutput(lines.map { "\($0)\n" }.joined())
        }
        return .done
    }

    /// What may follow `file:`: files and folders, but for those that belong to a tag beside them.
    private func tagFiles(_ typed: String) -> [String] {
        guard typed.hasPrefix("file:") else { return [] }
        let path = typed.dropFirst("file:".count)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let name = path.dropFirst(folder.count)
        return OutputFile.entries(of: folder.isEmpty ? "." : folder)
            .filter { $0.hasPrefix(name) && !$0.hasSuffix(".chip") && ($0.first != "." || name.first == ".") }
            // A line is a candidate, and a tab ends it.
            .filter { SafeText.oneLine($0) == $0 }
            .map { "file:\(folder)\($0)" }
    }
}
