// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

extension RecordText {
    static func wifiLines(_ record: WiFiRecord, _ shown: ShownRecord) -> [String] {
        let credentials = record.credentials
        if credentials.isEmpty { return rows(record.attributes.map { ("Also", attribute($0, shown)) }) }
        return credentials.flatMap { credential in
            var facts = [("Network", credential.ssid.map { text(of: $0) } ?? "no name")]
            let security = [credential.authentication?.description, credential.encryption?.description]
            let names = security.compactMap(\.self).joined(separator: ", ")
            if !names.isEmpty { facts.append(("Security", names)) }
            if let key = credential.key { facts.append(("Key", words(forKey: key, isRevealing: shown.isRevealing))) }
            if let address = credential.macAddress, address != .broadcast {
                facts.append(("For", address.description))
            }
            return rows(facts)
        }
    }

    private static func words(forKey key: NDEFBytes, isRevealing: Bool) -> String {
        if key.isEmpty { return "none" }
        return isRevealing ? text(of: key) : "hidden, \(bytes(key.count)); --reveal shows it"
    }

    private static func attribute(_ attribute: WiFiAttribute, _ shown: ShownRecord) -> String {
        let data = shown.isHidden ? "hidden" : Hexadecimal.text(attribute.value, separator: " ")
        return "\(attribute.type), \(bytes(attribute.value.count)): \(data)"
    }

    /// Text where it is UTF-8, else the bytes.
    private static func text(of bytes: NDEFBytes) -> String {
        String(validating: bytes, as: UTF8.self) ?? "\(Hexadecimal.text(bytes, separator: " ")) (not UTF-8)"
    }

    static func bluetoothLines(_ record: BluetoothRecord) -> [String] {
        rows([("Address", record.address.description)]) + itemLines(record.items)
    }

    static func bluetoothLELines(_ record: BluetoothLERecord) -> [String] {
        var facts: [(label: String, value: String)] = []
        if let address = record.address { facts.append(("Address", address.description)) }
        if let role = record.role { facts.append(("Role", role.description)) }
        return rows(facts) + itemLines(record.items)
    }

    private static func itemLines(_ items: BluetoothItems) -> [String] {
        var facts: [(label: String, value: String)] = []
        if let name = items.name { facts.append(("Name", name)) }
        if let kind = items.classOfDevice { facts.append(("Class", kind.description)) }
        if let appearance = items.appearance { facts.append(("Appearance", "\(appearance)")) }
        if !items.services.isEmpty {
            facts.append(("Services", items.services.map(\.description).joined(separator: ", ")))
        }
        let told: [BluetoothItemType] = [
            .completeName, .shortName, .classOfDevice, .appearance, .address, .role, .someUUIDs16, .allUUIDs16,
            .someUUIDs32, .allUUIDs32, .someUUIDs128, .allUUIDs128,
        ]
        for item in items where !told.contains(item.type) {
            facts.append(("Also", "\(item.type): \(Hexadecimal.text(item.data, separator: " "))"))
        }
        return rows(facts)
    }

    static func deviceLines(_ record: DeviceInformationRecord) -> [String] {
        var facts: [(label: String, value: String)] = []
        func add(_ label: String, _ value: String?) {
            if let value { facts.append((label, value)) }
        }
        add("Vendor", record.vendor)
        add("Model", record.model)
        add("Name", record.uniqueName)
        add("UUID", record.uuid?.description)
        add("Version", record.version)
        let told: [DeviceInformationElement.Code] = [.vendor, .model, .uniqueName, .uuid, .version]
        for element in record.elements where !told.contains(element.code) {
            add("Also", "\(element.code): \(Hexadecimal.text(element.data, separator: " "))")
        }
        return rows(facts)
    }
}
