// SPDX-License-Identifier: MIT

/// Words that are no command line of this tool.
///
/// A tool shows `message`, then `suggestion` if there is one, then `usage`, and ends with the status for usage.
package struct UsageError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case unknownCommand(String)
        case missingCommand
        case unknownOption(String)
        case missingOption(String)
        case repeatedOption(String)
        case conflictingOptions(String, String)
        case missingValue(option: String)
        case unexpectedValue(option: String)

        /// A value that does not fit; `name` is that of the option, operand or environment variable.
        case invalidValue(name: String, value: String)
        case missingOperand(String)
        case unexpectedOperand(String)

        /// Found by the tool itself.
        case other
    }

    package let kind: Kind

    /// A sentence in lower case, without a full stop.
    package let message: String

    /// What to do about it, in the same form: `did you mean '--json'?`.
    package let suggestion: String?

    /// The command that was understood so far, from the outermost command's subcommand down.
    package let path: [String]

    /// How that command is used: `tool write [OPTION...] FILE`.
    package let usage: String

    package init(_ kind: Kind, _ message: String, suggestion: String? = nil, path: [String], usage: String) {
        self.kind = kind
        self.message = message
        self.suggestion = suggestion
        self.path = path
        self.usage = usage
    }
}

extension UsageError: CustomStringConvertible {
    package var description: String {
        if let suggestion { "\(message); \(suggestion)" } else { message }
    }
}
