// SPDX-License-Identifier: MIT

import NDEF

extension ExchangeTests {
    // Written down again on purpose: a wrong entry in the codec must not agree with itself (RTD URI 1.0, table 3).
    static let prefixes = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
        "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://",
        "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
        "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:",
        "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://",
        "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    /// Each prefix with several rests, one record a rest.
    static let uris =
        prefixes.enumerated().map { code, prefix in
            let rests = ["x", "example.com/a?b=c,d;e#f", "user@host:8080/~me/%20%FF", "hääyö.example/漢😀", "WWW.A/"]
            let alone = code == 0 ? [] : [""]
            return MessageCase("URI code \(code) \(prefix)", (rests + alone).map { .uri(prefix + $0) })
        } + [
            MessageCase("URI that only looks like a prefix", .uri("http:/www.example.com"), .uri("HTTP://www.a")),
            MessageCase("URI that begins like a longer prefix", .uri("http://wwwxfoo"), .uri("urn:epc:ix:1")),
            MessageCase("URI with one prefix inside another", .uri("http://https://www.example.com")),
        ]

    static let texts = [
        MessageCase("Text of the RTD", .text("Hello, world!")),
        MessageCase("Text without a character", .text("")),
        MessageCase("Text in Finnish", .text("Hyvää päivää", language: "fi")),
        MessageCase("Text in Japanese", .text("日本語のテキスト", language: "ja")),
        MessageCase("Text in Arabic", .text("مرحبا بالعالم", language: "ar")),
        MessageCase("Text with a region", .text("Grüße", language: "de-DE")),
        MessageCase("Text with script and region", .text("繁體", language: "zh-Hant-TW")),
        MessageCase("Text with the longest language code", .text("x", language: String(repeating: "a", count: 63))),
        MessageCase("Text with a family of emoji", .text("👩‍👩‍👧‍👦 😀 🏳️‍🌈")),
        MessageCase("Text with one character in two spellings", .text("é"), .text("e\u{301}", language: "fr")),
        MessageCase("Text with line breaks and a tab", .text("a\r\nb\tc\nd")),
        MessageCase("Text with a NUL inside", .text("a\u{0}b")),
        MessageCase("Text with the last code point", .text("\u{10FFFF}\u{FFFD}\u{D7FF}\u{E000}")),
        MessageCase("Text with a mark inside", .text("a\u{FEFF}b")),
        MessageCase("Text in two languages", .text("Hello"), .text("Hallo", language: "de")),
    ]

    static let plain = [
        MessageCase("media type", .plain(.media, "text/plain", payload: [0x48, 0x69])),
        MessageCase("media type of a card", .plain(.media, "text/vcard", payload: Array("BEGIN:VCARD\r\n".utf8))),
        MessageCase(
            "media type with punctuation", .plain(.media, "application/vnd.a-b.c+json", payload: [0x7B, 0x7D])),
        MessageCase("media type with a parameter", .plain(.media, "text/plain; charset=utf-8", payload: [0x41])),
        MessageCase("media type in capitals", .plain(.media, "TEXT/PLAIN", payload: [0x41])),
        MessageCase("media type without payload", .plain(.media, "a/b")),
        MessageCase("external type", .plain(.external, "example.com:t", payload: [0, 1, 2, 255])),
        MessageCase("external type without payload", .plain(.external, "example.com:t")),
        MessageCase("external type in capitals", .plain(.external, "Example.COM:T", payload: [0x41])),
        MessageCase(
            "Android application", .plain(.external, "android.com:pkg", payload: Array("com.example.app".utf8))),
        MessageCase("absolute URI", .plain(.absoluteURI, "http://example.com/type")),
        MessageCase("absolute URI with payload", .plain(.absoluteURI, "https://example.com/a?b=c", payload: [0x41])),
        MessageCase("unknown", .plain(.unknown, payload: [0x41, 0x42])),
        MessageCase("unknown without payload", .plain(.unknown)),
        MessageCase("empty", .empty),
        MessageCase("well-known type of nobody's", .plain(.wellKnown, "Xyz", payload: [0x41])),
    ]

    /// Around the short form's 255 bytes, and around two bytes of length.
    static let sizes = [0, 1, 254, 255, 256, 257, 65534, 65535, 65536, 70000].flatMap { size in
        let payload = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let letters = String(repeating: "x", count: size)
        return [
            MessageCase("media payload of \(size)", .plain(.media, "a/b", payload: payload)),
            MessageCase("unknown payload of \(size)", .plain(.unknown, payload: payload), .empty),
            MessageCase("external payload of \(size)", .plain(.external, "a.b:c", payload: payload)),
        ]
            + (size < 3
                ? []
                : [
                    MessageCase("URI payload of \(size)", .uri(String(letters.dropFirst()))),
                    MessageCase("Text payload of \(size)", .text(String(letters.dropFirst(3)))),
                ])
    }

    static let identifiers = [
        MessageCase("id of one byte", .uri("tel:1", id: [0x31])),
        MessageCase("id of 255 bytes", .text("x", id: Array(1...255))),
        MessageCase("id with a NUL and high bytes", .plain(.media, "a/b", payload: [1], id: [0x00, 0xFF, 0x80])),
        MessageCase("id on an unknown record", .plain(.unknown, payload: [1], id: [0x41])),
        MessageCase("id on an external record", .plain(.external, "a.b:c", payload: [1], id: [0x41])),
        MessageCase("id on an absolute URI", .plain(.absoluteURI, "http://a/b", id: [0x41])),
        MessageCase("id and a payload of 256", .plain(.unknown, payload: Array(repeating: 9, count: 256), id: [0x41])),
        MessageCase("one id twice", .uri("tel:1", id: [0x41]), .text("x", id: [0x41])),
    ]

    static let several = [
        MessageCase("two empty records", .empty, .empty),
        MessageCase(
            "URI, text and Android application",
            [
                .uri("https://example.com"), .text("Hello"),
                .plain(.external, "android.com:pkg", payload: Array("com.example.app".utf8)),
            ]),
        MessageCase(
            "one of each kind", [uris[1], texts[0], plain[0], plain[6], plain[10], plain[12]].flatMap(\.records)),
        MessageCase(
            "a long record between short ones",
            [
                .uri("tel:1"), .plain(.media, "a/b", payload: Array(repeating: 1, count: 300)), .empty,
            ]),
        MessageCase("a type of 255 bytes", .plain(.media, "a/" + String(repeating: "b", count: 253), payload: [1])),
        MessageCase("a hundred records", (0..<100).map { .uri("tel:\($0)") }),
        MessageCase("a thousand records", (0..<1000).map { .text("\($0)") }),
    ]
}
