// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// What the typed views of pairing data say beside the lines of the fixtures.
@Suite struct PairingViewTests {
    struct Device: Sendable, CustomTestStringConvertible {
        let rawValue: UInt32
        let majorClass: Int
        let minorClass: Int
        let description: String
        var testDescription: String { description }
    }

    // Bluetooth Assigned Numbers, clause 2.8: bits 12 to 8 and 7 to 2.
    @Test(arguments: [
        Device(
            rawValue: 0x240404, majorClass: 4, minorClass: 1, description: "0x240404 (audio/video: rendering, audio)"),
        Device(rawValue: 0x5A020C, majorClass: 2, minorClass: 3, description: phone),
        Device(rawValue: 0x1F00, majorClass: 31, minorClass: 0, description: "0x001F00 (uncategorized)"),
        Device(rawValue: 0x0AFC, majorClass: 10, minorClass: 63, description: "0x000AFC (class 10)"),
    ])
    func classesOfDevicesAreTakenApart(_ device: Device) {
        let found = BluetoothClassOfDevice(rawValue: device.rawValue)
        #expect(found.majorClass == device.majorClass)
        #expect(found.minorClass == device.minorClass)
        #expect(found.description == device.description)
    }

    private static let phone = "0x5A020C (phone: networking, capturing, object transfer, telephony)"

    @Test func aKeyIsTextWhereItIsUTF8() throws {
        let text = try WiFiCredential(
            ssid: [0x61], key: Array("correct horse".utf8), authentication: .wpa2Personal, encryption: .aes)
        #expect(text.keyText == "correct horse")
        let bytes = try WiFiCredential(ssid: [0x61], key: [0xFF], authentication: .wpa2Enterprise, encryption: .aes)
        #expect(bytes.keyText == nil && bytes.key == [0xFF])
    }

    // Wi-Fi Simple Configuration 2.0, clause 12: subelement 02 of the Wi-Fi Alliance's extension is one byte.
    @Test(arguments: [
        (text: "00 37 2A 02 01 01", isShareable: true as Bool?), (text: "00 37 2A 02 01 00", isShareable: false),
        (text: "00 37 2A 02 02 01 01", isShareable: nil), (text: "00 37 2A 00 01 20", isShareable: nil),
        (text: "00 00 00 02 01 01", isShareable: nil),
    ])
    func whetherAKeyMayBePassedOnIsSaidInOneByte(_ sample: (text: String, isShareable: Bool?)) throws {
        let value = try fixtureBytes(sample.text)
        let attribute: [UInt8] = [0x10, 0x49, 0x00, UInt8(value.count)] + value
        let record = try NDEFRecord.media("application/vnd.wfa.wsc", payload: attribute)
        guard case .wifi(let wifi) = record.content else {
            Issue.record("not read as Wi-Fi data")
            return
        }
        #expect(wifi.vendorExtensions.map(\.isKeyShareable) == [sample.isShareable])
    }

    /// RFC 6838, clause 3.2: the tree of vendors has other types too; theirs are read as they are.
    @Test func mediaTypesOfOtherVendorsHaveNoRules() throws {
        let record = try NDEFRecord.media("application/vnd.example", payload: [0])
        guard case .media(let media) = record.content else {
            Issue.record("no media record")
            return
        }
        #expect(media.payload == [0])
    }
}
