// SPDX-License-Identifier: MIT

/// The address of a Bluetooth Low Energy device, and whether it is public or random.
///
/// Core Specification Supplement, A 1.16.
public struct BluetoothLEAddress: Hashable, Sendable {
    /// What kind of address it is.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The byte on the wire: bit 0 tells, the others are reserved and kept.
        public let rawValue: UInt8

        /// Makes the kind of a byte.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// A registered address.
        public static let `public` = Kind(rawValue: 0)
        /// A made-up address.
        public static let random = Kind(rawValue: 1)

        /// Whether the address is made up.
        public var isRandom: Bool { rawValue & 1 != 0 }
    }

    /// The address.
    public let address: HardwareAddress

    /// What kind of address it is.
    public let kind: Kind

    /// Makes an address of a Low Energy device.
    public init(_ address: HardwareAddress, _ kind: Kind = .public) {
        self.address = address
        self.kind = kind
    }

    init?(data: NDEFBytes) {
        guard data.count == HardwareAddress.size + 1, let kind = data.last,
            let address = HardwareAddress(littleEndian: data.dropLast())
        else { return nil }
        self.init(address, Kind(rawValue: kind))
    }
}

extension BluetoothLEAddress: CustomStringConvertible {
    /// Address and kind, such as `AA:BB:CC:DD:EE:FF (public)`.
    public var description: String { "\(address) (\(kind.isRandom ? "random" : "public"))" }
}
