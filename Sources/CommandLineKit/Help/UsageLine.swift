// SPDX-License-Identifier: MIT

/// How a command is used.
enum UsageLine {
    /// The line for errors: `tool write --uid UID [OPTION...] FILE`.
    static func text(_ names: [String], _ command: Command) -> String {
        lines(names, command).first ?? names.joined(separator: " ")
    }

    /// One line for the command alone, if it can be run, and one for its subcommands.
    static func lines(_ names: [String], _ command: Command) -> [String] {
        var parts = names
        for option in command.options where option.isRequired && !option.isHidden {
            parts.append(option.canonicalName)
            if let placeholder = option.placeholder { parts.append(placeholder) }
        }
        parts.append("[OPTION...]")
        var lines: [String] = []
        if command.runsAlone { lines.append((parts + command.operands.map(\.usage)).joined(separator: " ")) }
        if !command.subcommands.isEmpty { lines.append((parts + series(command)).joined(separator: " ")) }
        return lines
    }

    private static func series(_ command: Command) -> [String] {
        guard let separator = command.series?.separator else { return ["COMMAND"] }
        return ["COMMAND [\(separator) COMMAND...]"]
    }
}
