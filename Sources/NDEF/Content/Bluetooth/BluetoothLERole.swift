// SPDX-License-Identifier: MIT

internal import Bytes

/// The role of a Bluetooth Low Energy device (Core Specification Supplement, A 1.17).
public struct BluetoothLERole: RawRepresentable, Hashable, Sendable {
    /// The byte on the wire.
    public let rawValue: UInt8

    /// Makes the role of a byte; those above 3 are reserved.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Peripheral only.
    public static let peripheral = BluetoothLERole(rawValue: 0)
    /// Central only.
    public static let central = BluetoothLERole(rawValue: 1)
    /// Both, peripheral preferred.
    public static let preferablyPeripheral = BluetoothLERole(rawValue: 2)
    /// Both, central preferred.
    public static let preferablyCentral = BluetoothLERole(rawValue: 3)

    var isReserved: Bool { rawValue > 3 }
}

extension BluetoothLERole: CustomStringConvertible {
    /// The role in words; the number of a reserved one.
    public var description: String {
        switch self {
        case .peripheral: "peripheral"
        case .central: "central"
        case .preferablyPeripheral: "peripheral or central, peripheral preferred"
        case .preferablyCentral: "peripheral or central, central preferred"
        default: "reserved 0x" + Hexadecimal.digits(of: rawValue)
        }
    }
}
