// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// A message of `Fixtures/ndef`.
struct MessageSample: Sendable, CustomTestStringConvertible {
    let stanza: Stanza

    var testDescription: String { stanza.description }

    static func load(_ file: String) -> [MessageSample] {
        ((try? Fixtures.stanzas("ndef/" + file)) ?? []).map(MessageSample.init)
    }

    var errors: [String] { stanza.all("finding").filter { $0.hasPrefix("error ") } }
}

@Suite("Every message of the NDEF fixtures through decode")
struct FixtureDecodingTests {
    static let samples = MessageSample.load("decode.txt") + MessageSample.load("decode-rules.txt")

    @Test("Every message is found")
    func count() {
        #expect(FixtureDecodingTests.samples.count == 91)
    }

    @Test("The records and findings that the fixture names are in the document", arguments: samples)
    func document(_ sample: MessageSample) throws {
        let workplace = try Workplace()
        let bytes = try fixtureBytes(sample.stanza.required("input"))
        try workplace.write(bytes, to: "./message")
        let run = workplace.run("decode ./message --as ndef --json")
        Manners.expect(run, asked: "decode --json")
        let records = sample.stanza.all("record")
        #expect(run.status == (records.isEmpty ? 65 : 0))
        #expect(try JSONValue.text(at: "records.count", in: run.output) == String(records.count))
        for (index, record) in records.enumerated() {
            let offset = record.prefix { $0 != " " }.dropFirst()
            #expect(try JSONValue.text(at: "records.\(index).offset", in: run.output) == String(offset))
        }
        // Findings inside a card come behind those of the message.
        for (index, finding) in sample.stanza.all("finding").enumerated() {
            let words = finding.split(separator: " ")
            func found(_ key: String) throws -> String {
                try JSONValue.text(at: "findings.\(index).\(key)", in: run.output)
            }
            #expect(try found("severity") == "\"\(words[0])\"")
            #expect(try found("code") == "\"\(words[1])\"")
            #expect(try found("offset") == String(words[3]))
        }
    }

    @Test("Strict decoding stops exactly where the fixture names an error", arguments: samples)
    func strict(_ sample: MessageSample) throws {
        let workplace = try Workplace()
        try workplace.write(try fixtureBytes(sample.stanza.required("input")), to: "./message")
        let run = workplace.run("decode ./message --as ndef --strict --json")
        Manners.expect(run, asked: "decode --strict")
        guard let first = sample.errors.first?.split(separator: " ") else {
            #expect(run.status == 0)
            return
        }
        #expect(run.status == 65)
        #expect(run.output.isEmpty)
        let error = Array(run.errorText.utf8)
        #expect(try JSONValue.text(at: "error.code", in: error) == "\"\(first[1])\"")
        #expect(try JSONValue.text(at: "error.offset", in: error) == String(first[3]))
        #expect(try JSONValue.text(at: "error.recordOffset", in: error) == String(first[5]))
    }

    @Test("Taken for anything, at any length, no message crashes the tool or garbles a terminal", arguments: samples)
    func everyForm(_ sample: MessageSample) throws {
        let workplace = try Workplace()
        let bytes = try fixtureBytes(sample.stanza.required("input"))
        for length in Set([bytes.count, bytes.count / 2, bytes.count - 1, 1]) where length <= bytes.count {
            try workplace.write(Array(bytes.prefix(max(length, 0))), to: "./message")
            for form in ["auto", "ndef", "tlv", "tag", "vcard"] {
                let run = workplace.run("decode ./message --as \(form)")
                Manners.expect(run, asked: "decode --as \(form)")
                #expect([0, 65].contains(run.status), "\(form)")
            }
        }
    }
}
