// SPDX-License-Identifier: MIT

/// Every command of a tool, in the order of the table, those above before those below.
package struct CommandTree: Sendable {
    package let tool: Command
    package let nodes: [CommandNode]

    package init(_ tool: Command) {
        self.tool = tool
        var nodes: [CommandNode] = []
        Self.visit(tool, path: [], inherited: [], isHidden: false, into: &nodes)
        self.nodes = nodes
    }

    /// The command at `path`, or nil.
    package func node(at path: [String]) -> CommandNode? {
        nodes.first { $0.path == path }
    }

    /// The commands that help speaks of.
    package var visible: [CommandNode] {
        nodes.filter { !$0.isHidden }
    }

    private static func visit(
        _ command: Command,
        path: [String],
        inherited: [OptionDeclaration],
        isHidden: Bool,
        into nodes: inout [CommandNode]
    ) {
        let isHidden = isHidden || command.isHidden
        let inherited = command.inheritsOptions ? inherited : []
        nodes.append(CommandNode(path: path, command: command, inherited: inherited, isHidden: isHidden))
        let below = command.options.filter(\.isInherited) + inherited
        for subcommand in command.subcommands {
            visit(subcommand, path: path + [subcommand.name], inherited: below, isHidden: isHidden, into: &nodes)
        }
    }
}
