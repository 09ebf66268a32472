// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// The cases of `Fixtures/vcard/lint.txt`.
@Suite("Lint cases") struct LintCaseTests {
    static func cases() throws -> [FixtureCase] { try FixtureCase.all("vcard/lint.txt") }

    @Test func `all cases are there`() throws {
        #expect(try Self.cases().count == 40)
    }

    @Test(arguments: try cases()) func `what hurts`(_ sample: FixtureCase) throws {
        let stanza = sample.stanza
        let bytes =
            try stanza["body"].map { try VCardTests.card($0) } ?? octets(try stanza.required("input"))
        let room = stanza["room"].flatMap { Int($0) } ?? 851
        let advice = VCardLint.findings(in: bytes, room: room)
        #expect(
            advice.map { "\($0.severity.rawValue) \($0.phone.rawValue) \($0.code) \($0.line):\($0.column)" }
                == stanza.all("advice"))
        #expect(advice.allSatisfy { $0.offset <= bytes.count && !$0.message.isEmpty })
    }

    @Test func `advice says where, who and why`() throws {
        let advice = VCardLint.findings(in: try card("TEL;TYPE=\"HOME,VOICE\":1⏎"))
        #expect(
            advice.first?.description
                == "line 5, column 11: warning: iPhone: a TYPE in double quotes is shown with them as the label")
    }

    struct MediaType: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let type: String
        let advice: [String]
    }

    /// AOSP contacts takes exactly two types, in any case; Flipper's firmware knows `text/vcard` alone (read).
    static let mediaTypes: [MediaType] = [
        MediaType(testDescription: "the type of today", type: "text/vcard", advice: []),
        MediaType(testDescription: "in another case, with a parameter", type: "text/vCard; charset=utf-8", advice: []),
        MediaType(testDescription: "the type of old", type: "text/x-vCard", advice: ["note any-phone old-media-type"]),
        MediaType(testDescription: "a directory", type: "text/directory", advice: ["error android media-type"]),
        MediaType(testDescription: "of old Nokias", type: "application/vcard", advice: ["error android media-type"]),
    ]

    @Test(arguments: mediaTypes) func `media types`(_ sample: MediaType) {
        let advice = VCardLint.findings(mediaType: sample.type)
        #expect(advice.map { "\($0.severity.rawValue) \($0.phone.rawValue) \($0.code)" } == sample.advice)
    }

    @Test func `a card that is written here hurts nobody`() throws {
        var contact = CardTests.contact
        contact.note = String(repeating: "a long note, ", count: 20)
        #expect(VCardLint.findings(in: try contact.card().encoded(folding: .off)).isEmpty)
    }
}
