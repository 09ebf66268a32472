// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// The cases of `Fixtures/vcard/decode.txt`, each read in both modes.
@Suite("Decode cases") struct DecodeCaseTests {
    static func cases() throws -> [FixtureCase] { try FixtureCase.all("vcard/decode.txt") }

    @Test func `all cases are there`() throws {
        #expect(try Fixtures.stanzas("vcard/decode.txt").count == 111)
    }

    @Test(arguments: try cases()) func `lenient reading`(_ sample: FixtureCase) throws {
        let stanza = sample.stanza
        let decoding = VCardDecoding(lenient: try input(of: stanza))
        let findings = decoding.findings.map {
            "\($0.severity == .error ? "error" : "warning") \($0.code) \($0.line):\($0.column)"
        }
        #expect(findings == stanza.all("finding"))
        let cards = Int(stanza["cards"] ?? "1")
        try #require(decoding.cards.count == cards)
        if let message = stanza["message"] { #expect(decoding.findings.map(\.message).contains(message)) }
        guard let decoded = decoding.cards.first else { return }
        #expect(decoded.isTruncated == (stanza["truncated"] == "yes"))
        try check(decoded.card, stanza)
    }

    /// Strict reading throws what lenient reading reports first as an error, and otherwise finds the same cards.
    @Test(arguments: try cases()) func `strict reading`(_ sample: FixtureCase) throws {
        let stanza = sample.stanza
        let bytes = try input(of: stanza)
        if let finding = stanza.all("finding").first(where: { $0.hasPrefix("error ") }) {
            let error = try #require(throws: VCardError.self) { try VCardDecoding.strict(bytes) }
            #expect("error \(error.code) \(error.line ?? 0):\(error.column ?? 0)" == finding)
            return
        }
        let cards = try VCardDecoding.strict(bytes)
        let card = try #require(cards.first)
        if let line = stanza["strict-text"] {
            let expectation = try Expectation(line)
            #expect(try expectation.property(in: card).text == expectation.expected)
        } else if let line = stanza["strict-types"] {
            let expectation = try Expectation(line)
            #expect(try expectation.property(in: card).types.joined(separator: "/") == expectation.expected)
        } else {
            #expect(cards == VCardDecoding(lenient: bytes).cards.map(\.card))
        }
    }

    private func input(of stanza: Stanza) throws -> [UInt8] {
        if let body = stanza["body"] { return try card(body) }
        return try octets(try stanza.required("input"))
    }

    private func check(_ card: VCard, _ stanza: Stanza) throws {
        let known: Set<String> = [
            "case", "source", "body", "input", "finding", "cards", "message", "truncated", "strict-text",
            "strict-types",
        ]
        for (key, value) in stanza.fields where !known.contains(key) {
            try check(card, key, value, stanza)
        }
    }

    private func check(_ card: VCard, _ key: String, _ value: String, _ stanza: Stanza) throws {
        switch key {
        case "version": #expect(card.version == value)
        case "properties": #expect(card.properties.count == Int(value))
        case "display": #expect(card.displayName == value)
        case "name":
            let name = Contact(card).name?.components ?? []
            #expect(name.map { $0.joined(separator: "/") }.joined(separator: "|") == value)
        case "written":
            let lines = try #require(stanza["body"])
            #expect(try card.encoded() == VCardTests.card(lines))
        default: try checkProperty(card, key, try Expectation(value))
        }
    }

    private func checkProperty(_ card: VCard, _ key: String, _ expectation: Expectation) throws {
        if key == "count" {
            #expect(card[all: expectation.name].count == Int(expectation.expected))
            return
        }
        let property = try expectation.property(in: card)
        switch key {
        case "text": #expect(Array(property.text.utf8) == Array(expectation.expected.utf8))
        case "raw": #expect(property.rawValue == expectation.expected)
        case "types": #expect(property.types.joined(separator: "/") == expectation.expected)
        case "group": #expect(property.group == expectation.expected)
        case "spelling": #expect(property.name == expectation.expected)
        case "binary": #expect((property.binaryValue.map(hex) ?? "none") == expectation.expected)
        case "components":
            let joined = property.components.map { $0.joined(separator: "/") }.joined(separator: "|")
            #expect(joined == expectation.expected)
        case "parameter":
            let parameter = try #require(expectation.parameter)
            #expect(property.parameters.contains { $0.isNamed(parameter) })
            #expect(property.parameterValues(parameter).joined(separator: "/") == expectation.expected)
        default: throw FixtureError("unknown key \"\(key)\"")
        }
    }
}
