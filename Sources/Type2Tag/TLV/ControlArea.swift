// SPDX-License-Identifier: MIT

/// The bytes that a lock control or memory control TLV sets apart (Type 2 Tag 1.1 §2.3.1, §2.3.2).
///
/// They are jumped over when TLVs are read or written, also in the middle of a message.
public struct ControlArea: Hashable, Sendable {
    /// The first byte set apart, counted from byte 0 of page 0.
    public let byteAddress: Int

    /// How many bytes are set apart.
    public let byteCount: Int

    /// How many lock bits the bytes hold, 1 to 256; nil for a memory control TLV.
    public let lockBitCount: Int?

    /// How many bytes of memory one lock bit locks; nil for a memory control TLV.
    public let bytesPerLockBit: Int?

    /// Reads the value of a lock control TLV, or nil when it has not three bytes or an exponent is reserved.
    init?(lockControl value: [UInt8]) {
        guard value.count == 3, value[2] & 0x0F != 0, value[2] >> 4 != 0 else { return nil }
        let bits = value[1] == 0 ? 256 : Int(value[1])
        byteAddress = ControlArea.byteAddress(position: value[0], pageControl: value[2])
        byteCount = (bits + 7) / 8
        lockBitCount = bits
        bytesPerLockBit = 1 << Int(value[2] >> 4)
    }

    /// Reads the value of a memory control TLV; only the low nibble of the third byte counts.
    init?(memoryControl value: [UInt8]) {
        guard value.count == 3, value[2] & 0x0F != 0 else { return nil }
        byteAddress = ControlArea.byteAddress(position: value[0], pageControl: value[2])
        byteCount = value[1] == 0 ? 256 : Int(value[1])
        lockBitCount = nil
        bytesPerLockBit = nil
    }

    /// The bytes as offsets into a data area of so many bytes; empty when they lie outside it.
    func offsets(inDataAreaOf size: Int) -> Range<Int> {
        let start = byteAddress - PageAddress.dataArea.byteAddress
        let lower = min(max(start, 0), size)
        return lower..<min(max(start + byteCount, lower), size)
    }

    private static func byteAddress(position: UInt8, pageControl: UInt8) -> Int {
        Int(position >> 4) << Int(pageControl & 0x0F) + Int(position & 0x0F)
    }
}
