// SPDX-License-Identifier: MIT

extension WiFiCredential {
    /// How much is written of what readers do not need.
    public enum Extent: Hashable, Sendable {
        /// All that Wi-Fi Simple Configuration 2.0 requires, also network index and MAC address.
        case complete
        /// SSID, authentication, encryption and key alone: 15 bytes less.
        case brief
    }

    /// Makes the credential of a network with a passphrase, or of an open one.
    ///
    /// - Parameters:
    ///   - ssid: The name, 1 to 32 bytes of UTF-8.
    ///   - key: WPA and WPA2: a passphrase of 8 to 63 printable US-ASCII characters, or 64 hexadecimal digits.
    ///     WEP: 5 or 13 characters, or 10 or 26 hexadecimal digits. An open network has none.
    ///   - security: How the network is secured. WPA3 has no registered value and is refused.
    ///   - extent: How much is written.
    /// - Throws: `NDEFError` with the numbers for an SSID or key out of these bounds, and for WPA3.
    public init(
        ssid: String,
        key: String = "",
        security: WiFiSecurity,
        extent: Extent = .complete
    ) throws(NDEFError) {
        guard let authentication = security.authentication else { throw NDEFError(.wifi(.noValueForWPA3)) }
        let keyBytes = [UInt8](key.utf8)
        if let fault = security.breach(of: keyBytes) { throw NDEFError(.wifi(fault.reason), offset: fault.offset) }
        try self.init(
            ssid: [UInt8](ssid.utf8), key: keyBytes, authentication: authentication, encryption: security.encryption,
            extent: extent)
    }

    /// Makes a credential of any kind; the key is held against the room for it alone.
    ///
    /// - Parameters:
    ///   - ssid: The name, 1 to 32 bytes.
    ///   - key: At most 64 bytes.
    ///   - authentication: How devices authenticate.
    ///   - encryption: How the network encrypts.
    ///   - macAddress: The device that the credential is for; any if not given.
    ///   - extent: How much is written; a MAC address that is given is written in any case.
    /// - Throws: `NDEFError` with the numbers for an SSID or key out of these bounds.
    public init(
        ssid: [UInt8],
        key: [UInt8],
        authentication: WiFiAuthentication,
        encryption: WiFiEncryption,
        macAddress: HardwareAddress? = nil,
        extent: Extent = .complete
    ) throws(NDEFError) {
        guard (1...Self.maximumSSID).contains(ssid.count) else {
            throw NDEFError(.wifi(.ssidLength(count: ssid.count)))
        }
        guard key.count <= Self.maximumKey else { throw NDEFError(.wifi(.keyTooLong(count: key.count))) }
        var attributes: [WiFiAttribute] = []
        if extent == .complete { attributes.append(WiFiAttribute(unchecked: .networkIndex, [1])) }
        attributes.append(WiFiAttribute(unchecked: .ssid, NDEFBytes(ssid)))
        attributes.append(WiFiAttribute(unchecked: .authentication, NDEFBytes(authentication.rawValue.bigEndianBytes)))
        attributes.append(WiFiAttribute(unchecked: .encryption, NDEFBytes(encryption.rawValue.bigEndianBytes)))
        attributes.append(WiFiAttribute(unchecked: .networkKey, NDEFBytes(key)))
        if extent == .complete || macAddress != nil {
            let address = macAddress ?? .broadcast
            attributes.append(WiFiAttribute(unchecked: .macAddress, NDEFBytes(address.bytes)))
        }
        self.init(attributes: attributes, rest: [])
    }
}

extension WiFiSecurity {
    /// The rule that a key breaks, and the byte that does.
    func breach(of key: [UInt8]) -> (reason: NDEFError.WiFiFault, offset: Int)? {
        switch self {
        case .open: key.isEmpty ? nil : (.keyOfOpenNetwork(count: key.count), 0)
        case .wep: Self.breachOfWEP(key)
        case .wpaPersonal, .wpa2Personal, .wpaOrWPA2Personal: Self.breachOfWPA(key)
        case .wpa3Personal: (.noValueForWPA3, 0)
        }
    }

    // IEEE 802.11, annex J.4: a passphrase of 8 to 63 characters 20 to 7E; else the key itself in 64 digits.
    private static func breachOfWPA(_ key: [UInt8]) -> (reason: NDEFError.WiFiFault, offset: Int)? {
        switch key.count {
        case 8...63: key.firstIndex { !ASCII.isPrintable($0) }.map { (.keyCharacter(key[$0]), $0) }
        case 64: key.firstIndex { !ASCII.isHexadecimalDigit($0) }.map { (.keyNotHexadecimal(key[$0]), $0) }
        default: (.passphraseLength(count: key.count), 0)
        }
    }

    private static func breachOfWEP(_ key: [UInt8]) -> (reason: NDEFError.WiFiFault, offset: Int)? {
        switch key.count {
        case 5, 13: key.firstIndex { !ASCII.isPrintable($0) }.map { (.keyCharacter(key[$0]), $0) }
        case 10, 26: key.firstIndex { !ASCII.isHexadecimalDigit($0) }.map { (.keyNotHexadecimal(key[$0]), $0) }
        default: (.wepKeyLength(count: key.count), 0)
        }
    }
}

extension UInt16 {
    /// Both bytes, least significant first.
    var littleEndianBytes: [UInt8] { [UInt8(self & 0xFF), UInt8(self >> 8)] }
}
