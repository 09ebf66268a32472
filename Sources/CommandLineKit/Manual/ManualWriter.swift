// SPDX-License-Identifier: MIT

/// The sections of a manual page.
struct ManualWriter {
    private let tool: Command
    private let nodes: [CommandNode]

    init(_ tool: Command) {
        self.tool = tool
        self.nodes = CommandTree(tool).visible
    }

    var synopsis: [String] {
        [".Sh SYNOPSIS"] + usage(of: tool, path: [], macro: ".Nm")
    }

    var description: [String] {
        var lines = [".Sh DESCRIPTION"]
        let discussion = Mdoc.page(tool.discussion)
        lines += discussion.isEmpty ? Mdoc.paragraph(tool.summary + ".") : discussion
        lines += operandList(tool)
        lines += [".Pp", "The options are as follows:"]
        return lines
            + list(
                (tool.options + tool.early).filter { !$0.isHidden }.flatMap(item)
                    + [".It Fl h , Fl Fl help", "Show help.", ".It Fl Fl version", "Show the version."]
            )
    }

    var commands: [String] {
        let below = nodes.filter { !$0.path.isEmpty }
        guard !below.isEmpty else { return [] }
        return [".Sh COMMANDS"]
            + below.flatMap { node in
                var lines = [".Ss " + node.path.map(Mdoc.argument).joined(separator: " ")]
                lines += usage(of: node.command, path: node.path, macro: ".Nm")
                lines += [".Pp"] + Mdoc.paragraph(node.command.summary + ".")
                if !node.command.aliases.isEmpty {
                    lines += ["Also:"] + aliases(node.command)
                }
                let discussion = Mdoc.page(node.command.discussion)
                if !discussion.isEmpty { lines += [".Pp"] + discussion }
                lines += operandList(node.command)
                let options = node.command.options.filter { !$0.isHidden }
                if !options.isEmpty { lines += list(options.flatMap(item)) }
                if !node.command.examples.isEmpty { lines += [".Pp"] + list(of: node.command.examples) }
                return lines
            }
    }

    var topics: [String] {
        tool.topics.flatMap { topic in [".Sh " + Mdoc.escaped(topic.title)] + Mdoc.page(topic.text) }
    }

    /// The variables that options name, unless a topic speaks of them.
    var environment: [String] {
        guard !tool.topics.contains(where: { $0.title == "ENVIRONMENT" }) else { return [] }
        var items: [String] = []
        var seen: Set<String> = []
        for option in nodes.flatMap(\.command.options) where !option.isHidden {
            guard let variable = option.environment, seen.insert(variable).inserted else { continue }
            items += [".It Ev \(Mdoc.argument(variable))", "Stands in for"] + name(option.canonicalName, ".Fl")
            items += ["when that is not given."]
        }
        return items.isEmpty ? [] : [".Sh ENVIRONMENT"] + list(items)
    }

    var examples: [String] {
        tool.examples.isEmpty ? [] : [".Sh EXAMPLES"] + list(of: tool.examples)
    }

    private func list(of examples: [Example]) -> [String] {
        examples.enumerated().flatMap { index, example in
            (index == 0 ? [] : [".Pp"]) + Mdoc.paragraph(example.summary + ":") + [".Dl " + Mdoc.escaped(example.line)]
        }
    }

    private func usage(of command: Command, path: [String], macro: String) -> [String] {
        let options = command.options.filter { $0.isRequired && !$0.isHidden }
        func line(_ rest: [String]) -> [String] {
            var lines = ["\(macro) \(Mdoc.argument(tool.name))"]
            if !path.isEmpty { lines.append(".Cm " + path.map(Mdoc.argument).joined(separator: " ")) }
            lines += options.flatMap { name($0.canonicalName, ".Fl", placeholder: $0.placeholder) }
            return lines + [".Op Ar OPTION ..."] + rest
        }
        var lines: [String] = []
        if command.runsAlone { lines += line(command.operands.map(operand)) }
        if !command.subcommands.isEmpty { lines += line([".Ar COMMAND", ".Op Ar ARGUMENT ..."] + series(command)) }
        return lines
    }

    private func series(_ command: Command) -> [String] {
        command.series.map { [".Op Cm \(Mdoc.argument($0.separator)) Ar COMMAND ..."] } ?? []
    }

    private func operand(_ operand: OperandDeclaration) -> String {
        let name = Mdoc.argument(operand.name)
        return switch operand.count {
        case .one: ".Ar \(name)"
        case .optional: ".Op Ar \(name)"
        case .many: ".Op Ar \(name) ..."
        case .oneOrMore: ".Ar \(name) ..."
        }
    }

    private func operandList(_ command: Command) -> [String] {
        let items = command.operands.flatMap { operand in
            [".It Ar \(Mdoc.argument(operand.name))"]
                + Mdoc.paragraph(HelpNotes.append(HelpNotes.choices(operand.choices), to: operand.help) + ".")
        }
        return items.isEmpty ? [] : list(items)
    }

    private func item(_ option: OptionDeclaration) -> [String] {
        let spellings = option.spellings.map { ($0.isLong ? "Fl Fl " : "Fl ") + Mdoc.argument($0.letters) }
        let value = option.placeholder.map { " Ar " + Mdoc.argument($0) } ?? ""
        let notes = HelpNotes.choices(option.choices) + HelpNotes.about(option)
        return [".It " + spellings.joined(separator: " , ") + value]
            + Mdoc.paragraph(HelpNotes.append(notes, to: option.help) + ".")
    }

    private func name(_ spelling: String, _ macro: String, placeholder: String? = nil) -> [String] {
        let name = OptionName(spelling)
        let value = placeholder.map { " Ar " + Mdoc.argument($0) } ?? ""
        return [macro + (name.isLong ? " Fl " : " ") + Mdoc.argument(name.letters) + value]
    }

    private func aliases(_ command: Command) -> [String] {
        command.aliases.enumerated().map { index, alias in
            ".Cm \(Mdoc.argument(alias))" + (index == command.aliases.count - 1 ? " ." : " ,")
        }
    }

    private func list(_ items: [String]) -> [String] {
        [".Bl -tag -width Ds"] + items + [".El"]
    }
}
