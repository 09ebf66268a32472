// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// What vobject 0.9.9 writes wrongly, by a peer run, and what we write and read instead.
@Suite("What vobject 0.9.9 writes wrongly")
struct WritingFaultTests {
    static let long = PropertyModel("NOTE", String(repeating: "é", count: 60))
    static let url = PropertyModel("URL", "https://example.com/?a=1;b=2,3")
    static let control = PropertyModel("NOTE", "a\u{0}b")

    /// RFC 2426 section 2.6: lines of at most 75 octets; vobject counts characters, and lets 125 octets stand.
    @Test("It does not fold a line of less than 75 characters that is longer than 75 octets")
    func doesNotFold() throws {
        let line = "NOTE:" + String(repeating: "é", count: 60)
        #expect(try written([Self.long]) == [line])
        #expect(line.utf8.count == 125)
        #expect(
            try ours([Self.long]) == [
                "NOTE:" + String(repeating: "é", count: 35), " " + String(repeating: "é", count: 25),
            ])
    }

    /// RFC 2426 section 3.6.8: a URI has no escapes.
    @Test("It escapes the separators in a URL, which we mend")
    func escapesURLs() throws {
        #expect(try written([Self.url]) == [#"URL:https://example.com/?a=1\;b=2\,3"#])
        #expect(try ours([Self.url]) == ["URL:https://example.com/?a=1;b=2,3"])
        let decoding = VCardDecoding(lenient: try bytes([Self.url]))
        #expect(decoding.cards.first?.card[first: "URL"]?.text == "https://example.com/?a=1;b=2,3")
        #expect(decoding.findings.map(\.code) == ["escape-in-uri"])
    }

    /// RFC 2425 section 5.8.2: no control characters in a parameter value.
    @Test("It writes a line break in a parameter as it is, so that a parameter can add a line")
    func breaksLinesInParameters() throws {
        var property = PropertyModel("TEL", "1")
        property.parameters["X-A"] = ["a\r\nNOTE:b\r\nX-B"]
        #expect(try written([property]) == [#"TEL;X-A="a"#, "NOTE:b", #"X-B":1"#])
        let error = #expect(throws: VCardError.self) { try property.ours() }
        #expect(error?.reason == .invalidParameterValue(property: "TEL", parameter: "X-A"))
    }

    /// RFC 2426 section 4: NUL is no value character.
    @Test("It writes a NUL")
    func writesNUL() throws {
        #expect(try written([Self.control]) == ["NOTE:a\u{0}b"])
        let error = #expect(throws: VCardError.self) { try Self.control.ours() }
        #expect(error?.reason == .controlCharacter(0, property: "NOTE"))
    }

    /// RFC 2425 section 5.8.2: no double quotes in a parameter value; both refuse.
    @Test("It refuses a quote in a parameter, as we do")
    func refusesQuotes() throws {
        var property = PropertyModel("TEL", "1")
        property.parameters["X-A"] = ["a\"b"]
        let answer = try #require(try Peer.ask([.writeCard(Self.frame + [property])]).first)
        #expect(answer.failure == #"VObjectError: "Double quotes aren't allowed in parameter values.""#)
        #expect(throws: VCardError.self) { try property.ours() }
    }

    private static let frame = CardCase("N and FN").properties

    private func bytes(_ properties: [PropertyModel]) throws -> [UInt8] {
        let answer = try #require(try Peer.ask([.writeCard(Self.frame + properties)]).first)
        return try answer.bytes()
    }

    /// The lines that vobject writes, without those of the frame.
    private func written(_ properties: [PropertyModel]) throws -> [String] {
        lines(try bytes(properties))
    }

    private func ours(_ properties: [PropertyModel]) throws -> [String] {
        lines(try (Self.frame + properties).ours().encoded())
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        let frame = ["BEGIN:VCARD", "VERSION:3.0", "FN:Jane Doe", "N:Doe;Jane;;;", "END:VCARD"]
        return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").map { String($0) }
            .filter { !frame.contains($0) }
    }
}
