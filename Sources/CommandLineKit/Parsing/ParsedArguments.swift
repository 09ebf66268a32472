// SPDX-License-Identifier: MIT

/// The words of a command line, sorted into options and operands, every value already found good.
package struct ParsedArguments: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        let text: String
        let origin: ValueOrigin
    }

    /// The canonical names of the command, from the outermost command's subcommand down.
    package let path: [String]

    /// The line of usage of the command, for errors found later.
    package let usage: String

    /// What messages put in front where a series has several parts, such as `record 2: `; else empty.
    package let label: String
    let options: [String: [Entry]]
    let operands: [String: [String]]

    /// The other parts of a series, in their order, when this is the first one.
    package internal(set) var following: [ParsedArguments] = []

    /// Where the value of an option came from, or nil when it has none.
    package func origin(of key: some OptionKey) -> ValueOrigin? {
        if let entry = entries(of: key).last { return entry.origin }
        return key is Flag || key.declaration.defaultText != nil ? .default : nil
    }

    /// An error of usage found after parsing, such as two operands that do not go together.
    package func usageError(_ message: String, suggestion: String? = nil) -> UsageError {
        UsageError(.other, label + message, suggestion: suggestion, path: path, usage: usage)
    }

    func entries(of key: some OptionKey) -> [Entry] {
        options[key.declaration.canonicalName] ?? []
    }
}
