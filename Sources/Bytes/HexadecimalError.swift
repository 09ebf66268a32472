// SPDX-License-Identifier: MIT

/// Text that is not hexadecimal.
package struct HexadecimalError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// A character that is neither a digit nor a separator.
        case notADigit(UInt8)
        /// A digit without its partner.
        case loneDigit
    }

    package let reason: Reason

    /// The offset of the character at fault, in UTF-8 bytes from the start of the text.
    package let offset: Int

    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension HexadecimalError: CustomStringConvertible {
    package var description: String {
        switch reason {
        case .notADigit(let character):
            if (0x21...0x7E).contains(character) {
                "offset \(offset): \"\(Character(UnicodeScalar(character)))\" is not a hexadecimal digit"
            } else {
                "offset \(offset): byte \(Hexadecimal.digits(of: character)) is not a hexadecimal digit"
            }
        case .loneDigit:
            "offset \(offset): a hexadecimal digit without its partner; each byte takes two"
        }
    }
}
