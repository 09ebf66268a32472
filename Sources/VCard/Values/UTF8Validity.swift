// SPDX-License-Identifier: MIT

extension Span where Element == UInt8 {
    /// Whether the bytes are UTF-8 (RFC 3629 section 4), looked at by words: most text is ASCII, and the rest of it
    /// short characters.
    var isUTF8: Bool {
        var index = 0
        while index < count {
            let word = word(at: index)
            if word & 0x80 != 0 {
                let length = word.lengthOfCharacter
                guard length > 0 else { return false }
                index &+= length
            } else {
                // All eight, or those in front of the first that is not ASCII.
                index &+= (word & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
            }
        }
        return true
    }
}

extension UInt64 {
    /// How many bytes the character has that begins with the lowest byte, beyond ASCII, or 0 when it is none.
    @inline(__always)
    fileprivate var lengthOfCharacter: Int {
        if self & 0xC0E0 == 0x80C0 { return self & 0xFF >= 0xC2 ? 2 : 0 }
        if self & 0xC0_C0F0 == 0x80_80E0 {
            // Neither what two bytes can hold nor half of a surrogate pair.
            let second = self >> 8 & 0xFF
            switch self & 0xFF {
            case 0xE0: return second >= 0xA0 ? 3 : 0
            case 0xED: return second < 0xA0 ? 3 : 0
            default: return 3
            }
        }
        if self & 0xC0C0_C0F8 == 0x8080_80F0 {
            // From U+10000 to U+10FFFF.
            let second = self >> 8 & 0xFF
            switch self & 0xFF {
            case 0xF0: return second >= 0x90 ? 4 : 0
            case 0xF4: return second < 0x90 ? 4 : 0
            case 0xF1, 0xF2, 0xF3: return 4
            default: return 0
            }
        }
        return 0
    }
}
