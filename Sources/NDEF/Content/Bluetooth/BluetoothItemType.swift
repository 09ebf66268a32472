// SPDX-License-Identifier: MIT

internal import Bytes

/// The type of an item of Bluetooth data: an EIR or AD type.
///
/// Bluetooth Assigned Numbers, clause 2.3, Common Data Types. Types without a name here keep their number.
public struct BluetoothItemType: RawRepresentable, Hashable, Sendable {
    /// The number on the wire.
    public let rawValue: UInt8

    /// Makes the type of a number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// What the device can do and be found for.
    public static let flags = BluetoothItemType(rawValue: 0x01)
    /// Some of the service UUIDs of two bytes.
    public static let someUUIDs16 = BluetoothItemType(rawValue: 0x02)
    /// All service UUIDs of two bytes.
    public static let allUUIDs16 = BluetoothItemType(rawValue: 0x03)
    /// Some of the service UUIDs of four bytes.
    public static let someUUIDs32 = BluetoothItemType(rawValue: 0x04)
    /// All service UUIDs of four bytes.
    public static let allUUIDs32 = BluetoothItemType(rawValue: 0x05)
    /// Some of the service UUIDs of sixteen bytes.
    public static let someUUIDs128 = BluetoothItemType(rawValue: 0x06)
    /// All service UUIDs of sixteen bytes.
    public static let allUUIDs128 = BluetoothItemType(rawValue: 0x07)
    /// A name that is cut off.
    public static let shortName = BluetoothItemType(rawValue: 0x08)
    /// The whole name.
    public static let completeName = BluetoothItemType(rawValue: 0x09)
    /// The power of the transmitter.
    public static let transmitPower = BluetoothItemType(rawValue: 0x0A)
    /// What kind of device it is.
    public static let classOfDevice = BluetoothItemType(rawValue: 0x0D)
    /// Simple Pairing Hash C-192.
    public static let hash192 = BluetoothItemType(rawValue: 0x0E)
    /// Simple Pairing Randomizer R-192.
    public static let randomizer192 = BluetoothItemType(rawValue: 0x0F)
    /// Security Manager TK Value; in data for BR/EDR the same number is a device id.
    public static let temporaryKey = BluetoothItemType(rawValue: 0x10)
    /// Security Manager Out of Band Flags.
    public static let outOfBandFlags = BluetoothItemType(rawValue: 0x11)
    /// What the device looks like.
    public static let appearance = BluetoothItemType(rawValue: 0x19)
    /// The address of a Low Energy device.
    public static let address = BluetoothItemType(rawValue: 0x1B)
    /// The role of a Low Energy device.
    public static let role = BluetoothItemType(rawValue: 0x1C)
    /// Simple Pairing Hash C-256.
    public static let hash256 = BluetoothItemType(rawValue: 0x1D)
    /// Simple Pairing Randomizer R-256.
    public static let randomizer256 = BluetoothItemType(rawValue: 0x1E)
    /// LE Secure Connections Confirmation Value.
    public static let confirmation = BluetoothItemType(rawValue: 0x22)
    /// LE Secure Connections Random Value.
    public static let random = BluetoothItemType(rawValue: 0x23)
    /// What a manufacturer adds.
    public static let manufacturerData = BluetoothItemType(rawValue: 0xFF)
}

extension BluetoothItemType {
    /// What the length of the data must be.
    enum Length {
        case any
        case exactly(Int)
        case multiple(of: Int)
    }

    func length(in transport: BluetoothTransport) -> Length {
        switch self {
        case .someUUIDs16, .allUUIDs16: .multiple(of: 2)
        case .someUUIDs32, .allUUIDs32: .multiple(of: 4)
        case .someUUIDs128, .allUUIDs128: .multiple(of: 16)
        case .transmitPower, .outOfBandFlags, .role: .exactly(1)
        case .appearance: .exactly(2)
        case .classOfDevice: .exactly(3)
        case .address: .exactly(7)
        case .hash192, .randomizer192, .hash256, .randomizer256, .confirmation, .random: .exactly(16)
        case .temporaryKey: transport == .lowEnergy ? .exactly(16) : .any
        default: .any
        }
    }
}

/// For which of the two radios the data is.
enum BluetoothTransport {
    case classic
    case lowEnergy
}

extension BluetoothItemType: CustomStringConvertible {
    /// The name, such as `complete name`; for types without one the number, such as `0x24`.
    public var description: String {
        switch self {
        case .flags: "flags"
        case .someUUIDs16: "incomplete 16-bit UUIDs"
        case .allUUIDs16: "16-bit UUIDs"
        case .someUUIDs32: "incomplete 32-bit UUIDs"
        case .allUUIDs32: "32-bit UUIDs"
        case .someUUIDs128: "incomplete 128-bit UUIDs"
        case .allUUIDs128: "128-bit UUIDs"
        case .shortName: "short name"
        case .completeName: "complete name"
        case .transmitPower: "TX power"
        case .classOfDevice: "class of device"
        case .hash192: "hash C-192"
        case .randomizer192: "randomizer R-192"
        case .temporaryKey: "TK value"
        case .outOfBandFlags: "OOB flags"
        case .appearance: "appearance"
        case .address: "LE address"
        case .role: "LE role"
        case .hash256: "hash C-256"
        case .randomizer256: "randomizer R-256"
        case .confirmation: "LE confirmation value"
        case .random: "LE random value"
        case .manufacturerData: "manufacturer data"
        default: "0x" + Hexadecimal.digits(of: rawValue)
        }
    }
}
