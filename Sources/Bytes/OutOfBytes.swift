// SPDX-License-Identifier: MIT

/// A read that wanted more bytes than there are.
package struct OutOfBytes: Error, Hashable, Sendable {
    /// How many bytes the read wanted.
    package let needed: Int

    /// How many bytes were left.
    package let available: Int

    /// Where the read began, counted from the start of the span.
    package let offset: Int

    package init(needed: Int, available: Int, offset: Int) {
        self.needed = needed
        self.available = available
        self.offset = offset
    }
}
