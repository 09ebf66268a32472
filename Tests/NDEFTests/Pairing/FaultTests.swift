// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Codes and sentences of the faults that types with a list of their own have.
@Suite struct FaultTests {
    static let wifi: [NDEFError.WiFiFault] = [
        .attributeTruncated(.ssid, needed: 2, available: 1),
        .attributeLength(.ssid, count: 33, minimum: 0, maximum: 32),
        .attributeMissing(.networkKey), .attributeRepeated(.ssid), .ssidEmpty, .authenticationUnknown(0x40),
        .encryptionUnknown(0x10), .subelementTruncated(needed: 3, available: 2), .networkMissing,
        .attributeTooLong(.credential, count: 65536), .ssidLength(count: 0), .keyTooLong(count: 65),
        .passphraseLength(count: 7), .wepKeyLength(count: 6), .keyCharacter(0xC3), .keyNotHexadecimal(0x78),
        .keyOfOpenNetwork(count: 8), .noValueForWPA3,
    ]

    static let bluetooth: [NDEFError.BluetoothFault] = [
        .headerTruncated(needed: 8, available: 7), .length(declared: 17, found: 16),
        .itemTruncated(.completeName, needed: 9, available: 8), .itemLength(.address, count: 6, expected: 7),
        .itemNotMultiple(.allUUIDs16, count: 3, unit: 2), .itemMissing(.role), .nameInvalidUTF8,
        .addressKindReserved(3), .roleReserved(4), .bytesBehindEnd(count: 3),
        .itemTooLong(.manufacturerData, count: 255), .nameTooLong(count: 249), .dataTooLong(count: 65536),
    ]

    static let device: [NDEFError.DeviceInformationFault] = [
        .elementTruncated(.model, needed: 4, available: 3), .elementMissing(.vendor), .elementRepeated(.model),
        .nameEmpty(.vendor), .uuidLength(count: 15), .textInvalidUTF8(.version),
        .elementTooLong(.uniqueName, count: 256),
    ]

    static let building: [NDEFError.BuildingFault] = [
        .schemeMissing, .hostMissing, .percentSignAlone, .telephoneCharacter("ö"), .telephoneWithoutDigit,
        .emailWithoutAt, .emailPartEmpty(.domain), .emailCharacter(0x20), .receiverMissing,
        .numberCharacter(.latitude, 0x2C), .numberWithoutDigit(.longitude), .numberNotFinite(.altitude),
        .numberOutOfRange(.uncertainty, limit: 0), .applicationCharacter(0x2D), .applicationParts, .languageMalformed,
        .languageRepeated(index: 1), .contactNotVCard, .contactNotEnded,
    ]

    static var reasons: [NDEFError.Reason] {
        wifi.map { .wifi($0) } + bluetooth.map { .bluetooth($0) } + device.map { .deviceInformation($0) }
            + building.map { .building($0) }
    }

    @Test func codesAreUniqueAndKebabCase() {
        #expect(Self.reasons.count == 18 + 13 + 7 + 19)
        #expect(
            Set((Self.reasons + DiagnosisTests.reasons).map(\.code)).count == 57
                + Set(DiagnosisTests.reasons.map(\.code)).count)
        for code in Self.reasons.map(\.code) {
            #expect(code.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }, "\(code)")
        }
    }

    @Test func everyReasonIsASentence() {
        for reason in Self.reasons {
            #expect(reason.sentence != reason.code && reason.sentence.contains(" "), "\(reason.code)")
        }
    }

    struct Sentence: Sendable, CustomTestStringConvertible {
        let reason: NDEFError.Reason
        let text: String
        var testDescription: String { text }
    }

    @Test(arguments: [
        Sentence(
            reason: .wifi(.attributeTruncated(.credential, needed: 50, available: 9)),
            text: "Wi-Fi attribute credential needs 50 bytes, 9 are there"),
        Sentence(
            reason: .wifi(.ssidLength(count: 34)), text: "an SSID of 34 bytes; it must have 1 to 32"),
        Sentence(
            reason: .wifi(.noValueForWPA3),
            text: "no value is registered for WPA3; a network that takes WPA2 too is written as WPA2"),
        Sentence(
            reason: .bluetooth(.length(declared: 14, found: 16)),
            text: "the Bluetooth data says that it has 14 bytes, and has 16"),
        Sentence(
            reason: .building(.telephoneCharacter("ö")), text: "\"ö\" U+00F6 in a telephone number"),
        Sentence(
            reason: .building(.telephoneCharacter("\u{200B}")), text: "U+200B in a telephone number"),
        Sentence(
            reason: .building(.numberCharacter(.latitude, 0x2C)),
            text: "\",\" in the latitude; decimal digits are wanted, and a point"),
        Sentence(
            reason: .building(.numberOutOfRange(.latitude, limit: 90)), text: "the latitude is not in -90 to 90"),
    ])
    func saysItWithNumbers(_ sample: Sentence) {
        #expect(sample.reason.sentence == sample.text)
    }
}
