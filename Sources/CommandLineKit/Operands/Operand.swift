// SPDX-License-Identifier: MIT

/// An operand that has to be given, once.
package struct Operand<Value: Sendable>: OperandKey {
    package let declaration: OperandDeclaration
    let reader: ValueReader<Value>

    /// Declares an operand; `name` is in upper case, `help` one sentence without a full stop.
    package init(
        _ name: String,
        reading reader: ValueReader<Value>,
        help: String,
        completion: CompletionHint? = nil
    ) {
        self.declaration = OperandDeclaration(name, .one, reading: reader, help: help, completion: completion)
        self.reader = reader
    }
}

/// An operand that may be absent.
package struct OptionalOperand<Value: Sendable>: OperandKey {
    package let declaration: OperandDeclaration
    let reader: ValueReader<Value>

    /// Declares an operand; `name` is in upper case, `help` one sentence without a full stop.
    package init(
        _ name: String,
        reading reader: ValueReader<Value>,
        help: String,
        completion: CompletionHint? = nil
    ) {
        self.declaration = OperandDeclaration(name, .optional, reading: reader, help: help, completion: completion)
        self.reader = reader
    }
}

/// An operand that may be given many times.
package struct RepeatedOperand<Value: Sendable>: OperandKey {
    package let declaration: OperandDeclaration
    let reader: ValueReader<Value>

    /// Declares an operand; `name` is in upper case, `help` one sentence without a full stop.
    package init(
        _ name: String,
        reading reader: ValueReader<Value>,
        help: String,
        atLeastOne: Bool = false,
        completion: CompletionHint? = nil
    ) {
        let count = atLeastOne ? OperandDeclaration.Count.oneOrMore : .many
        self.declaration = OperandDeclaration(name, count, reading: reader, help: help, completion: completion)
        self.reader = reader
    }
}
