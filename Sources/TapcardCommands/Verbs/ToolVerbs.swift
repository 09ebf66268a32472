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
            if try invocation.operand(Keys.kind) == "readers" {
                invocation.console.writeOutput("auto\tthe reader with a tag\nfile:\ta software tag in a file\n")
            }
        }
        return .done
    }
}
