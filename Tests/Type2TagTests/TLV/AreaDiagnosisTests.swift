// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

@Suite("Diagnosis of a data area")
struct AreaDiagnosisTests {
    struct Area: CustomTestStringConvertible, Sendable {
        let sentences: [String]
        let bytes: [UInt8]
        var testDescription: String { sentences.first ?? "nothing, \(bytes.count) bytes" }

        init(_ sentences: [String], _ bytes: [UInt8]) {
            self.sentences = sentences
            self.bytes = bytes
        }
    }

    /// Lengths are those of the NDEF record headers (NDEF 1.0, clause 3.2) and of TLVs (Type 2 Tag 1.1 §2.3).
    @Test(
        "Named, with the numbers",
        arguments: [
            Area([], [0x03, 0x03, 0xD0, 0x00, 0x00, 0xFE]),
            Area([], [0x03, 0x00, 0xFE]),
            Area([], []),
            Area(
                ["TLV at offset 5 overruns the area by 65146 bytes"],
                [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x7F, 0xFF, 0xFF, 0x01, 0x0E]),
            Area(
                ["length 137 but the message ends after 20"],
                [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 137, 0xD1, 0x01, 16, 0x54] + Array(repeating: 0x41, count: 16)),
            Area(["a bare message without TLV, 7 bytes long"], [0xD1, 0x01, 0x03, 0x54, 0x02, 0x65, 0x6E]),
            Area(
                ["message length and record lengths disagree: 5 bytes, and the records need at least 7"],
                [0x03, 0x05, 0xD1, 0x01, 0x03, 0x54, 0x02, 0xFE]),
            Area(
                ["the 2 bytes in the message TLV at offset 0 are no records"], [0x03, 0x02, 0x11, 0x01, 0xFE]),
            Area(
                ["control TLV 01h at offset 0 is broken and sets nothing apart"],
                [0x01, 0x03, 0xA0, 0x0C, 0x00, 0x03, 0x00, 0xFE]),
            Area(
                ["another message at offset 5, which readers do not show", "TLV FDh at offset 7 behind the message"],
                [0x03, 0x03, 0xD0, 0x00, 0x00, 0x03, 0x00, 0xFD, 0x00, 0xFE]),
        ] as [Area]
    )
    func faults(_ sample: Area) {
        let area = sample.bytes.padded(to: 144)
        for base in [0, 16] {
            let diagnosis = AreaDiagnosis(layout: TLVLayout(walking: area, baseOffset: base), area: area)
            #expect(diagnosis.faults.map(\.description) == sample.sentences)
        }
    }
}
