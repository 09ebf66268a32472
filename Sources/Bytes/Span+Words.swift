// SPDX-License-Identifier: MIT

extension Span where Element == UInt8 {
    /// Eight bytes as one word, the first one lowest; they must be there.
    @inlinable
    @inline(__always)
    package func word(unchecked offset: Int) -> UInt64 {
        unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
    }

    /// Whether no word has a bit of `0x80` in what `faults` makes of it, and no byte of fewer than eight is refused.
    ///
    /// The last word overlaps the one before, so that no bytes are left over.
    ///
    /// - Parameters:
    ///   - faults: Sets the highest bit of each byte that is refused; other bits do not count.
    ///   - isFault: The same for one byte.
    /// - Returns: Whether all bytes passed.
    @inlinable
    @inline(__always)
    package func passes(words faults: (UInt64) -> UInt64, bytes isFault: (UInt8) -> Bool) -> Bool {
        let highBits: UInt64 = 0x8080_8080_8080_8080
        guard count >= 8 else {
            for index in indices where isFault(unsafe self[unchecked: index]) { return false }
            return true
        }
        var offset = 0
        let last = count &- 8
        while offset < last {
            if faults(word(unchecked: offset)) & highBits != 0 { return false }
            offset &+= 8
        }
        return faults(word(unchecked: last)) & highBits == 0
    }

    /// Whether all bytes are from `least` to 7E, which is at least 01.
    @inlinable
    package func areAllPrintable(from least: UInt8) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let toLeast = ones &* UInt64(0x80 - least)
        // No carry leaves a byte of US-ASCII; what others make of their neighbours does not matter, they are refused.
        return passes(words: { $0 | ~($0 &+ toLeast) | ($0 &+ ones) }, bytes: { $0 < least || $0 > 0x7E })
    }

    /// Whether the bytes are those of a name.
    @inlinable
    package func equals(_ name: StaticString) -> Bool {
        guard count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { other in
            let other = unsafe Span(_unsafeElements: other)
            guard count >= 8 else {
                for index in indices where unsafe self[unchecked: index] != other[unchecked: index] { return false }
                return true
            }
            var offset = 0
            let last = count &- 8
            while offset < last {
                if word(unchecked: offset) != other.word(unchecked: offset) { return false }
                offset &+= 8
            }
            return word(unchecked: last) == other.word(unchecked: last)
        }
    }
}
