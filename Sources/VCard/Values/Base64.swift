// SPDX-License-Identifier: MIT

/// Base64 as `ENCODING=b` means it (RFC 2045 section 6.8), without line breaks.
///
/// Blanks are skipped: unfolding as version 2.1 has it leaves them.
enum Base64 {
    /// Decodes, or returns nil when the text is no base64.
    static func decode(_ text: Span<UInt8>) -> [UInt8]? {
        guard let count = decodedCount(text) else { return nil }
        let table = values
        let values = table.span
        var bytes = [UInt8](repeating: 0, count: count)
        var output = bytes.mutableSpan
        var group: UInt64 = 0
        var bits = 0
        var written = 0
        var index = 0
        while index < text.count {
            // Eight digits are six bytes; where something else is among them, one after the other.
            if bits == 0, index <= text.count &- 8, written <= count &- 6 {
                let word = text.word(at: index)
                var digits: UInt64 = 0
                var marks: UInt8 = 0
                for place in 0..<8 {
                    let value = values[Int(word &>> UInt64(truncatingIfNeeded: place &* 8) & 0xFF)]
                    digits = digits &<< 6 | UInt64(value)
                    marks |= value
                }
                if marks < 64 {
                    output.store((digits &<< 16).byteSwapped, at: written)
                    written &+= 6
                    index &+= 8
                    continue
                }
            }
            let value = values[Int(text[index])]
            index &+= 1
            guard value < 64, written < count else { continue }
            group = group &<< 6 | UInt64(value)
            bits &+= 6
            guard bits >= 8 else { continue }
            bits &-= 8
            output[written] = UInt8(truncatingIfNeeded: group &>> UInt64(truncatingIfNeeded: bits))
            written &+= 1
        }
        return bytes
    }

    /// The bytes in base64, without line breaks.
    static func encode(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let left = bytes.count - index
            let group =
                UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                | (left > 2 ? UInt32(bytes[index + 2]) : 0)
            text.append(digits[Int(group >> 18)])
            text.append(digits[Int(group >> 12 & 63)])
            text.append(left > 1 ? digits[Int(group >> 6 & 63)] : .equals)
            text.append(left > 2 ? digits[Int(group & 63)] : .equals)
            index += 3
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// How many bytes the text stands for, or nil when it is no base64.
    static func decodedCount(_ text: Span<UInt8>) -> Int? {
        let table = values
        let values = table.span
        var digits = 0
        var padding = 0
        for index in text.indices {
            let value = values[Int(text[index])]
            if value < 64, padding == 0 {
                digits &+= 1
            } else if value == padMark {
                padding &+= 1
                guard padding <= 2 else { return nil }
            } else if value != blankMark {
                return nil
            }
        }
        switch (digits % 4, padding) {
        case (0, 0): return digits / 4 * 3
        case (2, 2): return digits / 4 * 3 + 1
        case (3, 1): return digits / 4 * 3 + 2
        default: return nil
        }
    }

    private static let padMark: UInt8 = 64
    private static let blankMark: UInt8 = 65

    /// What each byte means: a digit, padding, a blank, or nothing.
    private static let values: [UInt8] = (0...UInt8.max).map { character in
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        case .equals: padMark
        case .blank, .tab: blankMark
        default: .max
        }
    }
}
