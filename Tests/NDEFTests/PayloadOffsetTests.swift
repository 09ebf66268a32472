// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Where payload bytes stand in the input (NDEF 1.0, clause 2.3.3: chunks carry their payloads one behind another).
@Suite struct PayloadOffsetTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let input: [UInt8]
        let offsets: [Int]
        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "a short record", input: [0xD1, 1, 3, 0x54, 2, 0x65, 0x6E], offsets: [4, 5, 6]),
        Case(name: "a long record", input: [0xC5, 0, 0, 0, 0, 2, 0x61, 0x62], offsets: [6, 7]),
        Case(name: "a record with an id", input: [0xDD, 0, 1, 2, 0x69, 0x69, 0x61], offsets: [6]),
        Case(
            name: "two chunks", input: [0xB2, 3, 2, 0x61, 0x2F, 0x62, 0x41, 0x42, 0x56, 0, 2, 0x43, 0x44],
            offsets: [6, 7, 11, 12]),
        Case(
            name: "a chunk without bytes first",
            input: [0xB2, 3, 0, 0x61, 0x2F, 0x62, 0x36, 0, 1, 0x41, 0x56, 0, 1, 0x42], offsets: [9, 13]),
        Case(
            name: "a chunk without bytes in the middle",
            input: [0xB2, 3, 1, 0x61, 0x2F, 0x62, 0x41, 0x36, 0, 0, 0x56, 0, 1, 0x42], offsets: [6, 13]),
        Case(
            name: "a chunk without bytes last",
            input: [0xB2, 3, 1, 0x61, 0x2F, 0x62, 0x41, 0x56, 0, 0], offsets: [6]),
    ]

    @Test(arguments: cases)
    func everyByteIsFound(_ sample: Case) throws {
        for base in [0, 16] {
            let decoding = NDEFDecoding(lenient: sample.input, options: NDEFDecodingOptions(baseOffset: base))
            let located = try #require(decoding.records.first)
            let offsets = located.record.payload.indices.map { located.offset(ofPayload: $0) - base }
            #expect(offsets == sample.offsets)
            #expect(offsets.map { sample.input[$0] } == located.record.payload.array)
            // The byte behind the payload ends the record; of its last chunk, when it has several.
            #expect(located.offset(ofPayload: offsets.count) == base + sample.input.count)
        }
    }

    @Test func indicesFromOutsideDoNotTrap() throws {
        let bytes: [UInt8] = [0xD5, 0, 1, 0x41]
        let plain = try #require(NDEFDecoding(lenient: bytes).records.first)
        #expect(plain.offset(ofPayload: .min) == 3)
        #expect(plain.offset(ofPayload: .max) == .max)
        let far = NDEFDecodingOptions(baseOffset: .max)
        #expect(NDEFDecoding(lenient: bytes, options: far).records.first?.offset(ofPayload: 0) == .max)
    }
}
