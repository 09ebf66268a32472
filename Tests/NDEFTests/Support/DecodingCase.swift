// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// A case of a decode fixture.
struct DecodingCase: Sendable, CustomTestStringConvertible {
    struct Record: Hashable, Sendable {
        let offset: Int
        let tokens: [Notation.Token]
    }

    let name: String
    let input: [UInt8]
    let records: [Record]

    /// Each as `severity code offset N record N index N`.
    let findings: [String]
    let bytesRead: Int

    /// Nil where nothing can be written because strict decoding fails.
    let encoded: [UInt8]?

    var testDescription: String { name }

    var firstError: String? { findings.first { $0.hasPrefix("error ") } }

    init(_ stanza: Stanza) throws {
        name = stanza.description
        input = try fixtureBytes(stanza.required("input"))
        _ = try stanza.required("source")
        records = try stanza.all("record").map { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, parts[0].hasPrefix("@"), let offset = Int(parts[0].dropFirst()) else {
                throw FixtureError("\(line) has no offset")
            }
            return Record(offset: offset, tokens: try Notation.tokens(String(parts[1])))
        }
        findings = stanza.all("finding")
        bytesRead = stanza["read"].flatMap { Int($0) } ?? input.count
        let isGood = !findings.contains { $0.hasPrefix("error ") }
        encoded = try stanza["encoded"].map(fixtureBytes) ?? (isGood ? input : nil)
    }

    static func load(_ file: String) throws -> [DecodingCase] {
        try Fixtures.stanzas("ndef/" + file).map { try DecodingCase($0) }
    }
}

extension DecodingCase.Record {
    init(_ located: NDEFDecoding.Located) {
        self.init(
            offset: located.offset, tokens: Notation.tokens(of: located.record, content: located.content))
    }
}

extension NDEFFinding {
    /// The finding as the fixtures write it.
    var line: String {
        let index = recordIndex.map { "\($0)" } ?? "-"
        return "\(severity) \(code) offset \(offset) record \(recordOffset) index \(index)"
    }
}

extension NDEFError {
    /// The error as the fixtures write a finding.
    var line: String {
        let index = recordIndex.map { "\($0)" } ?? "-"
        return "error \(code) offset \(offset) record \(recordOffset) index \(index)"
    }
}
