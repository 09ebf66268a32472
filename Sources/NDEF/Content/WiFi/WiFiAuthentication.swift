// SPDX-License-Identifier: MIT

/// How devices authenticate to a Wi-Fi network: one type or several.
///
/// Wi-Fi Simple Configuration 2.0, clause 12, Authentication Type. There is **no value for WPA3 (SAE)**: none was ever
/// registered. A network that takes both WPA2 and WPA3 is written as `wpa2Personal`; one that takes WPA3 alone cannot
/// be put on a tag in this form.
public struct WiFiAuthentication: OptionSet, Hashable, Sendable {
    /// The number on the wire; bits without a name here are kept.
    public let rawValue: UInt16

    /// Makes the types of a number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// None, or WEP with open authentication.
    public static let open = WiFiAuthentication(rawValue: 0x0001)
    /// WPA-PSK.
    public static let wpaPersonal = WiFiAuthentication(rawValue: 0x0002)
    /// WEP with a shared key; deprecated.
    public static let shared = WiFiAuthentication(rawValue: 0x0004)
    /// WPA with EAP.
    public static let wpaEnterprise = WiFiAuthentication(rawValue: 0x0008)
    /// WPA2 with EAP.
    public static let wpa2Enterprise = WiFiAuthentication(rawValue: 0x0010)
    /// WPA2-PSK.
    public static let wpa2Personal = WiFiAuthentication(rawValue: 0x0020)

    static let known: WiFiAuthentication = [
        .open, .wpaPersonal, .shared, .wpaEnterprise, .wpa2Enterprise, .wpa2Personal,
    ]

    // The types whose key is a passphrase or its 64 digits.
    static let personal: WiFiAuthentication = [.wpaPersonal, .wpa2Personal]
}

extension WiFiAuthentication: CustomStringConvertible {
    /// The names, such as `WPA/WPA2-Personal`; bits without one as a number.
    public var description: String {
        if self == Self.personal { return "WPA/WPA2-Personal" }
        return Digits.names(
            of: rawValue,
            [
                (Self.open.rawValue, "Open"), (Self.wpaPersonal.rawValue, "WPA-Personal"),
                (Self.shared.rawValue, "Shared"), (Self.wpaEnterprise.rawValue, "WPA-Enterprise"),
                (Self.wpa2Enterprise.rawValue, "WPA2-Enterprise"), (Self.wpa2Personal.rawValue, "WPA2-Personal"),
            ])
    }
}
