// SPDX-License-Identifier: MIT

internal import Bytes

/// A UUID of a Bluetooth service: whole, or as the short form that the Bluetooth SIG assigns.
public enum BluetoothUUID: Hashable, Sendable {
    /// A short form of two bytes, such as 110B for an audio sink.
    case short16(UInt16)
    /// A short form of four bytes.
    case short32(UInt32)
    /// A whole one.
    case full(UUID128)

    /// The whole UUID; short forms stand in the first four bytes of the Bluetooth Base UUID (Core 5.4, 3-B 2.5.1).
    public var expanded: UUID128 {
        switch self {
        case .short16(let number): Self.base(UInt32(number))
        case .short32(let number): Self.base(number)
        case .full(let uuid): uuid
        }
    }

    private static func base(_ number: UInt32) -> UUID128 {
        UUID128(high: UInt64(number) << 32 | 0x1000, low: 0x8000_0080_5F9B_34FB)
    }

    /// Reads 2, 4 or 16 bytes, least significant first.
    init?(littleEndian bytes: some BidirectionalCollection<UInt8>) {
        switch bytes.count {
        case 2: self = .short16(bytes.reversed().reduce(0) { $0 << 8 | UInt16($1) })
        case 4: self = .short32(bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) })
        default:
            guard let uuid = UUID128(bytes: bytes.reversed()) else { return nil }
            self = .full(uuid)
        }
    }

    var littleEndianBytes: [UInt8] {
        switch self {
        case .short16(let number): number.littleEndianBytes
        case .short32(let number):
            UInt16(number & 0xFFFF).littleEndianBytes + UInt16(number >> 16).littleEndianBytes
        case .full(let uuid): uuid.bytes.reversed()
        }
    }
}

extension BluetoothUUID: CustomStringConvertible {
    /// The hexadecimal digits: four, eight, or those of a whole UUID.
    public var description: String {
        switch self {
        case .short16, .short32: Hexadecimal.text(littleEndianBytes.reversed())
        case .full(let uuid): uuid.description
        }
    }
}
