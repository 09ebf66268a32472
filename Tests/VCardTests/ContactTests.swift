// SPDX-License-Identifier: MIT

import Testing
import VCard

@Suite("Contacts") struct ContactTests {
    /// How a display name is parted; the guess is this package's own, as its documentation tells.
    struct Guess: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let typed: String
        let family: [String]
        let given: [String]

        init(_ name: String, _ typed: String, family: String?, given: String?) {
            testDescription = name
            self.typed = typed
            self.family = family.map { [$0] } ?? []
            self.given = given.map { [$0] } ?? []
        }
    }

    static let guesses: [Guess] = [
        Guess("two words", "Jane Doe", family: "Doe", given: "Jane"),
        Guess("three words", "Jane Mary Doe", family: "Doe", given: "Jane Mary"),
        Guess("one word", "Jane", family: nil, given: "Jane"),
        Guess("nothing", "", family: nil, given: nil),
        Guess("blanks alone", "  ", family: nil, given: nil),
        Guess("a comma", "Doe, Jane", family: "Doe", given: "Jane"),
        Guess("two commas", "Doe, Jane, Dr.", family: "Doe", given: "Jane, Dr."),
        Guess("a comma at the end", "Jane Doe,", family: "Doe,", given: "Jane"),
        Guess("a comma at the start", ",Jane", family: nil, given: ",Jane"),
        Guess("two blanks inside", "Jane  Mary  Doe", family: "Doe", given: "Jane  Mary"),
        Guess("blanks around", " Jane Doe ", family: "Doe", given: "Jane"),
        Guess("letters of other scripts", "Жанна Доу", family: "Доу", given: "Жанна"),
        Guess("no blank between", "山田太郎", family: nil, given: "山田太郎"),
        Guess("an ideographic blank", "山田\u{3000}太郎", family: "太郎", given: "山田"),
        Guess("a no-break space", "Jane de\u{A0}la\u{A0}Doe", family: "de\u{A0}la\u{A0}Doe", given: "Jane"),
        Guess("an accent on a blank", "Jane \u{301}Doe", family: nil, given: "Jane \u{301}Doe"),
        Guess("a semicolon", "Jane D;oe", family: "D;oe", given: "Jane"),
    ]

    @Test(arguments: guesses) func `a name is guessed`(_ guess: Guess) throws {
        let name = StructuredName(guessedFrom: guess.typed)
        #expect(name == StructuredName(familyNames: guess.family, givenNames: guess.given))
        // Whatever the guess, FN is what was typed.
        let card = try Contact(formattedName: guess.typed).card()
        let read = try #require(try VCardDecoding.strict(card.encoded()).first)
        #expect(Array(read.displayName.utf8) == Array(guess.typed.utf8))
        #expect(Contact(read).name == name)
    }

    @Test func `every field comes back`() throws {
        var contact = Contact(formattedName: "Dr. Jané Doe, M.D.")
        contact.name = StructuredName(
            familyNames: ["Doe"], givenNames: ["Jané"], additionalNames: ["Q.", "R,S"], prefixes: ["Dr."],
            suffixes: ["M.D."])
        contact.organization = ["Example; Ltd", "Research, too"]
        contact.title = "Engineer\\Writer"
        contact.phones = [
            LabelledValue("+15550100,,1;2", types: ["CELL", "PREF"]), LabelledValue("+15550101", label: "Boat"),
        ]
        contact.emails = [LabelledValue("jane@example.com", types: ["WORK"], label: "Day, night")]
        contact.urls = [LabelledValue("https://example.com/?a=1;b=2,3", types: ["HOME"])]
        contact.addresses = [
            PostalAddress(
                street: ["1 High St\nFlat 2"], locality: ["Town"], postalCode: ["AB1 2CD"], country: ["GB"],
                types: ["HOME"], label: "Hut")
        ]
        contact.birthday = "1990-12-31"
        contact.photo = Contact.Photo(imageData: [0xFF, 0xD8, 0xFF, 0xE0])
        contact.note = "one\ntwo; three, four"
        contact.others = [try .list("CATEGORIES", ["a,b", "c"]), try .text("X-A", "1", group: "ITEM2")]
        let bytes = try contact.card().encoded()
        let decoding = VCardDecoding(lenient: bytes)
        #expect(decoding.findings.isEmpty)
        #expect(Contact(try #require(decoding.cards.first).card) == contact)
    }

    @Test func `a label takes a group that is free`() throws {
        var contact = Contact(formattedName: "Jane Doe")
        contact.phones = [LabelledValue("1", label: "a"), LabelledValue("2", label: "b")]
        contact.others = [try .text("X-A", "1", group: "ITEM1")]
        let card = try contact.card()
        #expect(card[all: "TEL"].map(\.group) == ["item2", "item3"])
        #expect(card[all: "X-ABLabel"].map(\.group) == ["item2", "item3"])
    }

    @Test func `the name is put together where FN is missing`() throws {
        let bytes = try octets("BEGIN:VCARD⏎VERSION:3.0⏎N:Doe;Jane;Q.;Dr.;M.D.⏎END:VCARD⏎")
        let card = try #require(VCardDecoding(lenient: bytes).cards.first).card
        #expect(Contact(card).formattedName == "Dr. Jane Q. Doe M.D.")
    }

    @Test func `a second title is kept among the others`() throws {
        let bytes = try card("TITLE:one⏎TITLE:two⏎X-ABLabel:Loose⏎")
        let contact = Contact(try #require(try VCardDecoding.strict(bytes).first))
        #expect(contact.title == "one")
        #expect(contact.others.map(\.rawValue) == ["two", "Loose"])
    }

    // RFC 2426 section 3.1.4: the short name of the format; the first bytes are those of the formats' standards.
    @Test func `the format of a photo is found`() throws {
        let jpeg = Contact.Photo(imageData: [0xFF, 0xD8, 0xFF, 0xDB])
        #expect(jpeg == .data([0xFF, 0xD8, 0xFF, 0xDB], type: "JPEG"))
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        #expect(Contact.Photo(imageData: png) == .data(png, type: "PNG"))
        #expect(Contact.Photo(imageData: Array("GIF89a".utf8)) == .data(Array("GIF89a".utf8), type: "GIF"))
        #expect(Contact.Photo(imageData: [1]) == .data([1], type: nil))
    }

    /// Types compare without case (RFC 2426 section 3.1.4), so that one spelling is enough.
    @Test func `the format of a photo is in upper case`() throws {
        var contact = Contact(formattedName: "Jane")
        contact.photo = .data([1], type: "jpeg")
        let card = try contact.card()
        #expect(card.properties.last?.types == ["JPEG"])
        #expect(Contact(card).photo == .data([1], type: "JPEG"))
    }

    @Test func `a photo by URI and one that is none`() throws {
        let bytes = try card(
            "PHOTO;ENCODING=b:no-base64⏎PHOTO;VALUE=uri:http://example.com/p,1;2.jpg⏎PHOTO;ENCODING=b:AQ==⏎")
        let contact = Contact(try #require(VCardDecoding(lenient: bytes).cards.first).card)
        #expect(contact.photo == .uri("http://example.com/p,1;2.jpg"))
        #expect(contact.others.map(\.rawValue) == ["no-base64", "AQ=="])
    }

    // RFC 2426 section 3.1.5
    @Test func `a day of birth is a date`() throws {
        let bytes = try card("BDAY:1990-01-01;⏎BDAY:1953-10-15T23:10:00Z⏎")
        var contact = Contact(try #require(VCardDecoding(lenient: bytes).cards.first).card)
        #expect(contact.birthday == "1953-10-15T23:10:00Z")
        #expect(contact.others.map(\.rawValue) == ["1990-01-01;"])
        contact.birthday = "31.12.1990"
        let error = try #require(throws: VCardError.self) { try contact.card() }
        #expect(error.reason == .invalidDate(property: "BDAY"))
    }

    // RFC 6350 sections 6.2.4, 6.3.1, 6.4.1 and 6.2.5
    @Test func `a card of 4.0 shows what is meant`() throws {
        let bytes = try octets(
            """
            BEGIN:VCARD⏎VERSION:4.0⏎FN:Jane Doe⏎TEL;VALUE=uri;PREF=1;TYPE="cell,voice":tel:+1-555-0100⏎\
            PHOTO:data:image/gif;base64,R0lGODlh⏎BDAY:19901231⏎ORG:Example, Inc;Sales⏎KIND:individual⏎END:VCARD⏎
            """)
        let contact = Contact(try #require(VCardDecoding(lenient: bytes).cards.first).card)
        #expect(contact.name == nil)
        #expect(contact.phones == [LabelledValue("+1-555-0100", types: ["cell", "voice", "PREF"])])
        #expect(contact.photo == .data(Array("GIF89a".utf8), type: "GIF"))
        #expect(contact.birthday == "19901231")
        #expect(contact.organization == ["Example, Inc", "Sales"])
        #expect(contact.others.isEmpty)
    }

    // vCard 2.1 section 2.1.3 (CHARSET, quoted-printable); a comma parts no list there.
    @Test func `a card of 2.1 shows what is meant`() throws {
        let bytes = try octets(
            """
            BEGIN:VCARD⏎VERSION:2.1⏎N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg⏎\
            TEL;CELL:+15550100⏎ADR;HOME:;;1 High St, Flat 2;Town;;;⏎END:VCARD⏎
            """)
        let contact = Contact(try #require(VCardDecoding(lenient: bytes).cards.first).card)
        #expect(contact.formattedName == "Jörg Müller")
        #expect(contact.name == StructuredName(familyNames: ["Müller"], givenNames: ["Jörg"]))
        #expect(contact.phones == [LabelledValue("+15550100", types: ["CELL"])])
        #expect(contact.addresses.map(\.street) == [["1 High St, Flat 2"]])
    }
}
