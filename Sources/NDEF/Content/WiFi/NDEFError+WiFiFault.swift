// SPDX-License-Identifier: MIT

internal import Bytes

extension NDEFError {
    /// What is wrong with Wi-Fi Simple Configuration data (Wi-Fi Simple Configuration 2.0, clause 12).
    @nonexhaustive
    public enum WiFiFault: Hashable, Sendable {
        /// An attribute that is not there whole; its type is nil when even type and length are cut off.
        case attributeTruncated(WiFiAttributeType?, needed: Int, available: Int)
        /// A value of a length that its type does not allow; sizes in bytes.
        case attributeLength(WiFiAttributeType, count: Int, minimum: Int, maximum: Int)
        /// A credential without an attribute that it must have.
        case attributeMissing(WiFiAttributeType)
        /// A second attribute of a type that may stand there once; the first one counts.
        case attributeRepeated(WiFiAttributeType)
        /// An SSID without a byte.
        case ssidEmpty
        /// Bits of the authentication type that have no meaning.
        case authenticationUnknown(UInt16)
        /// Bits of the encryption type that have no meaning.
        case encryptionUnknown(UInt16)
        /// An element of the Wi-Fi Alliance's extension that is not there whole.
        case subelementTruncated(needed: Int, available: Int)
        /// Neither a network nor a device password.
        case networkMissing
        /// A value of more than 65535 bytes.
        case attributeTooLong(WiFiAttributeType, count: Int)

        // What cannot be written for a person.

        /// An SSID that is not 1 to 32 bytes long.
        case ssidLength(count: Int)
        /// A key of more than 64 bytes.
        case keyTooLong(count: Int)
        /// A WPA passphrase that is neither 8 to 63 characters nor 64 digits long.
        case passphraseLength(count: Int)
        /// A WEP key that is not 5, 10, 13 or 26 characters long.
        case wepKeyLength(count: Int)
        /// A byte in a key that is not printable US-ASCII.
        case keyCharacter(UInt8)
        /// A byte that is no hexadecimal digit in a key that is as long as one of digits.
        case keyNotHexadecimal(UInt8)
        /// A key for a network that has none.
        case keyOfOpenNetwork(count: Int)
        /// WPA3 alone, for which no value is registered.
        case noValueForWPA3
    }
}

extension NDEFError.WiFiFault {
    var code: String {
        switch self {
        case .attributeTruncated: "wifi-attribute-truncated"
        case .attributeLength: "wifi-attribute-length"
        case .attributeMissing: "wifi-attribute-missing"
        case .attributeRepeated: "wifi-attribute-repeated"
        case .ssidEmpty: "wifi-ssid-empty"
        case .authenticationUnknown: "wifi-authentication-unknown"
        case .encryptionUnknown: "wifi-encryption-unknown"
        case .subelementTruncated: "wifi-subelement-truncated"
        case .networkMissing: "wifi-network-missing"
        case .attributeTooLong: "wifi-attribute-too-long"
        case .ssidLength: "wifi-ssid-length"
        case .keyTooLong: "wifi-key-too-long"
        case .passphraseLength: "wifi-passphrase-length"
        case .wepKeyLength: "wifi-wep-key-length"
        case .keyCharacter: "wifi-key-character"
        case .keyNotHexadecimal: "wifi-key-not-hexadecimal"
        case .keyOfOpenNetwork: "wifi-key-of-open-network"
        case .noValueForWPA3: "wifi-no-value-for-wpa3"
        }
    }

    var sentence: String {
        switch self {
        case .attributeTruncated(let type?, let needed, let available):
            "Wi-Fi attribute \(type) needs \(Phrase.bytes(needed)), \(Phrase.are(available)) there"
        case .attributeTruncated(nil, let needed, let available):
            "type and length of a Wi-Fi attribute need \(Phrase.bytes(needed)), \(Phrase.are(available)) there"
        case .attributeLength(let type, let count, let minimum, let maximum):
            "Wi-Fi attribute \(type) has \(Phrase.bytes(count)); it must have "
                + (minimum == maximum ? "\(minimum)" : "\(minimum) to \(maximum)")
        case .attributeMissing(let type):
            "the Wi-Fi credential has no \(type)"
        case .attributeRepeated(let type):
            "Wi-Fi attribute \(type) stands there again; the first one counts"
        case .ssidEmpty:
            "the SSID is empty"
        case .authenticationUnknown(let bits):
            "bits \(Digits.hexadecimal(bits)) of the Wi-Fi authentication type have no registered meaning"
        case .encryptionUnknown(let bits):
            "bits \(Digits.hexadecimal(bits)) of the Wi-Fi encryption type have no registered meaning"
        case .subelementTruncated(let needed, let available):
            "an element of the Wi-Fi Alliance's extension needs \(Phrase.bytes(needed)), "
                + "\(Phrase.are(available)) there"
        case .networkMissing:
            "the Wi-Fi data names no network"
        case .attributeTooLong(let type, let count):
            "Wi-Fi attribute \(type) of \(Phrase.bytes(count)); there is room for 65535"
        default:
            buildingSentence
        }
    }

    private var buildingSentence: String {
        switch self {
        case .ssidLength(let count):
            "an SSID of \(Phrase.bytes(count)); it must have 1 to \(WiFiCredential.maximumSSID)"
        case .keyTooLong(let count):
            "a Wi-Fi key of \(Phrase.bytes(count)); it may have \(WiFiCredential.maximumKey)"
        case .passphraseLength(let count):
            "a WPA key of \(Phrase.bytes(count)); it must be 8 to 63 characters, or 64 hexadecimal digits"
        case .wepKeyLength(let count):
            "a WEP key of \(Phrase.bytes(count)); it must be 5 or 13 characters, or 10 or 26 hexadecimal digits"
        case .keyCharacter(let byte):
            "\(Phrase.name(of: byte)) in a Wi-Fi key, which is printable US-ASCII"
        case .keyNotHexadecimal(let byte):
            "\(Phrase.name(of: byte)) in a Wi-Fi key that is as long as one of hexadecimal digits"
        case .keyOfOpenNetwork(let count):
            "a key of \(Phrase.bytes(count)) for an open Wi-Fi network, which has none"
        case .noValueForWPA3:
            "no value is registered for WPA3; a network that takes WPA2 too is written as WPA2"
        default:
            code
        }
    }
}
