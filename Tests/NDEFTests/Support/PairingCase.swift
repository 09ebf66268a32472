// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// A case of the Wi-Fi, Bluetooth and Device Information fixtures.
struct PairingCase: Sendable, CustomTestStringConvertible {
    let name: String
    let input: [UInt8]

    /// What the typed view says, a line each.
    let lines: [String]

    /// Each as `severity code OFFSET`, the offset counted from the start of the payload.
    let findings: [String]

    var testDescription: String { name }

    static let counts = [
        "wifi.txt": 48, "bluetooth.txt": 26, "bluetooth-le.txt": 16, "device-information.txt": 14,
    ]

    private static let types: [String: (flags: UInt8, type: String)] = [
        "wifi.txt": (0xD2, "application/vnd.wfa.wsc"),
        "bluetooth.txt": (0xD2, "application/vnd.bluetooth.ep.oob"),
        "bluetooth-le.txt": (0xD2, "application/vnd.bluetooth.le.oob"),
        "device-information.txt": (0xD1, "Di"),
    ]

    private init(_ stanza: Stanza, of file: String) throws {
        name = stanza.description
        _ = try stanza.required("source")
        lines = stanza.all("is").map { Self.unescaped($0) }
        findings = stanza.all("finding")
        if let bytes = try stanza["input"].map(fixtureBytes) {
            input = bytes
        } else {
            let payload = try fixtureBytes(stanza.required("payload"))
            let (flags, type) = try #require(Self.types[file])
            let isShort = payload.count <= 255
            let length =
                isShort ? [UInt8(payload.count)] : [0, 0, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
            input = [isShort ? flags : flags & ~0x10, UInt8(type.utf8.count)] + length + type.utf8 + payload
        }
    }

    static func load(_ file: String) throws -> [PairingCase] {
        try Fixtures.stanzas("ndef/" + file).map { try PairingCase($0, of: file) }
    }

    static func all() throws -> [PairingCase] {
        try counts.keys.sorted().flatMap { try load($0) }
    }

    private static func unescaped(_ text: String) -> String {
        text.split(separator: "\\u{FFFD}", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}")
    }
}

/// The content of a record in the lines of these fixtures.
func lines(of content: RecordContent) -> [String] {
    switch content {
    case .wifi(let record): lines(of: record)
    case .bluetooth(let record): lines(of: record)
    case .bluetoothLE(let record): lines(of: record)
    case .deviceInformation(let record): lines(of: record)
    case .media: ["media"]
    case .unknown: ["unknown"]
    default: ["something else"]
    }
}

/// The payload that the typed view writes, or nil where there is none.
func encodedPayload(of content: RecordContent) -> [UInt8]? {
    switch content {
    case .wifi(let record): record.encoded()
    case .bluetooth(let record): record.encoded()
    case .bluetoothLE(let record): record.encoded()
    case .deviceInformation(let record): record.encoded()
    default: nil
    }
}

private func text(_ bytes: NDEFBytes) -> String {
    String(validating: bytes, as: UTF8.self).map { "\"\($0)\"" } ?? bytes.description
}

private func rest(_ bytes: NDEFBytes) -> [String] { bytes.isEmpty ? [] : ["rest \(bytes)"] }

private func line(_ name: String, _ value: (some Any)?) -> [String] { value.map { ["\(name) \($0)"] } ?? [] }

private func lines(of record: WiFiRecord) -> [String] {
    var lines = line("version", record.version) + line("version2", record.version2)
    for network in record.credentials {
        let words: [[String]] = [
            ["network"], line("index", network.networkIndex), line("ssid", network.ssid.map(text)),
            line("authentication", network.authentication), line("encryption", network.encryption),
            line("key", network.key.map(text)), line("mac", network.macAddress),
            network.vendorExtensions.contains { $0.isKeyShareable == true } ? ["shareable"] : [],
            // Bytes behind attributes that stand alone are those of the whole payload.
            network.rest == record.rest ? [] : rest(network.rest),
        ]
        lines.append(words.joined().joined(separator: " "))
    }
    let own: Set<WiFiAttributeType> = [
        .version, .credential, .vendorExtension, .ssid, .authentication, .encryption, .networkKey, .macAddress,
        .networkIndex,
    ]
    lines += record.vendorExtensions.filter { !$0.isOfWiFiAlliance }.map {
        "vendor \(NDEFBytes($0.vendorID)) data \($0.data)"
    }
    lines += record.attributes.filter { !own.contains($0.type) }.map { "other \($0.type) \($0.value)" }
    return lines + rest(record.rest)
}

private func lines(of record: BluetoothRecord) -> [String] {
    var lines = ["address \(record.address)"]
    // The length is that of the payload unless it is a fault, which says so.
    if Int(record.declaredLength) != record.encoded().count { lines.append("declared \(record.declaredLength)") }
    return lines + items(record.items, isLowEnergy: false) + rest(record.rest)
}

private func lines(of record: BluetoothLERecord) -> [String] {
    line("address", record.address) + line("role", record.role) + items(record.items, isLowEnergy: true)
        + rest(record.rest)
}

private func items(_ items: BluetoothItems, isLowEnergy: Bool) -> [String] {
    var lines = line("name", items.name.map { "\"\($0)\"" }) + line("class", items.classOfDevice)
    if !items.services.isEmpty {
        lines.append("services " + items.services.map(\.description).joined(separator: " "))
    }
    lines += line("flags", items.flags.map { hex([$0.rawValue]) }) + line("appearance", items.appearance)
    lines += line("power", items.transmitPower)
    lines += line("hash-192", items.hash192) + line("randomizer-192", items.randomizer192)
    lines += line("hash-256", items.hash256) + line("randomizer-256", items.randomizer256)
    lines += line("tk", isLowEnergy ? items.temporaryKey : nil)
    lines += line("confirmation", items.confirmation) + line("random", items.random)
    lines += items.filter { $0.type == .manufacturerData || $0.type.description.hasPrefix("0x") }.map(item)
    if !isLowEnergy { lines += items.filter { $0.type == .temporaryKey }.map(item) }
    return lines
}

private func item(_ item: BluetoothItem) -> String {
    item.data.isEmpty ? "item \(item.type)" : "item \(item.type) \(item.data)"
}

private func lines(of record: DeviceInformationRecord) -> [String] {
    line("vendor", record.vendor.map { "\"\($0)\"" }) + line("model", record.model.map { "\"\($0)\"" })
        + line("unique", record.uniqueName.map { "\"\($0)\"" }) + line("uuid", record.uuid)
        + line("version", record.version.map { "\"\($0)\"" })
        + record.elements.filter { $0.code.rawValue > 4 }.map { "element \($0.code) \($0.data)" }
        + rest(record.rest)
}
