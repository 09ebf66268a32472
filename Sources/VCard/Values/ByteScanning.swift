// SPDX-License-Identifier: MIT

/// Searches that look at eight bytes at a time.
extension Span where Element == UInt8 {
    /// The index of the first control character (TAB and line breaks too) at or behind `start`, or the number of bytes.
    func firstControl(from start: Int) -> Int {
        var index = start
        while index <= count &- 8 {
            let found = word(at: index).controls
            if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
            index &+= 8
        }
        while index < count, self[index] >= 0x20, self[index] != 0x7F { index &+= 1 }
        return index
    }

    /// The index of the first backslash, comma or semicolon at or behind `start`, or the number of bytes.
    func firstSpecial(from start: Int) -> Int {
        var index = start
        while index <= count &- 8 {
            let word = word(at: index)
            let found = word.bytes(equalTo: .backslash) | word.bytes(equalTo: .comma) | word.bytes(equalTo: .semicolon)
            if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
            index &+= 8
        }
        while index < count, !self[index].isSpecial { index &+= 1 }
        return index
    }

    /// The index of the first control character that may stand nowhere in a content line, or nil.
    var firstForbiddenControl: Int? {
        var index = firstControl(from: 0)
        while index < count {
            if self[index].isForbiddenControl { return index }
            index = firstControl(from: index + 1)
        }
        return nil
    }

    /// The index of the first byte at or behind `start` that a TEXT value cannot have as it is, any control character
    /// too, or the number of bytes.
    func firstToEscape(from start: Int) -> Int {
        var index = start
        while index <= count &- 8 {
            let word = word(at: index)
            let found = word.bytesToEscape | word.bytes(equalTo: 0x7F)
            if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
            index &+= 8
        }
        while index < count, self[index] >= 0x20, self[index] != 0x7F, !self[index].isSpecial { index &+= 1 }
        return index
    }

    /// The index of the first byte of this value at or behind `start`, or the number of bytes.
    func first(_ byte: UInt8, from start: Int = 0) -> Int {
        var index = start
        while index <= count &- 8 {
            let found = word(at: index).bytes(equalTo: byte)
            if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
            index &+= 8
        }
        while index < count, self[index] != byte { index &+= 1 }
        return index
    }

    /// Eight bytes, the first one lowest; the compiler makes one load of it, behind one check of the bounds.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        let bytes = extracting(index..<(index &+ 8))
        let low =
            UInt64(bytes[0]) | UInt64(bytes[1]) << 8 | UInt64(bytes[2]) << 16 | UInt64(bytes[3]) << 24
        let high =
            UInt64(bytes[4]) | UInt64(bytes[5]) << 8 | UInt64(bytes[6]) << 16 | UInt64(bytes[7]) << 24
        return low | high << 32
    }
}

extension Span where Element == UInt8 {
    /// Up to eight bytes, the first one lowest, zeros above them.
    @inline(__always)
    func word(at index: Int, count bytes: Int) -> UInt64 {
        if bytes >= 8 { return word(at: index) }
        // The last bytes of more than eight come with those in front of them.
        if index &+ bytes == count, count >= 8 { return word(at: count &- 8) >> (UInt64(8 &- bytes) &* 8) }
        var word: UInt64 = 0
        for offset in 0..<bytes { word |= UInt64(self[index &+ offset]) << (UInt64(offset) &* 8) }
        return word
    }
}

extension UInt64 {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The top bit of each byte that a TEXT value cannot have as it is, TAB too; above the lowest there may be more.
    @inline(__always)
    var bytesToEscape: UInt64 {
        bytes(equalTo: .backslash) | bytes(equalTo: .comma) | bytes(equalTo: .semicolon)
            | (self &- Self.ones &* 0x20) & ~self & Self.tops
    }

    /// The top bit of each byte that has this value; above the lowest of them there may be more.
    @inline(__always)
    fileprivate func bytes(equalTo byte: UInt8) -> UInt64 {
        let difference = self ^ (Self.ones &* UInt64(byte))
        return (difference &- Self.ones) & ~difference & Self.tops
    }

    /// The top bit of each byte below 20 or equal to 7F; above the lowest of them there may be more.
    @inline(__always)
    fileprivate var controls: UInt64 {
        (self &- Self.ones &* 0x20) & ~self & Self.tops | bytes(equalTo: 0x7F)
    }
}
