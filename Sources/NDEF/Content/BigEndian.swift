// SPDX-License-Identifier: MIT

extension Span where Element == UInt8 {
    /// The bytes as a number, most significant byte first; of more than four the last four.
    var bigEndian: UInt32 {
        var value: UInt32 = 0
        for index in indices { value = value << 8 | UInt32(self[index]) }
        return value
    }
}

extension UInt32 {
    /// The four bytes of the number, most significant byte first.
    var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
