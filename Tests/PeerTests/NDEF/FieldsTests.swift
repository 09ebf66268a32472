// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Handover, Wi-Fi, Bluetooth and device information, which ndeflib 0.3.3 writes from their fields, and we read.
@Suite("Records of many fields and ndeflib 0.3.3")
struct FieldsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let fields: [String: String]
        let bytes: [UInt8]
        let peer: String?
        var testDescription: String { name }

        init(_ stanza: Stanza) throws {
            name = stanza.description
            bytes = try fixtureBytes(stanza.required("bytes"))
            peer = stanza["peer"]
            let fields = stanza.fields.filter { !["case", "source", "bytes", "peer"].contains($0.key) }
            self.fields = Dictionary(fields.map { ($0.key, $0.value) }) { first, _ in first }
        }

        static func load() throws -> [Case] {
            try Fixtures.stanzas("peers/ndeflib-fields.txt").map { try Case($0) }
        }
    }

    static let run = PeerRun {
        try Case.load().flatMap { test in
            var question = PeerQuestion("encode")
            question.records = [PeerRecord(fields: test.fields)]
            return [("write " + test.name, question), ("read " + test.name, .decode(test.bytes))]
        }
    }

    @Test("All cases are there")
    func counts() throws {
        #expect(try Case.load().count == 14)
    }

    @Test("ndeflib writes the bytes and reads the fields", arguments: try Case.load())
    func peer(_ test: Case) throws {
        #expect(try Self.run.answer("write " + test.name).bytes() == test.bytes, "ndeflib has changed")
        let answer = try Self.run.answer("read " + test.name)
        #expect(answer.records?.count == 1)
        if let peer = test.peer {
            #expect(try answer.models().map(\.description) == [peer], "ndeflib has changed")
        } else {
            #expect(answer.records?.first?.fields == test.fields, "ndeflib has changed")
        }
        #expect(try answer.bytes() == test.bytes)
    }

    @Test("We read the bytes strictly and write them again", arguments: try Case.load())
    func ours(_ test: Case) throws {
        let message = try NDEFMessage(decoding: test.bytes)
        #expect(message.encoded() == test.bytes)
        #expect(message.encoded(.canonical) == test.bytes)
    }
}
