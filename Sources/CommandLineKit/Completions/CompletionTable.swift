// SPDX-License-Identifier: MIT

/// What all three scripts are written from.
struct CompletionTable {
    let tool: Command
    let nodes: [CommandNode]

    init(_ tool: Command) {
        self.tool = tool
        self.nodes = CommandTree(tool).visible
    }

    /// The name under which the scripts know a command.
    func key(_ node: CommandNode) -> String {
        ([tool.name] + node.path).joined(separator: " ")
    }

    func subcommands(of node: CommandNode) -> [Command] {
        node.command.subcommands.filter { !$0.isHidden }
    }

    func options(of node: CommandNode) -> [OptionDeclaration] {
        node.options.filter { !$0.isHidden }
    }

    /// Every spelling that takes a value, hidden ones too, for the scripts have to step over the value.
    func valueSpellings(of node: CommandNode) -> [String] {
        node.options.filter(\.takesValue).flatMap(\.spellings).map(\.description)
    }

    func builtInOptions(of node: CommandNode) -> [(spelling: String, help: String)] {
        let help = [("-h", "Show this help"), ("--help", "Show this help")]
        return node.path.isEmpty ? help + [("--version", "Show the version")] : help
    }

    /// What may follow `help` first: a command or a topic.
    var helpWords: [(word: String, help: String)] {
        tool.subcommands.filter { !$0.isHidden }.map { ($0.name, $0.summary) }
            + tool.topics.map { ($0.name, $0.summary) }
    }

    /// The commands behind `help` that others may follow.
    var nodesWithHelpBelow: [CommandNode] {
        nodes.filter { !$0.path.isEmpty && !subcommands(of: $0).isEmpty }
    }

    var hasHelp: Bool { !tool.subcommands.isEmpty }

    /// Where an operand may stand.
    struct Place {
        let operand: OperandDeclaration

        /// The number of operands before it.
        let index: Int

        /// Whether it may stand at every later place too.
        let isLast: Bool
    }

    /// The operands up to the first that may be many: what comes after that one has no place of its own.
    func places(of node: CommandNode) -> [Place] {
        var places: [Place] = []
        for (index, operand) in node.command.operands.enumerated() {
            let isLast = operand.count.most > 1
            places.append(Place(operand: operand, index: index, isLast: isLast))
            if isLast { break }
        }
        return places
    }
}
