// SPDX-License-Identifier: MIT

/// The answer to GET_VERSION: eight bytes (NTAG21x data sheet 10.1).
public struct ChipVersion: Hashable, Sendable {
    /// The answer as received.
    public let bytes: [UInt8]

    /// Creates a version from eight bytes, or nil from another number.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == 8 else { return nil }
        self.bytes = bytes
    }

    // A tuple has eight bytes by its type, so that a catalogue row cannot be short.
    init(allBytes b: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)) {
        bytes = [b.0, b.1, b.2, b.3, b.4, b.5, b.6, b.7]
    }

    /// Byte 1: 04h is NXP; clones answer with other values.
    public var vendor: UInt8 { bytes[1] }

    /// Byte 2: 03h Ultralight, 04h NTAG.
    public var productType: UInt8 { bytes[2] }

    /// Byte 3: input capacitance and variant.
    ///
    /// It does not tell chips apart.
    public var productSubtype: UInt8 { bytes[3] }

    /// Byte 6: the upper seven bits are the exponent of the storage size.
    public var storageSize: UInt8 { bytes[6] }

    /// Whether the vendor byte is NXP's.
    public var isNXP: Bool { vendor == 0x04 }

    /// How many bytes of user memory the storage size stands for: exactly 2ⁿ when the lowest bit is clear, otherwise
    /// between 2ⁿ and 2ⁿ⁺¹.
    ///
    /// Nil for an exponent that no chip can have.
    public var userMemory: ClosedRange<Int>? {
        let exponent = Int(storageSize >> 1)
        // The upper end is 2ⁿ⁺¹, which a narrow integer cannot hold for every n.
        guard exponent < min(32, Int.bitWidth - 2) else { return nil }
        return storageSize & 1 == 0 ? (1 << exponent)...(1 << exponent) : (1 << exponent)...(1 << (exponent + 1))
    }
}
