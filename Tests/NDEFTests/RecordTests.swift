// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Records and messages as values.
@Suite struct RecordTests {
    struct Match: Sendable, CustomTestStringConvertible {
        let spelled: String
        let asked: String
        let isMatch: Bool
        var testDescription: String { "\(spelled) \(isMatch ? "is" : "is not") \(asked)" }
    }

    // RFC 2045, clause 5.1: neither letter case nor parameters count.
    @Test(arguments: [
        Match(spelled: "text/vcard", asked: "text/vcard", isMatch: true),
        Match(spelled: "text/x-vCard", asked: "text/x-vcard", isMatch: true),
        Match(spelled: "TEXT/VCARD", asked: "text/vCard", isMatch: true),
        Match(spelled: "text/vcard; charset=utf-8", asked: "text/vcard", isMatch: true),
        Match(spelled: "text/vcard", asked: "text/vcard;charset=utf-8", isMatch: true),
        Match(spelled: "text/vcard ;x=y", asked: "text/vcard", isMatch: true),
        Match(spelled: "text/vcard", asked: "text/x-vcard", isMatch: false),
        Match(spelled: "text/vcard", asked: "text/vcar", isMatch: false),
    ])
    func mediaTypesCompare(_ sample: Match) throws {
        guard case .media(let media) = try NDEFRecord.media(sample.spelled, payload: []).content else {
            Issue.record("no media record")
            return
        }
        #expect(media.mediaType == sample.spelled)
        #expect(media.matches(sample.asked) == sample.isMatch)
    }

    // RTD 1.0: letter case does not count.
    @Test(arguments: [
        Match(spelled: "w3.org:A", asked: "w3.org:a", isMatch: true),
        Match(spelled: "w3.org:a", asked: "W3.ORG:A", isMatch: true),
        Match(spelled: "w3.org:a", asked: "w3.org:b", isMatch: false),
    ])
    func externalTypesCompare(_ sample: Match) throws {
        guard case .external(let external) = try NDEFRecord.external(sample.spelled, payload: []).content else {
            Issue.record("no external record")
            return
        }
        #expect(external.matches(sample.asked) == sample.isMatch)
    }

    @Test func aMessageHasARecord() throws {
        let error = try #require(throws: NDEFError.self) { try NDEFMessage([]) }
        #expect(error.reason == .emptyInput)
    }

    @Test func aMessageNamesTheRecordThatCannotBeWritten() throws {
        let reserved = try #require(NDEFDecoding(lenient: [0xD7, 0x00, 0x01, 0x41]).records.first?.record)
        let error = try #require(throws: NDEFError.self) { try NDEFMessage([.empty, reserved]) }
        #expect(error.reason == .reservedTypeNameFormat)
        #expect(error.recordIndex == 1)
    }

    @Test func canonicalRecordsAreThemselves() throws {
        for record in try [NDEFRecord.empty, .uri("tel:1"), .text("a"), .unknown(payload: [1])] {
            #expect(record.canonical == record)
        }
    }

    @Test func typeNameFormatsHaveTheirNumbers() {
        #expect(TypeNameFormat.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
    }

    /// NDEF 1.0, clauses 3.2.4 and 3.2.5.
    @Test(arguments: [0, 1, 254, 255, 256, 257, 65535, 65536])
    func sizesAreAsSaid(_ count: Int) throws {
        let payload = [UInt8](repeating: 0x41, count: count)
        let plain = try NDEFMessage([.unknown(payload: payload)])
        let named = try NDEFMessage([.unknown(payload: payload, id: [0x69])])
        let lengthSize = count > 255 ? 4 : 1
        #expect(plain.encoded().count == 2 + lengthSize + count)
        #expect(plain.encodedSize == 2 + lengthSize + count)
        #expect(named.encodedSize == plain.encodedSize + 2)
        let isSame = try NDEFMessage(decoding: named.encoded()) == named
        #expect(isSame)
    }

    struct Script: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        var testDescription: String { name }
    }

    @Test(
        arguments: [
            Script(name: "no text", text: ""),
            Script(name: "letters", text: "Hello"),
            Script(name: "umlauts", text: "hääyö"),
            Script(name: "an emoji of several scalars", text: "👩‍👩‍👧"),
            Script(name: "Chinese", text: "名片"),
            Script(name: "lines", text: "a\r\nb"),
            Script(name: "a byte order mark", text: "\u{FEFF}a"),
            Script(name: "the other byte order mark", text: "\u{FFFE}a"),
            Script(name: "a NUL", text: "a\0b"),
        ], [TextEncoding.utf8, .utf16])
    func textsSurvive(_ script: Script, _ encoding: TextEncoding) throws {
        let record = try NDEFRecord.text(script.text, language: "de-DE", encoding: encoding)
        let message = try NDEFMessage(decoding: NDEFMessage([record]).encoded())
        guard case .text(let text) = message.records.first?.content else {
            Issue.record("no Text record")
            return
        }
        // By scalars: String equality would pass a text that was normalised on the way.
        #expect(Array(text.text.unicodeScalars) == Array(script.text.unicodeScalars))
        #expect(text.language == "de-DE")
        #expect(text.encoding == encoding)
    }
}
