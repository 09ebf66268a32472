// SPDX-License-Identifier: MIT

extension Span where Element == UInt8 {
    /// The bytes as a number, most significant byte first; of more than four the last four.
    var bigEndian: UInt32 {
        var value: UInt32 = 0
        for index in indices { value = value << 8 | UInt32(self[index]) }
        return value
    }

    /// The two bytes from `index` on as a number, most significant byte first; the caller knows that they are there.
    func bigEndian16(at index: Int) -> UInt16 { UInt16(self[index]) << 8 | UInt16(self[index + 1]) }
}

extension FixedWidthInteger {
    /// The bytes of the number, most significant byte first.
    var bigEndianBytes: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}
