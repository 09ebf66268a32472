// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// The decode fixtures, each read leniently and strictly and written again.
@Suite struct FixtureDecodingTests {
    static let counts = ["decode.txt": 41, "decode-rules.txt": 50, "text.txt": 32, "uri.txt": 22]

    static func cases() throws -> [DecodingCase] {
        try counts.keys.sorted().flatMap { try DecodingCase.load($0) }
    }

    @Test(arguments: counts.keys.sorted())
    func everyCaseIsThere(_ file: String) throws {
        let names = try DecodingCase.load(file).map(\.name)
        #expect(names.count == Self.counts[file])
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: try cases())
    func readsLeniently(_ sample: DecodingCase) {
        let decoding = NDEFDecoding(lenient: sample.input)
        #expect(decoding.records.map { DecodingCase.Record($0) } == sample.records)
        #expect(decoding.findings.map(\.line) == sample.findings)
        #expect(decoding.bytesRead == sample.bytesRead)
        #expect(decoding.records.map(\.content) == decoding.records.map(\.record.content))
    }

    @Test(arguments: try cases())
    func readsStrictly(_ sample: DecodingCase) throws {
        guard let expected = sample.firstError else {
            let message = try NDEFMessage(decoding: sample.input)
            #expect(message.records == NDEFDecoding(lenient: sample.input).records.map(\.record))
            #expect(message.encoded() == Array(sample.input.prefix(sample.bytesRead)))
            #expect(message.encodedSize == sample.bytesRead)
            #expect(message.encoded(.canonical) == sample.encoded)
            #expect(message.encodedSize(.canonical) == sample.encoded?.count)
            return
        }
        let error = try #require(throws: NDEFError.self) { try NDEFMessage(decoding: sample.input) }
        #expect(error.line == expected)
        #expect(error.description.hasPrefix("offset \(error.offset): "))
    }

    @Test(arguments: try cases())
    func addsTheBaseToEveryOffset(_ sample: DecodingCase) {
        let plain = NDEFDecoding(lenient: sample.input)
        let moved = NDEFDecoding(lenient: sample.input, options: NDEFDecodingOptions(baseOffset: 1000))
        #expect(moved.records.map(\.offset) == plain.records.map { $0.offset + 1000 })
        #expect(moved.findings.map(\.offset) == plain.findings.map { $0.offset + 1000 })
        #expect(moved.findings.map(\.recordOffset) == plain.findings.map { $0.recordOffset + 1000 })
        #expect(moved.bytesRead == plain.bytesRead)
    }
}
