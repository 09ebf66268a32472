// SPDX-License-Identifier: MIT

import Testing

/// A table row with a name, so that a failure reads as a sentence.
struct PCSCCase<Value: Sendable>: CustomTestStringConvertible, Sendable {
    let name: String
    let value: Value

    init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    var testDescription: String { name }
}
