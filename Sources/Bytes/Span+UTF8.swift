// SPDX-License-Identifier: MIT

extension Span where Element == UInt8 {
    /// The index of the first byte that breaks UTF-8, or nil.
    package var firstInvalidUTF8: Int? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: self)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }
}
