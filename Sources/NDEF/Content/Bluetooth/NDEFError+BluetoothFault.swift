// SPDX-License-Identifier: MIT

internal import Bytes

extension NDEFError {
    /// What is wrong with data for Bluetooth pairing.
    @nonexhaustive
    public enum BluetoothFault: Hashable, Sendable {
        /// BR/EDR data without a whole length and address; sizes in bytes.
        case headerTruncated(needed: Int, available: Int)
        /// BR/EDR data of another length than it says, itself included.
        case length(declared: Int, found: Int)
        /// An item that is not there whole; its type is nil when that is cut off too. Sizes include the length byte.
        case itemTruncated(BluetoothItemType?, needed: Int, available: Int)
        /// Data of a length that its type does not have.
        case itemLength(BluetoothItemType, count: Int, expected: Int)
        /// A list whose length is no multiple of that of its elements.
        case itemNotMultiple(BluetoothItemType, count: Int, unit: Int)
        /// Low Energy data without an item that it must have.
        case itemMissing(BluetoothItemType)
        /// A name that is not UTF-8.
        case nameInvalidUTF8
        /// Reserved bits in the kind of an address.
        case addressKindReserved(UInt8)
        /// A reserved role.
        case roleReserved(UInt8)
        /// Something other than zeros behind the zero that ends the items; `count` without that zero.
        case bytesBehindEnd(count: Int)

        // What cannot be written.

        /// Data of an item of more than 254 bytes.
        case itemTooLong(BluetoothItemType, count: Int)
        /// A name of more than 248 bytes.
        case nameTooLong(count: Int)
        /// BR/EDR data of more than 65535 bytes.
        case dataTooLong(count: Int)
    }
}

extension NDEFError.BluetoothFault {
    var code: String {
        switch self {
        case .headerTruncated: "bluetooth-header-truncated"
        case .length: "bluetooth-length"
        case .itemTruncated: "bluetooth-item-truncated"
        case .itemLength: "bluetooth-item-length"
        case .itemNotMultiple: "bluetooth-item-not-multiple"
        case .itemMissing: "bluetooth-item-missing"
        case .nameInvalidUTF8: "bluetooth-name-invalid-utf8"
        case .addressKindReserved: "bluetooth-address-kind-reserved"
        case .roleReserved: "bluetooth-role-reserved"
        case .bytesBehindEnd: "bluetooth-bytes-behind-end"
        case .itemTooLong: "bluetooth-item-too-long"
        case .nameTooLong: "bluetooth-name-too-long"
        case .dataTooLong: "bluetooth-data-too-long"
        }
    }

    var sentence: String {
        switch self {
        case .headerTruncated(let needed, let available):
            "length and address of Bluetooth data need \(Phrase.bytes(needed)), \(Phrase.are(available)) there"
        case .length(let declared, let found):
            "the Bluetooth data says that it has \(Phrase.bytes(declared)), and has \(found)"
        case .itemTruncated(let type?, let needed, let available):
            "Bluetooth item \(type) needs \(Phrase.bytes(needed)), \(Phrase.are(available)) there"
        case .itemTruncated(nil, let needed, let available):
            "a Bluetooth item needs \(Phrase.bytes(needed)), \(Phrase.are(available)) there"
        case .itemLength(let type, let count, let expected):
            "Bluetooth item \(type) has \(Phrase.bytes(count)); it must have \(expected)"
        case .itemNotMultiple(let type, let count, let unit):
            "Bluetooth item \(type) has \(Phrase.bytes(count)), which is no multiple of \(unit)"
        case .itemMissing(let type):
            "the Bluetooth data has no \(type)"
        case .nameInvalidUTF8:
            "the Bluetooth name is not UTF-8"
        case .addressKindReserved(let byte):
            "address type \(Hexadecimal.digits(of: byte)) of a Bluetooth device has reserved bits; only bit 0 counts"
        case .roleReserved(let byte):
            "Bluetooth role \(Hexadecimal.digits(of: byte)) is reserved"
        case .bytesBehindEnd(let count):
            "\(Phrase.bytes(count)) behind the zero that ends the Bluetooth items; only zeros may follow it"
        case .itemTooLong(let type, let count):
            "Bluetooth item \(type) of \(Phrase.bytes(count)); there is room for \(BluetoothItem.maximumData)"
        case .nameTooLong(let count):
            "a Bluetooth name of \(Phrase.bytes(count)); it may have 248"
        case .dataTooLong(let count):
            "Bluetooth data of \(Phrase.bytes(count)); there is room for 65535"
        }
    }
}
