// SPDX-License-Identifier: MIT

extension ParsedArguments {
    /// The value of an operand that has to be given.
    ///
    /// - Throws: `UsageError` when the command that was parsed does not list the operand; never otherwise.
    package subscript<Value>(operand: Operand<Value>) -> Value {
        get throws(UsageError) {
            guard let value = texts(of: operand).first.flatMap({ try? operand.reader.read($0) }) else {
                let name = operand.declaration.name
                throw UsageError(.missingOperand(name), "missing operand \(name)", path: path, usage: usage)
            }
            return value
        }
    }

    /// The value of an operand, or nil when it was not given.
    package subscript<Value>(operand: OptionalOperand<Value>) -> Value? {
        texts(of: operand).first.flatMap { try? operand.reader.read($0) }
    }

    /// The values of an operand in the order of the command line.
    package subscript<Value>(operand: RepeatedOperand<Value>) -> [Value] {
        texts(of: operand).compactMap { try? operand.reader.read($0) }
    }

    private func texts(of key: some OperandKey) -> [String] {
        operands[key.declaration.name] ?? []
    }
}
