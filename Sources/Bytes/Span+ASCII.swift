// SPDX-License-Identifier: MIT

extension Span where Element == UInt8 {
    /// Whether all bytes are US-ASCII.
    @inlinable
    package var isASCII: Bool {
        // Eight bytes at a time: most of what a tag holds is US-ASCII, and this is asked of all of it.
        passes(words: { $0 }, bytes: { $0 >= 0x80 })
    }
}
