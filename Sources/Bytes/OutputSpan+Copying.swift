// SPDX-License-Identifier: MIT

extension OutputSpan where Element == UInt8 {
    /// Appends bytes; there must be room for them.
    @_lifetime(self: copy self)
    @inlinable
    @inline(__always)
    package mutating func append(copying bytes: Span<UInt8>) {
        precondition(bytes.count <= freeCapacity, "no room")
        unsafe withUnsafeMutableBufferPointer { buffer, count in
            unsafe bytes.withUnsafeBufferPointer {
                _ = unsafe buffer[count...].initialize(fromContentsOf: $0)
            }
            count += bytes.count
        }
    }
}
