// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// The encode fixtures.
@Suite struct FixtureEncodingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let records: [String]
        let encoded: [UInt8]
        let refusal: String?
        var testDescription: String { name }

        init(_ stanza: Stanza) throws {
            name = stanza.description
            _ = try stanza.required("source")
            records = stanza.all("build")
            refusal = stanza["refused"]
            encoded = refusal == nil ? try fixtureBytes(stanza.required("encoded")) : []
        }

        static func load(_ file: String) throws -> [Case] {
            try Fixtures.stanzas("ndef/" + file).map { try Case($0) }
        }
    }

    @Test func everyCaseIsThere() throws {
        #expect(try Case.load("encode.txt").count == 37)
        #expect(try Case.load("refuse.txt").count == 41)
    }

    @Test(arguments: try Case.load("encode.txt"))
    func writes(_ sample: Case) throws {
        let message = try NDEFMessage(sample.records.map { try Notation.record($0) })
        // Compared as Bool: a failure should not print 70000 bytes.
        let isExpected = message.encoded() == sample.encoded
        #expect(isExpected, "got \(hex(Array(message.encoded().prefix(64))))")
        #expect(message.encodedSize == sample.encoded.count)
    }

    @Test(arguments: try Case.load("encode.txt"))
    func readsBackWhatItWrote(_ sample: Case) throws {
        let message = try NDEFMessage(decoding: sample.encoded)
        let isSame = try message == NDEFMessage(sample.records.map { try Notation.record($0) })
        #expect(isSame)
        let decoding = NDEFDecoding(lenient: sample.encoded)
        let hasNoFindings = decoding.findings.allSatisfy { $0.severity == .warning }
        #expect(hasNoFindings)
        let contents = decoding.records.map { Notation.tokens(of: $0.record, content: $0.content) }
        let isContentSame = try contents == sample.records.map { try Notation.tokens($0) }
        #expect(isContentSame)
    }

    @Test(arguments: try Case.load("refuse.txt"))
    func refuses(_ sample: Case) throws {
        let line = try #require(sample.records.first)
        let error = try #require(throws: NDEFError.self) { try Notation.record(line) }
        #expect(error.code == sample.refusal)
        #expect(error.offset == 0)
        #expect(error.recordOffset == 0)
        #expect(error.recordIndex == nil)
    }
}
