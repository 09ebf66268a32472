// SPDX-License-Identifier: MIT

/// Bytes as hexadecimal text and back.
package enum Hexadecimal {
    /// Returns upper-case hexadecimal digits, two a byte, with `separator` between bytes.
    package static func text(_ bytes: some Sequence<UInt8>, separator: String = "") -> String {
        var text = ""
        for byte in bytes {
            if !text.isEmpty { text += separator }
            text += digits(of: byte)
        }
        return text
    }

    /// Returns the two upper-case hexadecimal digits of one byte.
    package static func digits(of byte: UInt8) -> String {
        String(decoding: [digit(byte >> 4), digit(byte & 0x0F)], as: UTF8.self)
    }

    /// Reads hexadecimal text: digits in either case, two a byte; blanks, line breaks, `:`, `-` and `,` may stand
    /// between bytes, and `0x` may stand in front of one.
    package static func bytes(_ text: some Sequence<UInt8>) throws(HexadecimalError) -> [UInt8] {
        var bytes: [UInt8] = []
        var high: UInt8?
        var offset = 0
        var highOffset = 0
        for character in text {
            defer { offset += 1 }
            if let value = value(of: character) {
                if let first = high {
                    bytes.append(first << 4 | value)
                    high = nil
                } else {
                    high = value
                    highOffset = offset
                }
            } else if character == UInt8(ascii: "x") || character == UInt8(ascii: "X"), high == 0,
                highOffset == offset - 1
            {
                high = nil
            } else if isSeparator(character) {
                guard high == nil else { throw HexadecimalError(.loneDigit, at: highOffset) }
            } else {
                throw HexadecimalError(.notADigit(character), at: offset)
            }
        }
        guard high == nil else { throw HexadecimalError(.loneDigit, at: highOffset) }
        return bytes
    }

    package static func bytes(_ text: String) throws(HexadecimalError) -> [UInt8] {
        try bytes(text.utf8)
    }

    private static func digit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + (nibble - 10)
    }

    /// The value of a digit in either case, or nil for another character.
    package static func value(of character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    private static func isSeparator(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ":"),
            UInt8(ascii: "-"), UInt8(ascii: ","):
            true
        default: false
        }
    }
}
