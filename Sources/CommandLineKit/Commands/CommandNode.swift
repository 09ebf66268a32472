// SPDX-License-Identifier: MIT

/// A command at its place in the tree.
package struct CommandNode: Sendable {
    /// The names from the outermost command's subcommand down; empty for the outermost command itself.
    package let path: [String]
    package let command: Command

    /// The options of the commands above that this one takes too.
    package let inherited: [OptionDeclaration]

    /// Whether it or a command above it is hidden.
    package let isHidden: Bool

    /// Every option that may stand after its name.
    package var options: [OptionDeclaration] { command.options + command.early + inherited }
}
