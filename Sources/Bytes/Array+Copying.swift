// SPDX-License-Identifier: MIT

extension Array where Element == UInt8 {
    /// Makes an array of borrowed bytes.
    @inlinable
    package init(copying bytes: Span<UInt8>) {
        self = unsafe bytes.withUnsafeBufferPointer { unsafe [UInt8]($0) }
    }

    /// Appends borrowed bytes.
    @inlinable
    package mutating func append(copying bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
