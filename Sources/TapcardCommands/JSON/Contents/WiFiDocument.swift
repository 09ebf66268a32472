// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

/// Wi-Fi networks to join.
struct WiFiDocument: Encodable {
    struct Credential: Encodable {
        /// Null when it is not UTF-8; `ssidHex` always has it.
        @ExplicitNull var ssid: String?
        @ExplicitNull var ssidHex: String?
        @ExplicitNull var authentication: String?
        @ExplicitNull var encryption: String?
        /// Null when it is hidden, missing, or not UTF-8.
        @ExplicitNull var key: String?
        /// Null when the key is hidden or missing.
        @ExplicitNull var keyHex: String?
        let keyHidden: Bool
        @ExplicitNull var macAddress: String?

        init(_ credential: WiFiCredential, isRevealing: Bool) {
            let isHidden = !isRevealing && credential.key?.isEmpty == false
            _ssid = ExplicitNull(wrappedValue: credential.ssidText)
            _ssidHex = ExplicitNull(wrappedValue: credential.ssid.map { Hexadecimal.text($0) })
            _authentication = ExplicitNull(wrappedValue: credential.authentication?.description)
            _encryption = ExplicitNull(wrappedValue: credential.encryption?.description)
            _key = ExplicitNull(wrappedValue: isHidden ? nil : credential.keyText)
            _keyHex = ExplicitNull(wrappedValue: isHidden ? nil : credential.key.map { Hexadecimal.text($0) })
            keyHidden = isHidden
            _macAddress = ExplicitNull(wrappedValue: credential.macAddress?.description)
        }
    }

    let kind = "wifi"
    let mediaType: String
    @ExplicitNull var version: String?
    let credentials: [Credential]

    init(_ record: WiFiRecord, _ shown: ShownRecord) {
        mediaType = shown.typeText
        _version = ExplicitNull(wrappedValue: (record.version2 ?? record.version)?.description)
        credentials = record.credentials.map { Credential($0, isRevealing: shown.isRevealing) }
    }
}
