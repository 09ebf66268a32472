// SPDX-License-Identifier: MIT

import Testing
import VCard

@Suite("Cards") struct CardTests {
    /// The sample of the project: ten lines, 198 octets, counted line by line.
    static let sample = """
        BEGIN:VCARD⏎VERSION:3.0⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎ORG:Example Ltd⏎TITLE:Full-stack engineer⏎\
        TEL;TYPE=CELL:+15550100⏎EMAIL;TYPE=INTERNET:jane@example.com⏎URL:https://example.com/⏎END:VCARD⏎
        """

    static var contact: Contact {
        var contact = Contact(formattedName: "Jane Doe")
        contact.organization = ["Example Ltd"]
        contact.title = "Full-stack engineer"
        contact.phones = [LabelledValue("+15550100", types: ["CELL"])]
        contact.emails = [LabelledValue("jane@example.com", types: ["INTERNET"])]
        contact.urls = [LabelledValue("https://example.com/")]
        return contact
    }

    // RFC 2426 section 3; the SHA-256 of the bytes begins 4aab9f767846ec02.
    @Test func `the sample has 198 octets`() throws {
        let bytes = try Self.contact.card().encoded()
        #expect(bytes == (try octets(Self.sample)))
        #expect(bytes.count == 198)
        #expect(try Self.contact.card().encoded(folding: .off) == bytes)
    }

    @Test func `the sample is read without a finding`() throws {
        let decoding = VCardDecoding(lenient: try octets(Self.sample))
        #expect(decoding.findings.isEmpty)
        let card = try #require(decoding.cards.first).card
        #expect(card == (try Self.contact.card()))
        var expected = Self.contact
        expected.name = StructuredName(familyNames: ["Doe"], givenNames: ["Jane"])
        #expect(Contact(card) == expected)
    }

    /// Each size is 198 less the octets of what is dropped, its CR LF among them.
    struct Step: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let size: Int
        let drop: @Sendable (inout Contact) -> Void
    }

    static let steps: [Step] = [
        Step(testDescription: "without TYPE=INTERNET", size: 184) { $0.emails[0].types = [] },
        Step(testDescription: "without TITLE", size: 171) { $0.title = nil },
        Step(testDescription: "without URL", size: 172) { $0.urls = [] },
        Step(testDescription: "without types, TITLE and URL", size: 121) {
            $0.emails[0].types = []
            $0.phones[0].types = []
            $0.title = nil
            $0.urls = []
        },
        Step(testDescription: "the name alone", size: 65) { $0 = Contact(formattedName: "Jane Doe") },
    ]

    @Test(arguments: steps) func `size of the sample`(_ step: Step) throws {
        var contact = Self.contact
        step.drop(&contact)
        #expect(try contact.card().encoded(folding: .off).count == step.size)
    }

    // The SHA-256 of the whole card begins 9a701f6579f29f9c; peers read it back as it was meant.
    @Test func `separators inside name components are escaped`() throws {
        var contact = Contact(formattedName: "x")
        contact.name = StructuredName(familyNames: ["a;b"], givenNames: ["c,d"])
        let expected = "BEGIN:VCARD⏎VERSION:3.0⏎N:a\\;b;c\\,d;;;⏎FN:x⏎END:VCARD⏎"
        #expect(try contact.card().encoded() == (try octets(expected)))
    }

    // RFC 2426 sections 3.1.1 and 3.1.2
    @Test func `a card without N is not written`() throws {
        let card = VCard(properties: [try .text("FN", "Jane Doe")])
        #expect(throws: VCardError.self) { try card.encoded() }
        #expect(card[first: "version"]?.text == "3.0")
    }

    // RFC 2426 sections 3.1.1 and 3.1.2
    @Test func `a card without FN is not written`() throws {
        let card = VCard(properties: [try .structured("N", [["Doe"]])])
        let error = try #require(throws: VCardError.self) { try card.encoded() }
        #expect(error.code == "missing-fn")
        #expect(error.description == "the card has no FN (formatted name)")
    }

    @Test func `a card of another version is not written`() throws {
        let bytes = try octets("BEGIN:VCARD⏎VERSION:4.0⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎END:VCARD⏎")
        let card = try #require(try VCardDecoding.strict(bytes).first)
        let error = try #require(throws: VCardError.self) { try card.encoded() }
        #expect(error.code == "version-not-written")
    }

    @Test func `VERSION is written second wherever it was read`() throws {
        let bytes = try octets("BEGIN:VCARD⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎VERSION:3.0⏎END:VCARD⏎")
        let card = try #require(try VCardDecoding.strict(bytes).first)
        #expect(try card.encoded() == (try VCardTests.card("")))
    }

    @Test func `folding below twelve octets is refused`() throws {
        let error = try #require(throws: VCardError.self) { try Self.contact.card().encoded(folding: .octets(11)) }
        #expect(error.code == "folding-too-narrow")
    }

    @Test func `an error says line and column`() throws {
        let error = try #require(throws: VCardError.self) {
            try VCardDecoding.strict(try card("TEL;TYPE=CELL⏎"))
        }
        #expect(error.offset == 67)
        let message = "line 5, column 14: a colon is missing after the property name and its parameters"
        #expect(error.description == message)
    }

    @Test func `a finding says its severity`() throws {
        let decoding = VCardDecoding(lenient: try card("NOTE:a,b⏎"))
        #expect(
            decoding.findings.first?.description
                == "line 5, column 7: warning: a comma or semicolon in NOTE without a backslash in front")
        #expect(decoding.findings.first?.offset == 60)
    }
}
