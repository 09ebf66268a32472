// SPDX-License-Identifier: MIT

extension NDEFBytes: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }

    /// The number of bytes.
    public var endIndex: Int { count }

    /// The byte at an offset from the first one.
    public subscript(position: Int) -> UInt8 {
        precondition(position >= 0 && position < count, "no such byte")
        return storage[start + position]
    }

    /// Calls `body` with the bytes, which lie in one piece.
    ///
    /// - Returns: What `body` returns.
    public func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result? {
        try unsafe storage[start..<(start + count)].withContiguousStorageIfAvailable(body)
    }
}
