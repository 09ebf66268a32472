// SPDX-License-Identifier: MIT

/// The refusal of one value: what was expected instead.
///
/// The parser adds the value and the name of the option or operand.
package struct ValueError: Error, Hashable, Sendable {
    /// What would have been right, fit to stand after "expected": `a whole number from 0 to 60`.
    package let expected: String

    /// Words that may have been meant, for a suggestion.
    package let candidates: [String]

    package init(expected: String, candidates: [String] = []) {
        self.expected = expected
        self.candidates = candidates
    }
}
