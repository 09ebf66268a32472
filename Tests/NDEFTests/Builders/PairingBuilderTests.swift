// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Wi-Fi, Bluetooth and Device Information records that are made, not read.
@Suite struct PairingBuilderTests {
    private let address = HardwareAddress("FB:6D:B9:01:92:64")

    // The payload of case D20; the length counts itself (Core 5.4, 3-C 5.2.2.7).
    @Test func makesTheRecordOfTheFitnessBand() throws {
        let data = try BluetoothRecord(address: #require(address), items: [.name("Flex 2")])
        let record = try NDEFRecord.bluetooth(data, id: [0x30])
        #expect(hex(record.payload.array) == "1000649201B96DFB0709466C65782032")
        #expect(record.content == .bluetooth(data))
        #expect(record.encodedSize == 4 + 32 + 1 + 16)
    }

    // Case E10.
    @Test func makesTheLowEnergyRecordOfTheReport() throws {
        let address = try #require(HardwareAddress("aa-bb-cc-dd-ee-ff"))
        let record = try NDEFRecord.bluetoothLE(
            BluetoothLERecord(address: BluetoothLEAddress(address), role: .peripheral))
        #expect(hex(record.payload.array) == "081BFFEEDDCCBBAA00021C00")
    }

    // The bytes of ndeflib 0.3.3 for the same values; it sorts items by their number, so the order is given.
    @Test func makesTheItemsOfAHeadset() throws {
        let address = try #require(HardwareAddress("01:02:03:04:05:06"))
        let data = try BluetoothRecord(
            address: address,
            items: [.name("Kopfhörer"), .classOfDevice(BluetoothClassOfDevice(rawValue: 0x240404))]
                + BluetoothItem.services([.short16(0x110B), .short16(0x1108)], areAll: false)
                + [
                    .secret(.hash192, Array((0...15).reversed())),
                    .secret(.randomizer192, Array((16...31).reversed())),
                ])
        let expected = try PairingCase.load("bluetooth.txt").first { $0.name == "a headset" }
        #expect(try NDEFMessage([.bluetooth(data)]).encoded() == expected?.input)
    }

    @Test func makesTheItemsOfAWatch() throws {
        let address = try #require(HardwareAddress("C0:01:02:03:04:05"))
        let data = BluetoothLERecord(
            address: BluetoothLEAddress(address, .random), role: .preferablyCentral,
            items: [
                try .name("Uhr"), .appearance(193), .flags([.generalDiscoverable, .lowEnergyOnly]),
                try .secret(.temporaryKey, Array((0...15).reversed())),
                try .secret(.confirmation, Array((16...31).reversed())),
                try .secret(.random, Array((32...47).reversed())),
            ])
        let expected = try PairingCase.load("bluetooth-le.txt").first { $0.name == "a watch" }
        #expect(try NDEFMessage([.bluetoothLE(data)]).encoded() == expected?.input)
    }

    @Test func sortsServicesByTheirLength() throws {
        let uuid = try #require(UUID128("0f0e0d0c-0b0a-0908-0706-050403020100"))
        let items = try BluetoothItem.services([.full(uuid), .short32(0x1234_5678), .short16(1)])
        #expect(items.map(\.type) == [.allUUIDs16, .allUUIDs32, .allUUIDs128])
        #expect(BluetoothItems(items).services == [.short16(1), .short32(0x1234_5678), .full(uuid)])
        #expect(hex(items[2].data.array) == "000102030405060708090A0B0C0D0E0F")
    }

    // Core 5.4, 3-B 2.5.1: the Bluetooth Base UUID.
    @Test(arguments: [
        (BluetoothUUID.short16(0x110B), "0000110B-0000-1000-8000-00805F9B34FB"),
        (.short32(0x1234_5678), "12345678-0000-1000-8000-00805F9B34FB"),
    ])
    func expandsShortUUIDs(_ uuid: BluetoothUUID, _ text: String) {
        #expect(uuid.expanded.description == text)
    }

    @Test func makesDeviceInformation() throws {
        let device = try DeviceInformationRecord(
            vendor: "ABC Company", model: "Device XYZ", uniqueName: "Küche",
            uuid: UUID128("123e4567-e89b-12d3-a456-426655440000"), version: "10.1.5")
        let expected = try PairingCase.load("device-information.txt").first { $0.name == "all elements" }
        #expect(try NDEFMessage([.deviceInformation(device)]).encoded() == expected?.input)
    }

    @Test func keepsADeviceAndItsKeyForAnyAuthentication() throws {
        let credential = try WiFiCredential(
            ssid: [0xFF, 0x00], key: [], authentication: [.wpa2Enterprise, WiFiAuthentication(rawValue: 0x100)],
            encryption: .aes, macAddress: address, extent: .brief)
        let record = try NDEFRecord.wifi(WiFiRecord([credential, credential], extent: .brief))
        guard case .wifi(let wifi) = record.content else {
            Issue.record("not read as Wi-Fi data")
            return
        }
        #expect(wifi.credentials == [credential, credential])
        #expect(wifi.credentials.first?.macAddress == address)
        #expect(wifi.credentials.first?.ssidText == nil)
        #expect(wifi.credentials.first?.authentication?.description == "WPA2-Enterprise/0x0100")
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let name: String
        let reason: NDEFError.Reason
        let make: @Sendable () throws -> Void
        var testDescription: String { name }
    }

    private static let any = HardwareAddress.broadcast

    @Test(arguments: [
        Refusal(name: "no network", reason: .wifi(.networkMissing)) { _ = try WiFiRecord([]) },
        Refusal(name: "an SSID of 33 bytes", reason: .wifi(.ssidLength(count: 33))) {
            let ssid = Array(repeating: UInt8(0x73), count: 33)
            _ = try WiFiCredential(ssid: ssid, key: [], authentication: .open, encryption: .none)
        },
        Refusal(name: "a key of 65 bytes", reason: .wifi(.keyTooLong(count: 65))) {
            let key = [UInt8](repeating: 0, count: 65)
            _ = try WiFiCredential(ssid: [1], key: key, authentication: .wpa2Enterprise, encryption: .aes)
        },
        Refusal(name: "an attribute of 65536 bytes", reason: .wifi(.attributeTooLong(.credential, count: 65536))) {
            _ = try WiFiAttribute(.credential, [UInt8](repeating: 0, count: 65536))
        },
        Refusal(
            name: "a version of two bytes",
            reason: .wifi(.attributeLength(.version, count: 2, minimum: 1, maximum: 1))
        ) {
            _ = try NDEFRecord.wifi(WiFiRecord(attributes: [WiFiAttribute(.version, [1, 0])]))
        },
        Refusal(name: "a name of 249 bytes", reason: .bluetooth(.nameTooLong(count: 249))) {
            _ = try BluetoothItem.name(String(repeating: "n", count: 249))
        },
        Refusal(name: "128 UUIDs in one item", reason: .bluetooth(.itemTooLong(.allUUIDs16, count: 256))) {
            _ = try BluetoothItem.services(Array(repeating: .short16(1), count: 128))
        },
        Refusal(
            name: "a hash of 15 bytes", reason: .bluetooth(.itemLength(.hash192, count: 15, expected: 16))
        ) {
            _ = try BluetoothItem.secret(.hash192, [UInt8](repeating: 0, count: 15))
        },
        Refusal(name: "65536 bytes of Bluetooth data", reason: .bluetooth(.dataTooLong(count: 65544))) {
            let item = try BluetoothItem(.manufacturerData, [UInt8](repeating: 0, count: 254))
            _ = try BluetoothRecord(address: any, items: Array(repeating: item, count: 256))
        },
        Refusal(
            name: "an address of six bytes", reason: .bluetooth(.itemLength(.address, count: 6, expected: 7))
        ) {
            let item = try BluetoothItem(.address, [UInt8](repeating: 0, count: 6))
            _ = try NDEFRecord.bluetooth(BluetoothRecord(address: any, items: [item]))
        },
        Refusal(name: "no model", reason: .deviceInformation(.elementMissing(.model))) {
            _ = try DeviceInformationRecord(vendor: "A", model: "")
        },
        Refusal(
            name: "a vendor of 256 bytes", reason: .deviceInformation(.elementTooLong(.vendor, count: 256))
        ) {
            _ = try DeviceInformationRecord(vendor: String(repeating: "v", count: 256), model: "B")
        },
    ])
    func refuses(_ sample: Refusal) throws {
        let error = try #require(throws: NDEFError.self) { try sample.make() }
        #expect(error.reason == sample.reason)
    }

    @Test(arguments: ["", "FB:6D:B9:01:92", "FB:6D:B9:01:92:64:00", "FB:6D:B9:01:92:6G", "FB6DB90192 6"])
    func refusesWhatIsNoAddress(_ text: String) {
        #expect(HardwareAddress(text) == nil)
    }

    @Test(arguments: ["", "123e4567-e89b-12d3-a456-42665544000", "123e4567e89b-12d3-a456-4266-55440000", "x"])
    func refusesWhatIsNoUUID(_ text: String) {
        #expect(UUID128(text) == nil)
    }

    @Test func showsAddressesAndUUIDs() {
        #expect(HardwareAddress("fb6db9019264")?.description == "FB:6D:B9:01:92:64")
        #expect(
            UUID128("123e4567e89b12d3a456426655440000")?.description == "123E4567-E89B-12D3-A456-426655440000")
    }
}
