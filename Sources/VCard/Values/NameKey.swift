// SPDX-License-Identifier: MIT

/// A short name in upper case, packed into two words, so that names compare without case and without a String.
struct NameKey: Hashable, Sendable {
    private(set) var low: UInt64 = 0
    private(set) var high: UInt64 = 0

    /// Packs the bytes in `range`; empty when they are more than sixteen, or have a NUL among them.
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        let count = range.upperBound &- range.lowerBound
        guard count > 0, count <= 16 else { return }
        let first = bytes.word(at: range.lowerBound).first(count)
        let second = count > 8 ? bytes.word(at: range.lowerBound &+ 8).first(count &- 8) : 0
        guard !first.hasZero(inFirst: count), count <= 8 || !second.hasZero(inFirst: count &- 8) else { return }
        low = first.uppercasedASCII
        high = second.uppercasedASCII
    }

    /// Packs a name; empty when it is too long, or has a NUL.
    init(_ name: String) {
        let utf8 = name.utf8
        let bytes = utf8.span
        self.init(bytes, 0..<bytes.count)
    }

    /// Packs a name of the standard, at most sixteen bytes of it.
    init(known name: StaticString) {
        var shift: UInt64 = 0
        for byte in name.description.utf8.prefix(16) {
            if shift < 64 { low |= UInt64(byte) << shift } else { high |= UInt64(byte) << (shift & 63) }
            shift += 8
        }
    }
}

extension UInt64 {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The lowest so many bytes alone.
    fileprivate func first(_ count: Int) -> UInt64 {
        count >= 8 ? self : self & (1 &<< (UInt64(truncatingIfNeeded: count) &* 8) &- 1)
    }

    fileprivate func hasZero(inFirst count: Int) -> Bool {
        ((self &- Self.ones) & ~self & Self.tops).first(count) != 0
    }

    /// The bytes with A to Z in place of a to z.
    fileprivate var uppercasedASCII: UInt64 {
        let low = self & ~Self.tops
        let isLower = (low &+ Self.ones &* 0x1F) & ~(low &+ Self.ones &* 0x05) & ~self & Self.tops
        return self &- isLower &>> 2
    }
}

extension NameKey {
    var isEmpty: Bool { low == 0 }

    /// How many bytes the name has.
    var count: Int {
        high != 0 ? 16 - high.leadingZeroBitCount / 8 : 8 - low.leadingZeroBitCount / 8
    }
}

/// Finds the number that belongs to a name: a table of open addressing, at most a quarter full.
struct NameTable: Sendable {
    private struct Slot: Sendable {
        var key: NameKey
        /// 0 in a slot that is free.
        var number: UInt8
    }

    private var slots: [Slot]

    /// The keys of the names by their numbers; the first one is for no name.
    let keys: [NameKey]

    /// Numbers the names from 1.
    init(_ names: [StaticString]) {
        var size = 16
        while size < names.count * 4 { size *= 2 }
        slots = Array(repeating: Slot(key: NameKey(known: ""), number: 0), count: size)
        let packed = names.map(NameKey.init(known:))
        keys = [NameKey(known: "")] + packed
        for (index, key) in packed.enumerated() {
            var slot = Self.hash(key) & (size - 1)
            while slots[slot].number != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = Slot(key: key, number: UInt8(truncatingIfNeeded: index + 1))
        }
    }

    /// The number of a name, or 0 for one that is not in the table.
    subscript(key: NameKey) -> UInt8 {
        var slot = Self.hash(key) & (slots.count &- 1)
        while true {
            let entry = slots[slot]
            if entry.number == 0 || entry.key == key { return entry.number }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
    }

    private static func hash(_ key: NameKey) -> Int {
        Int(truncatingIfNeeded: ((key.low ^ key.high) &* 0x9E37_79B9_7F4A_7C15) >> 40)
    }
}
