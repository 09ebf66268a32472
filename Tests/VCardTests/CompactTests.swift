// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// The cases of `Fixtures/vcard/compact.txt`, and the sample.
@Suite("The compact form") struct CompactTests {
    static func cases() throws -> [FixtureCase] { try FixtureCase.all("vcard/compact.txt") }

    @Test func `all cases are there`() throws {
        #expect(try Self.cases().count == 14)
    }

    @Test(arguments: try cases()) func `less says the same`(_ sample: FixtureCase) throws {
        let card = try #require(
            VCardDecoding(lenient: try VCardTests.card(try sample.stanza.required("body"))).cards.first
        ).card
        let compact = card.compacted()
        let lines = sample.stanza.all("line").map { $0 + "⏎" }.joined()
        let frame = "BEGIN:VCARD⏎VERSION:3.0⏎N:Doe;Jane⏎FN:Jane Doe⏎" + lines + "END:VCARD⏎"
        let written = try compact.encoded(folding: .off)
        #expect(String(decoding: written, as: UTF8.self) == (try text(frame)))
        #expect(compact.compacted() == compact)
        #expect(written.count <= (try card.encodedSize(folding: .off)))
    }

    // 198 less 14 for `;TYPE=INTERNET` less 3 for `;;;` of N.
    @Test func `the sample becomes 181 octets`() throws {
        let card = try CardTests.contact.card()
        #expect(try card.compacted().encodedSize(folding: .off) == 181)
        var contact = CardTests.contact
        contact.emails[0].types = []
        contact.name = StructuredName(familyNames: ["Doe"], givenNames: ["Jane"])
        #expect(Contact(card.compacted()) == contact)
    }

    @Test func `a card of another version comes back as it is`() throws {
        let bytes = try octets("BEGIN:VCARD⏎VERSION:2.1⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎EMAIL;INTERNET:a@b⏎END:VCARD⏎")
        let card = try #require(VCardDecoding(lenient: bytes).cards.first).card
        #expect(card.compacted() == card)
        #expect(try card.converted().card.compacted().encodedSize(folding: .off) == 62 + 11)
    }
}
