// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

/// Lock control TLVs held against the chip (adafruit/Adafruit-PN532#34, #87; NTAG21x data sheet 8.5.3).
@Suite("Lock control TLVs and the chip")
struct LockControlTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let chip: ChipModel
        let area: [UInt8]
        let isRight: Bool
    }

    static let samples = [
        Sample(
            testDescription: "an NTAG213 as delivered", chip: .ntag213,
            area: [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0x00, 0xFE], isRight: true),
        Sample(
            testDescription: "the TLV of an NTAG203 on an NTAG213", chip: .ntag213,
            area: [0x01, 0x03, 0xA0, 0x10, 0x44, 0x03, 0x00, 0xFE], isRight: false),
        Sample(
            testDescription: "the TLV of an NTAG213 on an NTAG216", chip: .ntag216,
            area: [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0x00, 0xFE], isRight: false),
        Sample(
            testDescription: "an NTAG212 as delivered", chip: .ntag212,
            area: [0x01, 0x03, 0x90, 0x0A, 0x34, 0x03, 0x00, 0xFE], isRight: true),
        Sample(
            testDescription: "an NTAG203 as delivered", chip: .ntag203,
            area: [0x01, 0x03, 0xA0, 0x10, 0x44, 0x03, 0x00, 0xFE], isRight: true),
        Sample(
            testDescription: "the TLV of an NTAG213 on an NTAG210, which has no dynamic lock bits", chip: .ntag210,
            area: [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0x00, 0xFE], isRight: false),
        Sample(testDescription: "no TLV at all", chip: .ntag215, area: [0x03, 0x00, 0xFE], isRight: true),
    ]

    @Test("Whether it names the chip's lock bits", arguments: samples)
    func agrees(_ sample: Sample) {
        let size = sample.chip.factoryContainer.dataAreaSize
        let padding = Array(repeating: UInt8(0), count: size - sample.area.count)
        let findings = TLVLayout(walking: sample.area + padding, dataAreaSize: size)
            .contradictions(with: sample.chip)
        #expect(findings.map(\.code) == (sample.isRight ? [] : ["control-contradicts-chip"]))
    }
}
