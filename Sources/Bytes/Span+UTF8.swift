// SPDX-License-Identifier: MIT

extension Span where Element == UInt8 {
    /// The index of the first byte that breaks UTF-8, or nil.
    @inlinable
    package var firstInvalidUTF8: Int? {
        if isASCII { return nil }
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: self)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }

    /// A string of the bytes; those that are no UTF-8 become U+FFFD.
    @inlinable
    package var text: String {
        if isASCII { return asciiText }
        do throws(UTF8.ValidationError) {
            return String(copying: try UTF8Span(validating: self))
        } catch {
            return unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// A string of bytes that are known to be US-ASCII.
    @inlinable
    package var asciiText: String {
        String(copying: unsafe UTF8Span(unchecked: self, isKnownASCII: true))
    }
}
