// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Smart Posters that are made.
@Suite struct SmartPosterBuildingTests {
    struct Poster: Sendable, CustomTestStringConvertible {
        /// The case of the decode fixture whose input must come out.
        let id: String
        let make: @Sendable () throws(NDEFError) -> NDEFRecord
        var testDescription: String { id }
    }

    static let posters: [Poster] = [
        Poster(id: "S02") { () throws(NDEFError) in
            try .smartPoster("http://www.cnn.com/", titles: [TextRecord("CNN")])
        },
        Poster(id: "S10") { () throws(NDEFError) in try .smartPoster("http://www.a.b", action: .execute) },
        Poster(id: "S10b") { () throws(NDEFError) in try .smartPoster("http://www.a.b", action: .save) },
        Poster(id: "S10c") { () throws(NDEFError) in try .smartPoster("http://www.a.b", action: .edit) },
        Poster(id: "S14") { () throws(NDEFError) in try .smartPoster("http://www.a.b", mediaType: "text/html") },
        Poster(id: "S16") { () throws(NDEFError) in
            try .smartPoster("http://www.a.b", others: [.media("text/vcard", payload: [0x58])])
        },
        Poster(id: "S17") { () throws(NDEFError) in
            try .smartPoster("http://www.a.b", others: [.smartPoster("http://www.c.d")])
        },
        Poster(id: "SA01") { () throws(NDEFError) in
            try .smartPoster(
                "https://github.com/nfcpy/ndeflib",
                titles: [
                    TextRecord("NFC Data Exchange Format decoder"),
                    TextRecord("NFC Datenaustauschformat Dekodierer", language: "de"),
                ],
                action: .save, icons: [MediaRecord(mediaType: "image/gif", payload: NDEFBytes("GIF".utf8))],
                size: 1024, mediaType: "text/html")
        },
        Poster(id: "SA02") { () throws(NDEFError) in try .smartPoster("http://a.b") },
        Poster(id: "SA09") { () throws(NDEFError) in
            try .smartPoster(
                "http://www.a.b",
                icons: [
                    MediaRecord(mediaType: "Image/GIF", payload: [1]),
                    MediaRecord(mediaType: "VIDEO/mp4", payload: [2]),
                ])
        },
        Poster(id: "SA14") { () throws(NDEFError) in try .smartPoster("http://www.a.b", size: .max) },
        Poster(id: "SA22") { () throws(NDEFError) in
            try .smartPoster("http://www.a.b", titles: [TextRecord("A", language: "en", encoding: .utf16)])
        },
    ]

    @Test(arguments: posters)
    func writesWhatTheFixtureHas(_ poster: Poster) throws {
        let cases = try PartsCase.load("smart-poster.txt").filter { $0.id == poster.id }
        let expected = try #require(cases.first)
        let record = try poster.make()
        #expect(record.encodedSize == expected.input.count)
        #expect(try NDEFMessage([record]).encoded() == expected.input)
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let name: String
        let code: String
        let make: @Sendable () throws(NDEFError) -> NDEFRecord
        var testDescription: String { name }
    }

    static let refusals: [Refusal] = [
        Refusal(name: "an empty URI", code: "uri-empty") { () throws(NDEFError) in try .smartPoster("") },
        Refusal(name: "a blank in the URI", code: "uri-illegal-character") { () throws(NDEFError) in
            try .smartPoster("http://a b")
        },
        Refusal(name: "two titles of one language", code: "smart-poster-title-language-repeated") {
            () throws(NDEFError) in try .smartPoster("a:b", titles: [TextRecord("A"), TextRecord("B")])
        },
        Refusal(name: "two titles of one language in other letter case", code: "smart-poster-title-language-repeated") {
            () throws(NDEFError) in
            try .smartPoster(
                "a:b", titles: [TextRecord("A", language: "de-DE"), TextRecord("B", language: "DE-de")])
        },
        Refusal(name: "a title without language", code: "text-language-missing") { () throws(NDEFError) in
            try .smartPoster("a:b", titles: [TextRecord("A", language: "")])
        },
        Refusal(name: "a reserved action", code: "smart-poster-action-reserved") { () throws(NDEFError) in
            try .smartPoster("a:b", action: .reserved(3))
        },
        Refusal(name: "an icon that is a text", code: "smart-poster-icon-media-type") { () throws(NDEFError) in
            try .smartPoster("a:b", icons: [MediaRecord(mediaType: "text/plain", payload: [])])
        },
        Refusal(name: "an icon without subtype", code: "media-type-malformed") { () throws(NDEFError) in
            try .smartPoster("a:b", icons: [MediaRecord(mediaType: "image", payload: [])])
        },
        Refusal(name: "a type that is no media type", code: "media-type-malformed") { () throws(NDEFError) in
            try .smartPoster("a:b", mediaType: "html")
        },
        Refusal(name: "another URI among the others", code: "smart-poster-uri-repeated") { () throws(NDEFError) in
            try .smartPoster("a:b", others: [.uri("c:d")])
        },
        Refusal(name: "another title among the others", code: "smart-poster-title-language-repeated") {
            () throws(NDEFError) in
            try .smartPoster("a:b", titles: [TextRecord("A")], others: [.text("B", language: "EN")])
        },
        Refusal(name: "an id of 256 bytes", code: "id-too-long") { () throws(NDEFError) in
            try .smartPoster("a:b", id: Array(repeating: 0x41, count: 256))
        },
    ]

    @Test(arguments: refusals)
    func refuses(_ refusal: Refusal) throws {
        let error = try #require(throws: NDEFError.self) { try refusal.make() }
        #expect(error.code == refusal.code)
        #expect(error.offset == 0)
    }

    @Test func whatIsReadCanBeMadeAgain() throws {
        // RTD Smart Poster 1.1 leaves the order free, so the records that come out may stand in another one.
        for sample in try PartsCase.load("smart-poster.txt") where sample.findings.isEmpty {
            for record in NDEFDecoding(lenient: sample.input).records.map(\.record) {
                guard case .smartPoster(let poster) = record.content, let uri = poster.uri else { continue }
                let again = try NDEFRecord.smartPoster(
                    uri.uri, titles: poster.titles, action: poster.action, icons: poster.icons, size: poster.size,
                    mediaType: poster.mediaType, others: poster.others, id: record.id.array)
                guard case .smartPoster(let same) = again.content else {
                    Issue.record("\(sample.name) is no poster any more")
                    continue
                }
                #expect(Set(same.records.map(\.payload)) == Set(poster.records.map(\.canonical.payload)))
                #expect(same.titles == poster.titles)
                #expect(same.others == poster.others)
            }
        }
    }

    @Test(arguments: [
        ("en", "A"), ("EN", "A"), ("en-GB", "B"), ("en-US", "A"), ("de", "C"), ("de-de", "C"), ("fr", "-"),
    ])
    func findsTheTitleOfALanguage(_ language: String, _ text: String) throws {
        let titles = [
            TextRecord("A"), TextRecord("B", language: "en-gb"), TextRecord("C", language: "de-DE"),
        ]
        let content = try NDEFRecord.smartPoster("a:b", titles: titles).content
        guard case .smartPoster(let poster) = content else {
            Issue.record("no poster")
            return
        }
        #expect(poster.title(for: language)?.text ?? "-" == text)
    }
}
