// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// The cases of `Fixtures/vcard/encode.txt`: one property each, written in a card.
@Suite("Encode cases") struct EncodeCaseTests {
    static func cases() throws -> [FixtureCase] { try FixtureCase.all("vcard/encode.txt") }

    @Test func `all cases are there`() throws {
        #expect(try Fixtures.stanzas("vcard/encode.txt").count == 52)
    }

    @Test(arguments: try cases()) func writing(_ sample: FixtureCase) throws {
        let stanza = sample.stanza
        if let code = stanza["error"] {
            let error = try #require(throws: VCardError.self) { try written(stanza) }
            #expect(error.code == code)
            #expect(error.line == nil)
            return
        }
        let bytes = try written(stanza)
        let body = stanza.all("line").joined(separator: "⏎") + "⏎"
        #expect(bytes == (try card(body)))
        if let lengths = stanza["lengths"] {
            let expected = lengths.split(separator: ",").map { Int($0.drop { $0 == " " }) ?? 0 }
            #expect(try stanza.all("line").map { try octets($0).count } == expected)
        }
        // What was written is read back without a finding.
        let decoding = VCardDecoding(lenient: bytes)
        #expect(decoding.findings.isEmpty)
        #expect(try decoding.cards.first?.card.encoded() == bytes)
    }

    private func written(_ stanza: Stanza) throws -> [UInt8] {
        let name = try VCardProperty.structured("N", [["Doe"], ["Jane"], [], [], []])
        let formatted = try VCardProperty.text("FN", "Jane Doe")
        return try VCard(properties: [name, formatted, try property(stanza)]).encoded()
    }

    private func property(_ stanza: Stanza) throws -> VCardProperty {
        let parameters = try stanza.all("parameter").map { line in
            let (name, value) = try halves(line)
            return VCardParameter(name: name, values: parts(value, "/"))
        }
        let group = stanza["group"]
        for kind in ["text", "list", "structured", "uri", "raw"] {
            guard let line = stanza[kind] else { continue }
            let (name, value) = try halves(line)
            switch kind {
            case "text": return try .text(name, value, parameters: parameters, group: group)
            case "list": return try .list(name, parts(value, "/"), parameters: parameters, group: group)
            case "uri": return try .uri(name, value, parameters: parameters, group: group)
            case "raw":
                return try VCardProperty(group: group, name: name, parameters: parameters, rawValue: value)
            default:
                let components = parts(value, "|").map { parts($0, "/") }
                return try .structured(name, components, parameters: parameters, group: group)
            }
        }
        throw FixtureError("line \(stanza.line): no property")
    }

    private func halves(_ line: String) throws -> (name: String, value: String) {
        guard let equals = line.firstIndex(of: "=") else { throw FixtureError("no = in \"\(line)\"") }
        return (try text(String(line[..<equals])), try text(String(line[line.index(after: equals)...])))
    }

    private func parts(_ text: String, _ separator: Character) -> [String] {
        text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
