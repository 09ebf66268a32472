// SPDX-License-Identifier: MIT

/// The spelling of an option: `-r` or `--reader`.
package struct OptionName: Hashable, Sendable, CustomStringConvertible {
    /// The spelling with its dashes.
    package let description: String

    package init(_ spelling: String) {
        self.description = spelling
    }

    package var isLong: Bool { description.hasPrefix("--") }

    /// The spelling without its dashes.
    package var letters: String {
        String(description.drop { $0 == "-" })
    }

    /// Whether it is a dash and a letter or digit, or two dashes and a word of letters, digits and inner dashes.
    var isWellFormed: Bool {
        let letters = letters
        guard letters.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { return false }
        return isLong
            ? description == "--" + letters && letters.count > 1 && letters.last != "-"
            : description == "-" + letters && letters.count == 1
    }
}
