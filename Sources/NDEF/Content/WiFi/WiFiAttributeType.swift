// SPDX-License-Identifier: MIT

/// The type of an attribute of Wi-Fi Simple Configuration data.
///
/// Wi-Fi Simple Configuration 2.0, clause 12. Types without a name here keep their number.
public struct WiFiAttributeType: RawRepresentable, Hashable, Sendable {
    /// The number on the wire.
    public let rawValue: UInt16

    /// Makes the type of a number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The channel of the access point.
    public static let accessPointChannel = WiFiAttributeType(rawValue: 0x1001)
    /// The authentication types of a network.
    public static let authentication = WiFiAttributeType(rawValue: 0x1003)
    /// One network and what is needed to join it, as attributes within.
    public static let credential = WiFiAttributeType(rawValue: 0x100E)
    /// The encryption types of a network.
    public static let encryption = WiFiAttributeType(rawValue: 0x100F)
    /// The MAC address of the device that the credential is for.
    public static let macAddress = WiFiAttributeType(rawValue: 0x1020)
    /// The index of a network; always 1 since version 2.0.
    public static let networkIndex = WiFiAttributeType(rawValue: 0x1026)
    /// The key of a network.
    public static let networkKey = WiFiAttributeType(rawValue: 0x1027)
    /// A password for a later exchange; stands on tags instead of a credential.
    public static let devicePassword = WiFiAttributeType(rawValue: 0x102C)
    /// The radio bands.
    public static let radioBands = WiFiAttributeType(rawValue: 0x103C)
    /// The name of a network.
    public static let ssid = WiFiAttributeType(rawValue: 0x1045)
    /// What a vendor adds; the Wi-Fi Alliance is one of them.
    public static let vendorExtension = WiFiAttributeType(rawValue: 0x1049)
    /// The version of the data, always 1.0; the real one is in an extension of the Wi-Fi Alliance.
    public static let version = WiFiAttributeType(rawValue: 0x104A)
}

extension WiFiAttributeType {
    /// How many bytes a value has.
    var allowedLengths: ClosedRange<Int> {
        switch self {
        case .version, .networkIndex, .radioBands: 1...1
        case .authentication, .encryption, .accessPointChannel: 2...2
        case .macAddress: 6...6
        case .ssid: 0...WiFiCredential.maximumSSID
        case .networkKey: 0...WiFiCredential.maximumKey
        case .vendorExtension: 3...1024
        default: 0...Int(UInt16.max)
        }
    }
}

extension WiFiAttributeType: CustomStringConvertible {
    /// The name, such as `SSID`; for types without one the number, such as `0x1061`.
    public var description: String {
        switch self {
        case .accessPointChannel: "AP channel"
        case .authentication: "authentication type"
        case .credential: "credential"
        case .encryption: "encryption type"
        case .macAddress: "MAC address"
        case .networkIndex: "network index"
        case .networkKey: "network key"
        case .devicePassword: "device password"
        case .radioBands: "RF bands"
        case .ssid: "SSID"
        case .vendorExtension: "vendor extension"
        case .version: "version"
        default: Digits.hexadecimal(rawValue)
        }
    }
}
