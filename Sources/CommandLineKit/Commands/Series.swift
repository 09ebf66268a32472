// SPDX-License-Identifier: MIT

/// Several subcommands of one command in one line, a word between two of them: `tool write url A + text B`.
///
/// Each part has options and operands of its own. Options that are shared, and those of the commands above, may stand
/// in any part and count for all of them.
package struct Series: Sendable {
    /// The word between two parts; behind `--` it is an operand like any other.
    package let separator: String

    /// What messages call a part, such as `record`.
    package let part: String

    /// The canonical names of the options that count for all parts.
    let shared: Set<String>

    package init(_ separator: String, of part: String, shared: [any OptionKey] = []) {
        self.separator = separator
        self.part = part
        self.shared = Set(shared.map(\.declaration.canonicalName))
    }
}
