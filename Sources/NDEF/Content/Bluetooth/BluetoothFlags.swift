// SPDX-License-Identifier: MIT

/// What a Bluetooth device can do and be found for (Core Specification Supplement, A 1.3).
public struct BluetoothFlags: OptionSet, Hashable, Sendable {
    /// The byte on the wire; bits without a name here are kept.
    public let rawValue: UInt8

    /// Makes the flags of a byte.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// LE Limited Discoverable Mode.
    public static let limitedDiscoverable = BluetoothFlags(rawValue: 0x01)
    /// LE General Discoverable Mode.
    public static let generalDiscoverable = BluetoothFlags(rawValue: 0x02)
    /// BR/EDR Not Supported.
    public static let lowEnergyOnly = BluetoothFlags(rawValue: 0x04)
    /// Simultaneous LE and BR/EDR to Same Device Capable (Controller).
    public static let bothAtOnceInController = BluetoothFlags(rawValue: 0x08)
    /// Simultaneous LE and BR/EDR to Same Device Capable (Host); no longer used.
    public static let bothAtOnceInHost = BluetoothFlags(rawValue: 0x10)
}
