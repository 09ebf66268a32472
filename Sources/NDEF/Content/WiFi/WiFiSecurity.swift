// SPDX-License-Identifier: MIT

/// How a network is secured, in the words of people and of access points.
public enum WiFiSecurity: Hashable, Sendable, CaseIterable {
    /// No key.
    case open
    /// WEP: a key of 5 or 13 characters, or of 10 or 26 hexadecimal digits.
    case wep
    /// WPA with a passphrase, TKIP.
    case wpaPersonal
    /// WPA2 with a passphrase, AES; also for a network that takes WPA2 and WPA3.
    case wpa2Personal
    /// WPA and WPA2 with one passphrase, TKIP and AES.
    case wpaOrWPA2Personal
    /// WPA3 alone, which no value stands for: a credential for it is refused.
    case wpa3Personal

    /// The value on the wire; nil for WPA3.
    public var authentication: WiFiAuthentication? {
        switch self {
        case .open, .wep: .open
        case .wpaPersonal: .wpaPersonal
        case .wpa2Personal: .wpa2Personal
        case .wpaOrWPA2Personal: [.wpaPersonal, .wpa2Personal]
        case .wpa3Personal: nil
        }
    }

    /// The encryption that goes with it.
    public var encryption: WiFiEncryption {
        switch self {
        case .open: .none
        case .wep: .wep
        case .wpaPersonal: .tkip
        case .wpa2Personal, .wpa3Personal: .aes
        case .wpaOrWPA2Personal: [.tkip, .aes]
        }
    }
}
