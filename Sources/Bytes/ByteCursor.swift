// SPDX-License-Identifier: MIT

/// A bounds-checked reader over borrowed bytes.
///
/// A read either succeeds whole and moves the position, or throws and leaves the position where it was.
package struct ByteCursor: ~Escapable {
    private let bytes: Span<UInt8>

    /// The offset of the next byte, counted from the start of the span.
    package private(set) var position = 0

    @_lifetime(copy bytes)
    package init(_ bytes: Span<UInt8>) {
        self.bytes = bytes
    }

    /// The number of bytes in the whole span.
    package var count: Int { bytes.count }

    /// The number of bytes not read yet.
    package var remaining: Int { bytes.count - position }

    package var isAtEnd: Bool { remaining == 0 }

    /// Returns the byte `distance` bytes ahead without moving, or `nil` behind the end.
    package func peek(ahead distance: Int = 0) -> UInt8? {
        guard distance >= 0, distance < remaining else { return nil }
        return bytes[position + distance]
    }

    package mutating func readByte() throws(OutOfBytes) -> UInt8 {
        guard position < bytes.count else { throw OutOfBytes(needed: 1, available: 0, offset: position) }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads an unsigned integer of 1 to 8 bytes, most significant byte first.
    package mutating func readBigEndian(byteCount: Int) throws(OutOfBytes) -> UInt64 {
        try check(byteCount)
        var value: UInt64 = 0
        for index in position..<(position + byteCount) {
            value = value << 8 | UInt64(bytes[index])
        }
        position += byteCount
        return value
    }

    /// Reads `byteCount` bytes.
    ///
    /// Nothing is allocated before the bytes are known to be there.
    package mutating func readArray(_ byteCount: Int) throws(OutOfBytes) -> [UInt8] {
        try check(byteCount)
        var array: [UInt8] = []
        array.reserveCapacity(byteCount)
        for index in position..<(position + byteCount) {
            array.append(bytes[index])
        }
        position += byteCount
        return array
    }

    package mutating func skip(_ byteCount: Int) throws(OutOfBytes) {
        try check(byteCount)
        position += byteCount
    }

    /// Runs `body`; when it throws, the position goes back to where it was.
    package mutating func atomically<Value, Failure>(
        _ body: (inout ByteCursor) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let start = position
        do throws(Failure) {
            return try body(&self)
        } catch {
            position = start
            throw error
        }
    }

    // Compared by subtraction: `position + byteCount` could overflow for a hostile length.
    private func check(_ byteCount: Int) throws(OutOfBytes) {
        guard byteCount >= 0, byteCount <= bytes.count - position else {
            throw OutOfBytes(needed: byteCount, available: bytes.count - position, offset: position)
        }
    }
}
