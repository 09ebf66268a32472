// SPDX-License-Identifier: MIT

internal import Bytes

/// Bytes of a record, counted from 0.
///
/// They share the storage of the input they were read from, or of the record that was made: copying them copies no
/// bytes, and keeping them keeps that storage. `array` gives bytes that stand for themselves.
public struct NDEFBytes: Sendable {
    let storage: [UInt8]

    /// Where they begin in `storage`, and how many they are; always inside it.
    let start: Int

    /// The number of bytes.
    public let count: Int

    init(storage: [UInt8], start: Int, count: Int) {
        self.storage = storage
        self.start = start
        self.count = count
    }

    /// Makes bytes of an array, whose storage they share.
    public init(_ array: [UInt8]) {
        self.init(storage: array, start: 0, count: array.count)
    }

    /// Makes bytes of any sequence of them.
    ///
    /// - Complexity: linear in the number of bytes.
    public init(_ bytes: some Sequence<UInt8>) {
        self.init([UInt8](bytes))
    }

    /// Makes bytes of borrowed ones, which are copied.
    ///
    /// - Complexity: linear in the number of bytes.
    public init(copying span: Span<UInt8>) {
        self.init([UInt8](copying: span))
    }

    /// Makes bytes of a slice of bytes, whose storage they share; they are counted from 0 again.
    public init(_ slice: Slice<NDEFBytes>) {
        self.init(storage: slice.base.storage, start: slice.base.start + slice.startIndex, count: slice.count)
    }

    /// The bytes, borrowed.
    public var span: Span<UInt8> {
        @_lifetime(borrow self)
        @inline(__always)
        get { storage.span.extracting(start..<(start + count)) }
    }

    /// The bytes as an array of their own; the storage itself when they are all of it.
    ///
    /// - Complexity: linear in the number of bytes.
    public var array: [UInt8] {
        count == storage.count ? storage : Array(storage[start..<(start + count)])
    }
}

extension NDEFBytes: Hashable {
    /// Whether the bytes are the same; where they are stored does not count.
    public static func == (left: NDEFBytes, right: NDEFBytes) -> Bool {
        left.count == right.count && left.slice == right.slice
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        slice.hash(into: &hasher)
    }

    private var slice: ArraySlice<UInt8> { storage[start..<(start + count)] }
}

extension NDEFBytes: ExpressibleByArrayLiteral {
    /// Makes bytes of a literal.
    public init(arrayLiteral elements: UInt8...) {
        self.init(elements)
    }
}

extension NDEFBytes: CustomStringConvertible {
    /// The bytes in hexadecimal, with blanks between.
    public var description: String { Hexadecimal.text(self, separator: " ") }
}
