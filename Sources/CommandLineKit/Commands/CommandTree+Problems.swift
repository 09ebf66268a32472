// SPDX-License-Identifier: MIT

extension CommandTree {
    /// What is wrong with the table, a sentence each; empty when nothing is.
    ///
    /// The parser never traps on a bad table, it does the first thing that fits. A test of the tool therefore expects
    /// that this list is empty.
    package var problems: [String] {
        nodes.flatMap { node in
            let place = ([tool.name] + node.path).joined(separator: " ")
            return (nameProblems(of: node) + optionProblems(of: node) + operandProblems(of: node))
                .map { "\(place): \($0)" }
        }
    }

    private func nameProblems(of node: CommandNode) -> [String] {
        var problems: [String] = []
        var names: Set<String> = node.path.isEmpty ? ["help"] : []
        for word in node.command.subcommands.flatMap({ [$0.name] + $0.aliases }) where !names.insert(word).inserted {
            problems.append("command \(Quotation.quoted(word)) stands twice")
        }
        if let series = node.command.series {
            if series.separator.isEmpty || series.separator.hasPrefix("-") {
                problems.append("a series has no separator")
            }
            if names.contains(series.separator) { problems.append("the separator of a series is a command too") }
            let options = node.command.subcommands.flatMap(\.options).map(\.canonicalName)
            for name in series.shared.subtracting(options).sorted() {
                problems.append("shared option \(Quotation.quoted(name)) is one of no subcommand")
            }
        }
        if node.command.summary.isEmpty { problems.append("no summary") }
        if node.command.summary.hasSuffix(".") { problems.append("summary ends with a full stop") }
        for topic in node.command.topics where !names.insert(topic.name).inserted {
            problems.append("topic \(Quotation.quoted(topic.name)) is a command too")
        }
        return problems
    }

    private func optionProblems(of node: CommandNode) -> [String] {
        var problems: [String] = []
        var names: Set<String> = node.path.isEmpty ? ["-h", "--help", "--version"] : ["-h", "--help"]
        // An option of a command above keeps its key on the whole path, even when it is not inherited.
        for depth in node.path.indices {
            guard let above = self.node(at: Array(node.path.prefix(depth))) else { continue }
            names.formUnion(above.command.options.flatMap(\.spellings).map(\.description))
        }
        for option in node.command.options {
            if option.names.isEmpty { problems.append("an option has no name") }
            for name in option.spellings {
                if !name.isWellFormed { problems.append("option \(Quotation.quoted(name.description)) is misspelt") }
                if !names.insert(name.description).inserted {
                    problems.append("option \(Quotation.quoted(name.description)) stands twice")
                }
            }
            if option.help.isEmpty { problems.append("option '\(option.canonicalName)' has no help") }
            if option.help.hasSuffix(".") {
                problems.append("help of option '\(option.canonicalName)' ends with a full stop")
            }
        }
        return problems
    }

    private func operandProblems(of node: CommandNode) -> [String] {
        var problems: [String] = []
        var names: Set<String> = []
        for operand in node.command.operands where !names.insert(operand.name).inserted {
            problems.append("operand \(operand.name) stands twice")
        }
        if node.command.operands.filter({ $0.count.most > 1 }).count > 1 {
            problems.append("more than one operand takes many")
        }
        return problems
    }
}
