// SPDX-License-Identifier: MIT

/// An operand as the parser and the renderers see it: its type forgotten, everything else kept.
package struct OperandDeclaration: Sendable {
    package enum Count: Hashable, Sendable {
        case one
        case optional

        /// Any number, also none.
        case many

        case oneOrMore

        var least: Int {
            switch self {
            case .one, .oneOrMore: 1
            case .optional, .many: 0
            }
        }

        var most: Int {
            switch self {
            case .one, .optional: 1
            case .many, .oneOrMore: Int.max
            }
        }
    }

    /// What help and messages call it, in upper case.
    package let name: String
    package let count: Count
    package let help: String
    package let choices: [Choice]
    package let completion: CompletionHint
    let check: @Sendable (String) throws(ValueError) -> Void

    init<Value>(
        _ name: String,
        _ count: Count,
        reading reader: ValueReader<Value>,
        help: String,
        completion: CompletionHint?
    ) {
        self.name = name
        self.count = count
        self.help = help
        self.choices = reader.choices
        self.completion = completion ?? reader.completion
        self.check = { (text) throws(ValueError) in _ = try reader.read(text) }
    }

    /// The operand in a line of usage: `FILE`, `[FILE]`, `FILE...`, `[FILE...]`.
    package var usage: String {
        switch count {
        case .one: name
        case .optional: "[\(name)]"
        case .many: "[\(name)...]"
        case .oneOrMore: "\(name)..."
        }
    }
}
