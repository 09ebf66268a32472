// SPDX-License-Identifier: MIT

import Testing
import VCard

@Suite("Names and types") struct NameTests {
    struct MediaType: CustomTestStringConvertible, Sendable {
        let type: String
        let isVCard: Bool

        var testDescription: String { "\"\(type)\" is \(isVCard ? "a" : "no") vCard" }
    }

    /// The registered type, and what was in use before it; andijakl/ndef-nfc writes `text/x-vCard`.
    static let mediaTypes: [MediaType] = [
        MediaType(type: "text/vcard", isVCard: true), MediaType(type: "text/x-vcard", isVCard: true),
        MediaType(type: "text/x-vCard", isVCard: true), MediaType(type: "TEXT/DIRECTORY", isVCard: true),
        MediaType(type: "text/vcard; charset=utf-8", isVCard: true),
        MediaType(type: "text/vcard ;charset=utf-8", isVCard: true),
        MediaType(type: "text/plain", isVCard: false), MediaType(type: "text/vcards", isVCard: false),
        MediaType(type: "", isVCard: false),
    ]

    @Test(arguments: mediaTypes) func `media types`(_ sample: MediaType) {
        #expect(VCard.isMediaType(sample.type) == sample.isVCard)
    }

    struct Typed: CustomTestStringConvertible, Sendable {
        let name: String
        let typed: String
        let raw: String

        var testDescription: String { "\(name) is written \(typed == raw ? "as it is" : "escaped")" }
    }

    /// RFC 2426 section 4: which properties are TEXT.
    static let typed: [Typed] = [
        Typed(name: "URL", typed: "https://a/?b=1,2;3", raw: "https://a/?b=1,2;3"),
        Typed(name: "SOURCE", typed: "ldap://a,b", raw: "ldap://a,b"),
        Typed(name: "GEO", typed: "37.4;-122.1", raw: "37.4;-122.1"),
        Typed(name: "BDAY", typed: "1996-04-15", raw: "1996-04-15"),
        Typed(name: "TZ", typed: "-05:00", raw: "-05:00"),
        Typed(name: "NOTE", typed: "a,b;c", raw: "a\\,b\\;c"),
        Typed(name: "ORG", typed: "a;b", raw: "a\\;b"),
        Typed(name: "NICKNAME", typed: "a,b", raw: "a\\,b"),
        Typed(name: "X-ANY", typed: "a,b", raw: "a\\,b"),
        Typed(name: "UID", typed: "a;b", raw: "a\\;b"),
    ]

    @Test(arguments: typed) func `a property by name`(_ sample: Typed) throws {
        let property = try VCardProperty.plain(sample.name, sample.typed)
        #expect(property.rawValue == sample.raw)
        #expect(property.text == sample.typed)
    }

    @Test func `names compare without case, in ASCII alone`() throws {
        let property = try VCardProperty.text("tel", "1")
        #expect(property.isNamed("TEL") && property.isNamed("Tel"))
        // U+212A is a K to Unicode, and none to RFC 2425.
        #expect(!(try VCardProperty.text("KEY", "1")).isNamed("\u{212A}EY"))
    }
}
