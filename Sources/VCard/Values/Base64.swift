// SPDX-License-Identifier: MIT

/// Base64 as `ENCODING=b` means it (RFC 2045 section 6.8), without line breaks.
enum Base64 {
    /// Decodes, or returns nil when the text is no base64.
    ///
    /// Blanks are skipped: unfolding as version 2.1 has it leaves them.
    static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var group: UInt32 = 0
        var digits = 0
        var padding = 0
        for character in text where !character.isBlank {
            if character == .equals {
                padding += 1
                guard digits % 4 + padding <= 4, digits % 4 >= 2 else { return nil }
                continue
            }
            guard padding == 0, let value = value(of: character) else { return nil }
            group = group << 6 | UInt32(value)
            digits += 1
            if digits % 4 == 0 {
                bytes += [UInt8(truncatingIfNeeded: group >> 16), UInt8(truncatingIfNeeded: group >> 8)]
                bytes.append(UInt8(truncatingIfNeeded: group))
                group = 0
            }
        }
        switch (digits % 4, padding) {
        case (0, 0):
            break
        case (2, 2):
            bytes.append(UInt8(truncatingIfNeeded: group >> 4))
        case (3, 1):
            bytes += [UInt8(truncatingIfNeeded: group >> 10), UInt8(truncatingIfNeeded: group >> 2)]
        default:
            return nil
        }
        return bytes
    }

    private static func value(of character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
