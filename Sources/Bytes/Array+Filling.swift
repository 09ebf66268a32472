// SPDX-License-Identifier: MIT

extension Array where Element == UInt8 {
    /// Makes an array of bytes that `fill` writes, at most `capacity`, with one allocation.
    @inlinable
    @inline(__always)
    package init(capacity: Int, filling fill: (inout OutputSpan<UInt8>) -> Void) {
        // What fits on the stack is written there and copied: the inits that hand out uninitialised storage look its
        // type up at run time, which takes longer than the copy.
        if capacity <= 1024 {
            self = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
                var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
                fill(&output)
                let count = unsafe output.finalize(for: buffer)
                return unsafe [UInt8](UnsafeBufferPointer(start: buffer.baseAddress, count: count))
            }
        } else {
            unsafe self.init(unsafeUninitializedCapacity: capacity) { buffer, count in
                var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
                fill(&output)
                count = unsafe output.finalize(for: buffer)
            }
        }
    }
}
