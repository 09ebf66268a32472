// SPDX-License-Identifier: MIT

import Testing
import VCard

/// No value may become a property, whatever stands in it (RFC 2426 section 5; case E13).
@Suite("Injection") struct InjectionTests {
    struct Probe: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        /// What is read back: line breaks come back as LF.
        let readBack: String

        init(_ name: String, _ text: String, readBack: String? = nil) {
            testDescription = name
            self.text = text
            self.readBack = readBack ?? text
        }
    }

    static let probes: [Probe] = [
        Probe("CR LF and a property", "a\r\nTEL:+15550199", readBack: "a\nTEL:+15550199"),
        Probe("LF and a property", "a\nTEL:+15550199"),
        Probe("CR and a property", "a\rTEL:+15550199", readBack: "a\nTEL:+15550199"),
        Probe("the end of the card", "a\r\nEND:VCARD\r\nBEGIN:VCARD", readBack: "a\nEND:VCARD\nBEGIN:VCARD"),
        Probe("a fold", "a\r\n TEL:1", readBack: "a\n TEL:1"),
        Probe("a line separator", "a\u{2028}TEL:+15550199"),
        Probe("a paragraph separator", "a\u{2029}TEL:+15550199"),
        Probe("a next line", "a\u{85}TEL:+15550199"),
        Probe("quotes and separators", "\"a\";b:c,d\\"),
        Probe("escapes as text", "\\n\\;\\,\\\\"),
        Probe("a backslash and a line break", "\\\nTEL:1"),
        Probe("emoji", String(repeating: "🎉", count: 50)),
        Probe("combining marks", "e" + String(repeating: "\u{301}", count: 90)),
        Probe("a comma with a combining mark", "a,\u{301}b;\u{301}c\\\u{301}d"),
        Probe("a CR LF with a combining mark", "a\r\n\u{301}TEL:1", readBack: "a\n\u{301}TEL:1"),
        Probe("a family of emoji", String(repeating: "👩‍👩‍👧‍👦", count: 9)),
        Probe("a long text of backslashes", String(repeating: "\\", count: 100)),
    ]

    @Test(arguments: probes) func `in every field of a contact`(_ probe: Probe) throws {
        var contact = Contact(formattedName: probe.text)
        contact.name = StructuredName(familyNames: [probe.text], givenNames: [probe.text, probe.text])
        contact.organization = [probe.text, probe.text]
        contact.title = probe.text
        contact.phones = [LabelledValue(probe.text, types: ["CELL"], label: probe.text)]
        contact.emails = [LabelledValue(probe.text)]
        contact.addresses = [PostalAddress(street: [probe.text, probe.text], country: [probe.text])]
        contact.note = probe.text
        contact.others = [try .list("CATEGORIES", [probe.text, probe.text]), try .text("X-A", probe.text)]
        for folding in [VCardFolding.octets(75), .octets(12), .off] {
            let decoding = VCardDecoding(lenient: try contact.card().encoded(folding: folding))
            #expect(decoding.findings.isEmpty)
            try #require(decoding.cards.count == 1)
            let card = decoding.cards[0].card
            let names = ["VERSION", "N", "FN", "ORG", "TITLE", "TEL", "X-ABLabel", "EMAIL", "ADR", "NOTE"]
            #expect(card.properties.map(\.name) == names + ["CATEGORIES", "X-A"])
            for name in ["FN", "TITLE", "TEL", "X-ABLabel", "EMAIL", "NOTE", "X-A"] {
                #expect(Array((card[first: name]?.text ?? "").utf8) == Array(probe.readBack.utf8))
            }
            #expect(card[first: "CATEGORIES"]?.components == [[probe.readBack, probe.readBack]])
            #expect(Contact(card).name?.givenNames == [probe.readBack, probe.readBack])
        }
    }

    @Test(arguments: probes) func `in a type, a parameter and a URI`(_ probe: Probe) throws {
        let parameters = [VCardParameter(name: "X-P", values: [probe.text])]
        let name = try VCardProperty.structured("N", [["Doe"]])
        let formatted = try VCardProperty.text("FN", "Doe")
        for property in [
            try? VCardProperty.uri("URL", probe.text), try? VCardProperty.text("X-A", "v", parameters: parameters),
            try? VCardProperty.text("TEL", "v", parameters: [.type(probe.text)]),
        ] {
            // Refused, or written as one property.
            guard let property, let bytes = try? VCard(properties: [name, formatted, property]).encoded() else {
                continue
            }
            let cards = try VCardDecoding.strict(bytes)
            #expect(cards.map { $0.properties.count } == [4])
            if !property.isNamed("URL") { #expect(cards.first?.properties.last?.text == "v") }
            if property.isNamed("X-A") {
                #expect(cards.first?.properties.last?.parameterValues("X-P") == [probe.text])
            }
        }
    }
}
