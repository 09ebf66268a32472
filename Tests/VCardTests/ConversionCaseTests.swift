// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// The cases of `Fixtures/vcard/conversion.txt`.
@Suite("Conversion cases") struct ConversionCaseTests {
    static func cases() throws -> [FixtureCase] { try FixtureCase.all("vcard/conversion.txt") }

    @Test func `all cases are there`() throws {
        #expect(try Self.cases().count == 52)
    }

    @Test(arguments: try cases()) func `a card of 3.0 comes out`(_ sample: FixtureCase) throws {
        let stanza = sample.stanza
        let conversion = try card(of: stanza).converted()
        let changes = conversion.changes.filter { $0.code != "version" }
        #expect(changes.map { "\($0.kind.rawValue) \($0.code) \($0.property ?? "-")" } == stanza.all("change"))
        let written = try conversion.card.encoded(folding: .off)
        #expect(String(decoding: written, as: UTF8.self) == String(decoding: try expected(stanza), as: UTF8.self))
        // It is sound: reading it finds no error, and converting it again changes nothing.
        let read = try #require(try VCardDecoding.strict(written).first)
        #expect(read.converted().card == read)
        #expect(read.converted().changes.isEmpty)
    }

    @Test(arguments: try cases()) func `the version is told`(_ sample: FixtureCase) throws {
        let card = try card(of: sample.stanza)
        let told = card.converted().changes.first?.code == "version"
        #expect(told == (card.version != "3.0"))
    }

    private func card(of stanza: Stanza) throws -> VCard {
        let bytes: [UInt8]
        if let body = stanza["body"] {
            let version = try stanza.required("version")
            bytes = try octets("BEGIN:VCARD⏎VERSION:\(version)⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎\(body)END:VCARD⏎")
        } else {
            bytes = try octets(try stanza.required("input"))
        }
        return try #require(VCardDecoding(lenient: bytes).cards.first).card
    }

    private func expected(_ stanza: Stanza) throws -> [UInt8] {
        if let output = stanza["output"] { return try octets(output) }
        return try VCardTests.card(stanza.all("line").map { $0 + "⏎" }.joined())
    }
}
