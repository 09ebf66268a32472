// SPDX-License-Identifier: MIT

internal import Bytes

/// A Wi-Fi network and what is needed to join it.
///
/// Wi-Fi Simple Configuration 2.0, clause 12, Credential. The attributes are kept as read, also those that are not
/// understood; the properties look into them, and are nil where an attribute is missing or malformed.
public struct WiFiCredential: Hashable, Sendable {
    /// The attributes, in their order.
    public let attributes: [WiFiAttribute]

    /// The bytes behind the last whole attribute; empty unless the credential is malformed.
    public let rest: NDEFBytes

    static let maximumSSID = 32
    static let maximumKey = 64

    init(attributes: [WiFiAttribute], rest: NDEFBytes) {
        self.attributes = attributes
        self.rest = rest
    }

    init(value: NDEFBytes) {
        (attributes, rest) = WiFiAttribute.split(value)
    }

    /// The index of the network, 1 in all newer records.
    public var networkIndex: UInt8? { attributes.value(of: .networkIndex)?.first }

    /// The name of the network, at most 32 bytes.
    public var ssid: NDEFBytes? { attributes.value(of: .ssid) }

    /// The name of the network as text; nil when it is not UTF-8, which it need not be.
    public var ssidText: String? { ssid.flatMap { String(validating: $0, as: UTF8.self) } }

    /// How devices authenticate.
    public var authentication: WiFiAuthentication? {
        attributes.number(of: .authentication).map { WiFiAuthentication(rawValue: $0) }
    }

    /// How the network encrypts.
    public var encryption: WiFiEncryption? {
        attributes.number(of: .encryption).map { WiFiEncryption(rawValue: $0) }
    }

    /// The key as it stands there, at most 64 bytes: a passphrase, or hexadecimal digits; empty for an open network.
    public var key: NDEFBytes? { attributes.value(of: .networkKey) }

    /// The key as text; nil when it is not UTF-8.
    public var keyText: String? { key.flatMap { String(validating: $0, as: UTF8.self) } }

    /// The device that the credential is for; FF:FF:FF:FF:FF:FF for any.
    public var macAddress: HardwareAddress? {
        attributes.value(of: .macAddress).flatMap { HardwareAddress(bytes: $0) }
    }

    /// The extensions, in their order.
    public var vendorExtensions: [WiFiVendorExtension] { attributes.vendorExtensions }

    /// The bytes of the value of a Credential attribute.
    public func encoded() -> [UInt8] { attributes.encoded(followedBy: rest) }
}
