// SPDX-License-Identifier: MIT

extension Span where Element == UInt8 {
    /// Whether all bytes are US-ASCII.
    @inlinable
    package var isASCII: Bool {
        // Eight bytes at a time: most of what a tag holds is US-ASCII, and this is asked of all of it.
        unsafe withUnsafeBytes { buffer in
            var offset = 0
            while buffer.count - offset >= 8 {
                let word = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                if word & 0x8080_8080_8080_8080 != 0 { return false }
                offset += 8
            }
            var rest: UInt8 = 0
            while offset < buffer.count {
                unsafe rest |= buffer[offset]
                offset += 1
            }
            return rest < 0x80
        }
    }
}
