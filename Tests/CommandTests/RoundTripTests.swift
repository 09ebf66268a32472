// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// A message that is made by `encode` or `write` and must come out of `decode` or `read`.
struct RoundTrip: Sendable, CustomTestStringConvertible {
    let name: String
    let words: String
    /// The content in the document that comes out: the stable form of the tool's interface.
    let content: String

    var testDescription: String { name }

    static let all = [
        RoundTrip(
            name: "a URL",
            words: "url https://example.com/?a=1&b=2",
            content: #"{"kind":"uri","uri":"https://example.com/?a=1&b=2"}"#
        ),
        RoundTrip(
            name: "an e-mail address", words: "url mailto:a@b.c", content: #"{"kind":"uri","uri":"mailto:a@b.c"}"#),
        RoundTrip(
            name: "a text in UTF-8",
            words: "text 'Grüße ☕ 🇦🇹'",
            content: #"{"encoding":"UTF-8","kind":"text","language":"en","text":"Grüße ☕ 🇦🇹"}"#
        ),
        RoundTrip(
            name: "a text in UTF-16",
            words: "text 'Grüße 🎈' --encoding utf16 --language de",
            content: #"{"encoding":"UTF-16","kind":"text","language":"de","text":"Grüße 🎈"}"#
        ),
        RoundTrip(
            name: "an empty text",
            words: "text ''",
            content: #"{"encoding":"UTF-8","kind":"text","language":"en","text":""}"#
        ),
        RoundTrip(
            name: "data of a media type",
            words: "mime application/octet-stream ./data",
            content: #"{"kind":"media","mediaType":"application/octet-stream"}"#
        ),
        RoundTrip(
            name: "a text of a media type",
            words: "mime text/plain ./words",
            content: #"{"kind":"media","mediaType":"text/plain","text":"two\nlines"}"#
        ),
        RoundTrip(
            name: "an application",
            words: "app com.example.app",
            content: #"{"kind":"androidApplication","package":"com.example.app"}"#
        ),
        RoundTrip(
            name: "a poster",
            words: "poster https://a.b --title Hallo --language de --action do",
            content: #"{"action":"do","icons":[],"kind":"smartPoster","others":[],"size":null,"#
                + #""titles":[{"language":"de","text":"Hallo"}],"type":null,"uri":"https://a.b"}"#
        ),
        RoundTrip(
            name: "a Wi-Fi network without a key",
            words: "wifi Cafe --security open --brief",
            content: #"{"credentials":[{"authentication":"Open","encryption":"None","key":"","keyHex":"","#
                + #""keyHidden":false,"macAddress":null,"ssid":"Cafe","ssidHex":"43616665"}],"kind":"wifi","#
                + #""mediaType":"application/vnd.wfa.wsc","version":null}"#
        ),
        RoundTrip(
            name: "a Bluetooth Low Energy device",
            words: "bluetooth 00:11:22:AA:BB:CC --le --role central",
            content: #"{"address":"00:11:22:AA:BB:CC","addressType":"public","appearance":null,"#
                + #""items":[{"dataHex":"CCBBAA22110000","name":"LE address","type":27},"#
                + #"{"dataHex":"01","name":"LE role","type":28}],"kind":"bluetoothLE","#
                + #""mediaType":"application/vnd.bluetooth.le.oob","name":null,"role":"central","services":[]}"#
        ),
        RoundTrip(
            name: "a place",
            words: "geo -1.5,2",
            content: #"{"kind":"uri","uri":"geo:-1.5,2"}"#
        ),
        RoundTrip(
            name: "a whole message",
            words: "ndef ./message",
            content: #"{"kind":"external","type":"example.com:x"}"#
        ),
        RoundTrip(
            name: "a card from fields",
            words: "vcard --name Jane",
            content: #"{"cards":[{"properties":["#
                + #"{"components":[["3.0"]],"group":null,"name":"VERSION","parameters":[],"raw":"3.0","text":"3.0"},"#
                + #"{"components":[[""],["Jane"],[""],[""],[""]],"group":null,"name":"N","parameters":[],"raw":";Jane;;;","#
                + #""text":"Jane"},"#
                + #"{"components":[["Jane"]],"group":null,"name":"FN","parameters":[],"raw":"Jane","text":"Jane"}],"#
                + #""truncated":false,"version":"3.0"}],"kind":"vcard","mediaType":"text/vcard"}"#
        ),
    ]
}

@Suite("What is encoded is decoded, and what is written is read")
struct RoundTripTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write([0x00, 0xFF, 0x0A], to: "./data")
        try workplace.write(Array("two\nlines".utf8), to: "./words")
        // NDEF 1.0 clause 3.2.6: an external type.
        try workplace.write([0xD4, 0x0D, 0x01] + Array("example.com:x".utf8) + [0x07], to: "./message")
        return workplace
    }

    @Test("Encoded, then decoded", arguments: RoundTrip.all)
    func encoded(_ trip: RoundTrip) throws {
        let workplace = try workplace()
        for form in ["", " --tlv"] {
            let made = workplace.run("encode \(trip.words) -o ./out\(form) --force")
            #expect(made.status == 0, "\(made.errorText)")
            let run = workplace.run("decode ./out --json --strict")
            #expect(run.status == 0, "\(run.errorText)")
            #expect(try JSONValue.text(at: "records.0.content", in: run.output) == trip.content)
            #expect(try JSONValue.text(at: "kind", in: run.output) == (form.isEmpty ? "\"ndef\"" : "\"tlv\""))
        }
    }

    @Test("Written, then read", arguments: RoundTrip.all)
    func written(_ trip: RoundTrip) throws {
        let workplace = try workplace()
        #expect(workplace.makeTag("ntag215").status == 0)
        let made = workplace.run("write \(trip.words)")
        #expect(made.status == 0, "\(made.errorText)")
        let run = workplace.run("read --json --strict")
        #expect(run.status == 0, "\(run.errorText)")
        #expect(try JSONValue.text(at: "records.0.content", in: run.output) == trip.content)
    }
}
