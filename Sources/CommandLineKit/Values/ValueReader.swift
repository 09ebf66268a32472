// SPDX-License-Identifier: MIT

/// How the text of a value becomes a `Value`.
///
/// `read` has to be pure: it runs once when the words are parsed, so that the user is told, and again when the value
/// is asked for.
package struct ValueReader<Value: Sendable>: Sendable {
    /// The words that are accepted, when the value is one of a few.
    package let choices: [Choice]
    package let completion: CompletionHint
    package let read: @Sendable (String) throws(ValueError) -> Value

    package init(
        choices: [Choice] = [],
        completion: CompletionHint = .none,
        _ read: @escaping @Sendable (String) throws(ValueError) -> Value
    ) {
        self.choices = choices
        self.completion = completion
        self.read = read
    }
}

extension ValueReader<String> {
    /// Any text, as it stands.
    package static var text: Self {
        Self { (text: String) throws(ValueError) -> String in text }
    }

    /// The path of a file; `extensions` (no dot) are what completion offers, others are accepted too.
    package static func path(_ extensions: String...) -> Self {
        Self(completion: .files(extensions)) { (text: String) throws(ValueError) -> String in text }
    }
}

extension ValueReader<Int> {
    /// A decimal whole number within `range`.
    package static func integer(in range: ClosedRange<Int> = Int.min...Int.max) -> Self {
        Self { (text: String) throws(ValueError) -> Int in
            guard let number = Int(text), range.contains(number) else {
                throw ValueError(expected: expectation(of: range))
            }
            return number
        }
    }

    private static func expectation(of range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (Int.min, Int.max): "a whole number"
        case (let least, Int.max): "a whole number of at least \(least)"
        case (Int.min, let most): "a whole number of at most \(most)"
        case (let least, let most): "a whole number from \(least) to \(most)"
        }
    }
}

extension ValueReader where Value: CaseIterable & RawRepresentable<String> {
    /// One of the cases, spelt as its raw value; `help` says what each means.
    package static func choice(help: (Value) -> String = { _ in "" }) -> Self {
        let choices = Value.allCases.map { Choice($0.rawValue, help: help($0)) }
        let words = choices.map(\.value)
        return Self(choices: choices, completion: .choices) { (text: String) throws(ValueError) -> Value in
            guard let value = Value(rawValue: text) else {
                throw ValueError(expected: Quotation.alternatives(words), candidates: words)
            }
            return value
        }
    }
}
