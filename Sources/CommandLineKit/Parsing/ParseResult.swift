// SPDX-License-Identifier: MIT

/// What the words ask for.
///
/// Nothing has been done yet.
package enum ParseResult: Hashable, Sendable {
    /// Run the command at `ParsedArguments.path`.
    case run(ParsedArguments)

    /// Show help for the command, or the topic, at this path; an empty path is the tool itself.
    case help([String])

    case version
}
