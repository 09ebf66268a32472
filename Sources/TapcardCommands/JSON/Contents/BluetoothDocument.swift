// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

/// Data to pair with a Bluetooth device.
struct BluetoothDocument: Encodable {
    struct Item: Encodable {
        let type: Int
        let name: String
        let dataHex: String

        init(_ item: BluetoothItem) {
            type = Int(item.type.rawValue)
            name = item.type.description
            dataHex = Hexadecimal.text(item.data)
        }
    }

    struct Class: Encodable {
        let number: Int
        @ExplicitNull var major: String?
        let services: [String]

        init(_ value: BluetoothClassOfDevice) {
            number = Int(value.rawValue)
            _major = ExplicitNull(wrappedValue: value.majorClassName)
            services = value.serviceNames
        }
    }

    /// `bluetooth` or `bluetoothLE`.
    let kind: String
    let mediaType: String
    @ExplicitNull var address: String?
    @ExplicitNull var name: String?
    /// Only of `bluetoothLE`: `public` or `random`.
    private let addressType: ExplicitNull<String>?
    /// Only of `bluetoothLE`.
    private let role: ExplicitNull<String>?
    /// Only of `bluetoothLE`.
    private let appearance: ExplicitNull<Int>?
    /// Only of `bluetooth`.
    private let classOfDevice: ExplicitNull<Class>?
    let services: [String]
    let items: [Item]

    init(_ record: BluetoothRecord, _ shown: ShownRecord) {
        kind = "bluetooth"
        mediaType = shown.typeText
        _address = ExplicitNull(wrappedValue: record.address.description)
        _name = ExplicitNull(wrappedValue: record.items.name)
        addressType = nil
        role = nil
        appearance = nil
        classOfDevice = ExplicitNull(wrappedValue: record.items.classOfDevice.map { Class($0) })
        services = record.items.services.map(\.description)
        items = record.items.map { Item($0) }
    }

    init(_ record: BluetoothLERecord, _ shown: ShownRecord) {
        kind = "bluetoothLE"
        mediaType = shown.typeText
        _address = ExplicitNull(wrappedValue: record.address?.address.description)
        _name = ExplicitNull(wrappedValue: record.items.name)
        addressType = ExplicitNull(wrappedValue: record.address.map { $0.kind.isRandom ? "random" : "public" })
        role = ExplicitNull(wrappedValue: record.role?.description)
        appearance = ExplicitNull(wrappedValue: record.items.appearance.map { Int($0) })
        classOfDevice = nil
        services = record.items.services.map(\.description)
        items = record.items.map { Item($0) }
    }
}
