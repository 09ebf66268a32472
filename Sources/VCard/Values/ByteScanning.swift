// SPDX-License-Identifier: MIT

/// Searches that look at eight bytes at a time.
extension Span where Element == UInt8 {
    /// The index of the first control character (TAB and line breaks too) at or behind `start`, or the number of bytes.
    func firstControl(from start: Int) -> Int {
        first(from: start) { $0.controls }
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
        first(from: start) { $0.specials | $0.controls }
    }

    /// The index of the first byte of this value, which is not zero, at or behind `start`, or the number of bytes.
    func first(_ byte: UInt8, from start: Int = 0) -> Int {
        first(from: start) { $0.bytes(equalTo: byte) }
    }

    /// As ``firstControl(from:)``; sets `isASCII` to false when a byte beyond ASCII may stand in front of it.
    @inline(__always)
    func firstControl(from start: Int, isASCII: inout Bool) -> Int {
        var all: UInt64 = 0
        let index = first(from: start) { word in
            all |= word
            return word.controls
        }
        if all.isBeyondASCII { isASCII = false }
        return index
    }

    /// `find` sets the top bit of each byte that is looked for.
    @inline(__always)
    private func first(from start: Int, _ find: (UInt64) -> UInt64) -> Int {
        var index = start
        while index < count {
            let found = find(word(at: index))
            if found != 0 { return Swift.min(index &+ found.trailingZeroBitCount >> 3, count) }
            index &+= 8
        }
        return count
    }

    /// Eight bytes, the first one lowest, zeros for those behind the end.
    ///
    /// The compiler makes one load of it behind one check of the bounds.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        guard index >= 0, index <= count &- 8 else { return lastWord(at: index) }
        let bytes = extracting(index..<(index &+ 8))
        let low = UInt64(bytes[0]) | UInt64(bytes[1]) << 8 | UInt64(bytes[2]) << 16 | UInt64(bytes[3]) << 24
        let high = UInt64(bytes[4]) | UInt64(bytes[5]) << 8 | UInt64(bytes[6]) << 16 | UInt64(bytes[7]) << 24
        return low | high << 32
    }

    @inline(never)
    private func lastWord(at index: Int) -> UInt64 {
        guard index < count else { return 0 }
        // The last of more than eight bytes come with those in front of them.
        if count >= 8 { return word(at: count &- 8) &>> (UInt64(truncatingIfNeeded: index &- count &+ 8) &* 8) }
        var word: UInt64 = 0
        for offset in 0..<(count &- index) {
            word |= UInt64(self[index &+ offset]) &<< (UInt64(truncatingIfNeeded: offset) &* 8)
        }
        return word
    }
}

/// Those that are words give the top bit of each byte that is meant.
extension UInt64 {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The lower seven bits of each byte: what is added to them carries into no other byte.
    @inline(__always)
    private var lowBits: UInt64 { self & ~Self.tops }

    /// Sets the top bit of each byte whose lower seven bits are other than those of `byte`.
    @inline(__always)
    private func differences(from byte: UInt8) -> UInt64 {
        (lowBits ^ Self.ones &* UInt64(byte)) &+ ~Self.tops
    }

    /// Sets the top bit of each byte whose lower seven bits are at least 20.
    @inline(__always)
    private var fromBlank: UInt64 { lowBits &+ Self.ones &* 0x60 }

    /// The bytes, all of ASCII, whose top bit is not set in `others`.
    @inline(__always)
    private func bytes(notIn others: UInt64) -> UInt64 { ~(others | self) & Self.tops }

    @inline(__always)
    fileprivate func bytes(equalTo byte: UInt8) -> UInt64 { bytes(notIn: differences(from: byte)) }

    /// Backslash, comma and semicolon.
    @inline(__always)
    var specials: UInt64 {
        bytes(notIn: differences(from: .backslash) & differences(from: .comma) & differences(from: .semicolon))
    }

    @inline(__always)
    fileprivate var controls: UInt64 { bytes(notIn: fromBlank & differences(from: 0x7F)) }

    /// What a TEXT value cannot have as it is; 7F is refused long before.
    @inline(__always)
    var bytesToEscape: UInt64 {
        bytes(
            notIn: differences(from: .backslash) & differences(from: .comma) & differences(from: .semicolon)
                & fromBlank)
    }

    /// How many bytes stand in front of the first backslash, 8 when there is none.
    @inline(__always)
    var firstBackslash: Int { bytes(equalTo: .backslash).trailingZeroBitCount >> 3 }

    @inline(__always)
    fileprivate var isBeyondASCII: Bool { self & Self.tops != 0 }
}
