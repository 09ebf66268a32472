// SPDX-License-Identifier: MIT

/// How a Wi-Fi network encrypts: one type or several.
///
/// Wi-Fi Simple Configuration 2.0, clause 12, Encryption Type.
public struct WiFiEncryption: OptionSet, Hashable, Sendable {
    /// The number on the wire; bits without a name here are kept.
    public let rawValue: UInt16

    /// Makes the types of a number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Not at all.
    public static let none = WiFiEncryption(rawValue: 0x0001)
    /// WEP; deprecated.
    public static let wep = WiFiEncryption(rawValue: 0x0002)
    /// TKIP; deprecated.
    public static let tkip = WiFiEncryption(rawValue: 0x0004)
    /// AES-CCMP.
    public static let aes = WiFiEncryption(rawValue: 0x0008)

    static let known: WiFiEncryption = [.none, .wep, .tkip, .aes]
}

extension WiFiEncryption: CustomStringConvertible {
    /// The names, such as `TKIP/AES`; bits without one as a number.
    public var description: String {
        Digits.names(
            of: rawValue,
            [
                (Self.none.rawValue, "None"), (Self.wep.rawValue, "WEP"), (Self.tkip.rawValue, "TKIP"),
                (Self.aes.rawValue, "AES"),
            ])
    }
}
