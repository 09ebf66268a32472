// SPDX-License-Identifier: MIT

/// The help of one command.
struct HelpPage {
    let tool: Command
    let node: CommandNode
    let width: Int

    private var command: Command { node.command }
    private var names: [String] { [tool.name] + node.path }

    var text: String {
        var parts: [[String]] = [TextFlow.lines(command.summary, width: width)]
        if !command.discussion.isEmpty { parts.append(TextFlow.page(command.discussion, width: width)) }
        parts.append(["USAGE"] + UsageLine.lines(names, command).map { "  " + $0 })
        if !command.examples.isEmpty { parts.append(["EXAMPLES"] + examples) }
        if !command.operands.isEmpty {
            parts.append(["ARGUMENTS"] + command.operands.flatMap { HelpRow($0).lines(width: width) })
        }
        parts += optionSections + commandGroups
        if node.path.isEmpty, !tool.topics.isEmpty {
            parts.append(["TOPICS"] + tool.topics.flatMap { HelpRow($0.name, $0.summary).lines(width: width) })
        }
        if let pointer { parts.append(TextFlow.lines(pointer, width: width)) }
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var examples: [String] {
        command.examples.flatMap { example in
            TextFlow.lines(example.summary, width: width - 2).map { "  " + $0 } + ["    $ " + example.line]
        }
    }

    private var pointer: String? {
        guard command.subcommands.isEmpty else {
            let page = (["help"] + node.path + ["COMMAND"]).joined(separator: " ")
            return "Run '\(tool.name) \(page)' for more about a command."
        }
        return tool.pointer
    }

    /// The options by section; those without one come first, those of the commands above and the built-in ones last.
    private var optionSections: [[String]] {
        var sections = Sections()
        for option in command.options where !option.isHidden {
            sections.add(HelpRow(option).lines(width: width), under: option.section ?? "options")
        }
        for option in command.early where !option.isHidden {
            sections.add(HelpRow(option).lines(width: width), under: option.section ?? "options")
        }
        for option in node.inherited where !option.isHidden {
            sections.add(HelpRow(option).lines(width: width), under: option.section ?? "global options")
        }
        let common = node.inherited.contains { !$0.isHidden && $0.section == nil } ? "global options" : "options"
        sections.add(HelpRow.help.lines(width: width), under: common)
        if node.path.isEmpty { sections.add(HelpRow.version.lines(width: width), under: common) }
        return sections.parts
    }

    private var commandGroups: [[String]] {
        var sections = Sections()
        for subcommand in command.subcommands where !subcommand.isHidden {
            let label = ([subcommand.name] + subcommand.aliases).joined(separator: ", ")
            sections.add(HelpRow(label, subcommand.summary).lines(width: width), under: subcommand.group ?? "commands")
        }
        return sections.parts
    }
}

/// Lines under headings, in the order in which the headings came up.
private struct Sections {
    private(set) var parts: [[String]] = []

    mutating func add(_ lines: [String], under title: String) {
        let heading = title.uppercased()
        if let index = parts.firstIndex(where: { $0.first == heading }) {
            parts[index] += lines
        } else {
            parts.append([heading] + lines)
        }
    }
}
