// SPDX-License-Identifier: MIT

/// One of the words that a value may be.
package struct Choice: Hashable, Sendable {
    package let value: String

    /// What the word means, or empty when it speaks for itself.
    package let help: String

    package init(_ value: String, help: String = "") {
        self.value = value
        self.help = help
    }
}
