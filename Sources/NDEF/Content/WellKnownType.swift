// SPDX-License-Identifier: MIT

/// The well-known types that are read, global and local; letter case counts.
///
/// The raw value is the length of the name in the highest byte, then the name, then zeroes.
enum WellKnownType: UInt32 {
    case uri = 0x01_55_00_00  // U
    case text = 0x01_54_00_00  // T
    case smartPoster = 0x02_53_70_00  // Sp
    case handoverRequest = 0x02_48_72_00  // Hr
    case handoverSelect = 0x02_48_73_00  // Hs
    case handoverMediation = 0x02_48_6D_00  // Hm
    case handoverInitiate = 0x02_48_69_00  // Hi
    case handoverCarrier = 0x02_48_63_00  // Hc
    case signature = 0x03_53_69_67  // Sig
    case genericControl = 0x02_47_63_00  // Gc
    case deviceInformation = 0x02_44_69_00  // Di

    // Local types. `t` is the type in a Smart Poster and the target in a Generic Control record.
    case action = 0x03_61_63_74  // act
    case size = 0x01_73_00_00  // s
    case typeOrTarget = 0x01_74_00_00  // t
    case alternativeCarrier = 0x02_61_63_00  // ac
    case collisionResolution = 0x02_63_72_00  // cr
    case error = 0x03_65_72_72  // err
    case controlAction = 0x01_61_00_00  // a
    case controlData = 0x01_64_00_00  // d

    /// Nil for a record that is not well-known or of another type.
    init?(of record: NDEFRecord) {
        guard record.typeNameFormat == .wellKnown else { return nil }
        self.init(name: record.typeSpan)
    }

    /// Nil for another type.
    init?(name type: Span<UInt8>) {
        guard type.count <= 3 else { return nil }
        var value = UInt32(truncatingIfNeeded: type.count)
        for index in 0..<3 { value = value << 8 | (index < type.count ? UInt32(type[index]) : 0) }
        self.init(rawValue: value)
    }

    /// The name on the wire.
    var name: [UInt8] {
        (0..<(rawValue >> 24)).map { UInt8(truncatingIfNeeded: rawValue >> (16 - 8 * $0)) }
    }
}
