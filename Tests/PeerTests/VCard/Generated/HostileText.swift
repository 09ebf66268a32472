// SPDX-License-Identifier: MIT

/// Texts that break a careless reader or writer, each with the name that the histogram has.
struct HostileText: Sendable {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }

    /// For every field that is a text: a writer must never let one become a property.
    static let all = [
        HostileText("CR LF and a property", "\r\nTEL:+15550199"), HostileText("LF and a property", "\nTEL:+15550199"),
        HostileText("CR and a property", "\rTEL:+15550199"),
        HostileText("the end of the card", "\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\n"),
        HostileText("a fold", "\r\n TEL:+15550199"), HostileText("a property behind U+2028", "\u{2028}TEL:+15550199"),
        HostileText("a property behind U+2029", "\u{2029}TEL:1"),
        HostileText("a property behind U+0085", "\u{85}TEL:1"),
        HostileText("quotes", "\""), HostileText("semicolon", ";"), HostileText("colon", ":"),
        HostileText("comma", ","),
        HostileText("backslash", "\\"), HostileText("an escape as text", "\\n"), HostileText("equals sign", "="),
        HostileText("TAB", "\t"), HostileText("blanks", "  "), HostileText("two-byte character", "é"),
        HostileText("three-byte character", "中"), HostileText("four-byte character", "𠀋"),
        HostileText("combining mark", "\u{301}"), HostileText("joined emoji", "👩‍👩‍👧‍👦"),
        HostileText("byte order mark", "\u{FEFF}"), HostileText("last code point", "\u{10FFFF}"),
    ]

    /// For parameter values: what these may have at all (RFC 2425 section 5.8.2).
    static let inParameters = [
        HostileText("colon", "a:b"), HostileText("semicolon", "a;b"), HostileText("comma", "a,b"),
        HostileText("backslash", "a\\nb"), HostileText("caret", "a^nb"), HostileText("equals sign", "a=b"),
        HostileText("a property behind U+2028", "a\u{2028}TEL:1"), HostileText("blank", " a b "),
        HostileText("two-byte character", "é"), HostileText("three-byte character", "中"),
        HostileText("four-byte character", "😀"), HostileText("combining mark", "\u{301}a"),
    ]

    static let positions = ["at the start", "in the middle", "at the end"]
}
