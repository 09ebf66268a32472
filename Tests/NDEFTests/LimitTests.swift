// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// The limits of decoding: errors in both modes, which end the reading (NDEF 1.0, clause 4.3).
@Suite struct LimitTests {
    // Text "", URI "https://a", Empty; the middle record in two chunks.
    static let three: [UInt8] = [
        0x91, 0x01, 0x03, 0x54, 0x02, 0x65, 0x6E, 0x31, 0x01, 0x01, 0x55, 0x04, 0x16, 0x00, 0x01, 0x61, 0x50, 0, 0,
    ]

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let options: NDEFDecodingOptions
        let records: Int
        let finding: String?
        var testDescription: String { name }
    }

    @Test(arguments: [
        Case(
            name: "as many records as allowed", options: NDEFDecodingOptions(maximumRecords: 3), records: 3,
            finding: nil),
        Case(
            name: "one record too many", options: NDEFDecodingOptions(maximumRecords: 2), records: 2,
            finding: "error limit-exceeded offset 16 record 16 index 2"),
        Case(
            name: "chunks do not count as records", options: NDEFDecodingOptions(maximumRecords: 1), records: 1,
            finding: "error limit-exceeded offset 7 record 7 index 1"),
        Case(
            name: "no records allowed", options: NDEFDecodingOptions(maximumRecords: 0), records: 0,
            finding: "error limit-exceeded offset 0 record 0 index 0"),
        Case(
            name: "a negative limit allows none", options: NDEFDecodingOptions(maximumRecords: -1), records: 0,
            finding: "error limit-exceeded offset 0 record 0 index 0"),
        Case(
            name: "payloads as long as allowed", options: NDEFDecodingOptions(maximumPayload: 3), records: 3,
            finding: nil),
        Case(
            name: "a payload too long", options: NDEFDecodingOptions(maximumPayload: 2), records: 0,
            finding: "error limit-exceeded offset 2 record 0 index 0"),
        Case(
            name: "as many bytes as allowed", options: NDEFDecodingOptions(maximumTotal: 19), records: 3,
            finding: nil),
        Case(
            name: "a byte too many", options: NDEFDecodingOptions(maximumTotal: 18), records: 2,
            finding: "error limit-exceeded offset 16 record 16 index 2"),
    ])
    func holdsTheLimit(_ sample: Case) {
        let decoding = NDEFDecoding(lenient: Self.three, options: sample.options)
        #expect(decoding.records.count == sample.records)
        #expect(decoding.findings.map(\.line) == (sample.finding.map { [$0] } ?? []))
        let message = try? NDEFMessage(decoding: Self.three, options: sample.options)
        #expect((message == nil) == (sample.finding != nil))
    }

    struct Words: Sendable, CustomTestStringConvertible {
        let limit: NDEFError.Limit
        let text: String
        var testDescription: String { text }
    }

    @Test(arguments: [
        Words(limit: .records, text: "more than 1 records, the limit of this reader"),
        Words(limit: .chunks, text: "more than 1 chunks, the limit of this reader"),
        Words(limit: .payload, text: "a payload of 2 bytes; the limit of this reader is 1 byte"),
        Words(limit: .total, text: "a message of at least 2 bytes; the limit of this reader is 1 byte"),
        Words(limit: .nesting, text: "a message in 2 records, one in another; the limit of this reader is 1"),
    ])
    func saysWhichLimitWithItsNumbers(_ words: Words) {
        #expect(NDEFError.Reason.limitExceeded(words.limit, maximum: 1, found: 2).sentence == words.text)
    }

    @Test func chunksAreCountedTogether() {
        let bytes: [UInt8] = [0xB1, 0x01, 0x02, 0x78, 0x01, 0x02, 0x56, 0x00, 0x01, 0x03]
        #expect(NDEFDecoding(lenient: bytes, options: NDEFDecodingOptions(maximumPayload: 3)).findings == [])
        let decoding = NDEFDecoding(lenient: bytes, options: NDEFDecodingOptions(maximumPayload: 2))
        #expect(decoding.findings.map(\.reason) == [.limitExceeded(.payload, maximum: 2, found: 3)])
        #expect(decoding.findings.map(\.offset) == [8])
        #expect(decoding.records.isEmpty)
    }

    @Test func aCutPayloadIsCutEvenOverTheLimit() {
        let bytes: [UInt8] = [0xD2, 0x03, 0x09, 0x61, 0x2F, 0x62, 0x01, 0x02, 0x03]
        let decoding = NDEFDecoding(lenient: bytes, options: NDEFDecodingOptions(maximumPayload: 2))
        #expect(decoding.findings.map(\.line) == ["error truncated offset 6 record 0 index 0"])
    }

    @Test func manyRecordsOfOneKindAreReadToTheDefaultLimit() {
        let middle = [[UInt8]](repeating: [0x10, 0, 0], count: 1023).flatMap(\.self)
        let many: [UInt8] = [0x90, 0, 0] + middle + [0x50, 0, 0]
        let decoding = NDEFDecoding(lenient: many)
        #expect(decoding.records.count == 1024)
        #expect(decoding.findings.map(\.code) == ["limit-exceeded"])
    }

    @Test func chunksAreCountedToTheirLimit() throws {
        #expect(NDEFDecodingOptions().maximumChunks == 65536)
        let middle = [[UInt8]](repeating: [0x36, 0x00, 0x00], count: 38).flatMap(\.self)
        let forty: [UInt8] = [0xB2, 0x03, 0x00, 0x61, 0x2F, 0x62] + middle + [0x56, 0x00, 0x00]
        let enough = NDEFDecodingOptions(maximumChunks: 40)
        #expect(try NDEFMessage(decoding: forty, options: enough).records.count == 1)
        let decoding = NDEFDecoding(lenient: forty, options: NDEFDecodingOptions(maximumChunks: 39))
        #expect(decoding.findings.map(\.reason) == [.limitExceeded(.chunks, maximum: 39, found: 40)])
        #expect(decoding.findings.map(\.offset) == [forty.count - 3])
        #expect(decoding.records.isEmpty)
    }

    @Test func chunksOfSeveralRecordsAreCountedTogether() {
        let bytes: [UInt8] = [0xB5, 0, 0, 0x16, 0, 0, 0x35, 0, 0, 0x56, 0, 0]
        #expect(NDEFDecoding(lenient: bytes, options: NDEFDecodingOptions(maximumChunks: 4)).findings == [])
        let decoding = NDEFDecoding(lenient: bytes, options: NDEFDecodingOptions(maximumChunks: 3))
        #expect(decoding.findings.map(\.line) == ["error limit-exceeded offset 9 record 9 index 1"])
    }

    @Test func findingsAreKeptToTheirLimitAndTheOthersCounted() {
        // Five later chunks with a type: a breach each, then the missing end.
        let bytes: [UInt8] =
            [0xB2, 0x01, 0, 0x61] + [[UInt8]](repeating: [0x36, 1, 0, 0x61], count: 5).flatMap(\.self)
        let all = NDEFDecoding(lenient: bytes)
        #expect(all.findings.count == 6)
        #expect(all.omittedFindings == 0)
        let some = NDEFDecoding(lenient: bytes, options: NDEFDecodingOptions(maximumFindings: 2))
        #expect(some.findings == Array(all.findings.prefix(2)))
        #expect(some.omittedFindings == 4)
        let none = NDEFDecoding(lenient: bytes, options: NDEFDecodingOptions(maximumFindings: 0))
        #expect(none.findings == [] && none.omittedFindings == 6)
    }

    @Test func warningsDoNotHideAnError() {
        // Three records of TNF 7, a warning each, and no end.
        let bytes: [UInt8] = [0x97, 0, 0, 0x17, 0, 0, 0x17, 0, 0]
        let options = NDEFDecodingOptions(maximumFindings: 2)
        let decoding = NDEFDecoding(lenient: bytes, options: options)
        #expect(decoding.findings.map(\.code) == ["reserved-tnf", "missing-me"])
        #expect(decoding.findings.map(\.severity.rawValue) == ["warning", "error"])
        #expect(decoding.omittedFindings == 2)
        let error = #expect(throws: NDEFError.self) { try NDEFMessage(decoding: bytes, options: options) }
        #expect(error?.code == "missing-me")
    }

    @Test func anExtremeBaseDoesNotOverflow() {
        let decoding = NDEFDecoding(lenient: [0x51], options: NDEFDecodingOptions(baseOffset: Int.max))
        #expect(decoding.findings.map(\.offset) == [Int.max, Int.max])
    }

    @Test func manyChunksAreJoined() throws {
        let middle = [[UInt8]](repeating: [0x36, 0x00, 0x01, 0x61], count: 5000).flatMap(\.self)
        let bytes: [UInt8] = [0xB2, 0x03, 0x00, 0x61, 0x2F, 0x62] + middle + [0x56, 0x00, 0x00]
        let message = try NDEFMessage(decoding: bytes)
        #expect(message.records.map(\.payload.count) == [5000])
        #expect(message.encodedSize == bytes.count)
        #expect(message.encodedSize(.canonical) == 9 + 5000)
    }
}
