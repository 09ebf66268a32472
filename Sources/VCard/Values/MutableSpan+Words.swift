// SPDX-License-Identifier: MIT

extension MutableSpan where Element == UInt8 {
    /// Stores eight bytes, the lowest first, or as many of them as have room.
    ///
    /// The compiler makes one store of it behind one check of the bounds.
    @inline(__always)
    @_lifetime(self: copy self)
    mutating func store(_ word: UInt64, at start: Int) {
        guard start >= 0, start <= count &- 8 else {
            storeEnd(word, at: start)
            return
        }
        self[start] = UInt8(truncatingIfNeeded: word)
        self[start &+ 1] = UInt8(truncatingIfNeeded: word >> 8)
        self[start &+ 2] = UInt8(truncatingIfNeeded: word >> 16)
        self[start &+ 3] = UInt8(truncatingIfNeeded: word >> 24)
        self[start &+ 4] = UInt8(truncatingIfNeeded: word >> 32)
        self[start &+ 5] = UInt8(truncatingIfNeeded: word >> 40)
        self[start &+ 6] = UInt8(truncatingIfNeeded: word >> 48)
        self[start &+ 7] = UInt8(truncatingIfNeeded: word >> 56)
    }

    @inline(never)
    @_lifetime(self: copy self)
    private mutating func storeEnd(_ word: UInt64, at start: Int) {
        var rest = word
        for index in min(start, count)..<count {
            self[index] = UInt8(truncatingIfNeeded: rest)
            rest >>= 8
        }
    }
}
