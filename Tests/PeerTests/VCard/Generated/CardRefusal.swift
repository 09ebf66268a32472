// SPDX-License-Identifier: MIT

import VCard

/// What cannot be written in a card of version 3.0, and must be refused when the property is made.
struct CardRefusal: Sendable {
    let name: String
    let make: @Sendable (_ text: String) throws(VCardError) -> VCardProperty

    /// RFC 2425 section 5.8.2 and RFC 2426 section 4: the characters of names, groups, parameters and values.
    static let all = [
        refusal("quotes in a parameter") { text throws(VCardError) in
            try .text("TEL", "1", parameters: [VCardParameter(name: "X-P", values: [text + "\"" + text])])
        },
        refusal("CR LF in a parameter") { text throws(VCardError) in
            try .text("TEL", "1", parameters: [VCardParameter(name: "X-P", values: [text + "\r\nTEL:1"])])
        },
        refusal("LF in a parameter") { text throws(VCardError) in
            try .text("TEL", "1", parameters: [VCardParameter(name: "X-P", values: ["a", "\n" + text])])
        },
        refusal("quotes in a type") { text throws(VCardError) in
            try .text("TEL", "1", parameters: [.type("HOME\"" + text)])
        },
        refusal("a parameter name with a property") { _ throws(VCardError) in
            try .text("TEL", "1", parameters: [VCardParameter(name: "X-P:\r\nNOTE", values: ["1"])])
        },
        refusal("CR LF in a group") { text throws(VCardError) in
            try .text("TEL", text, group: "a\r\nNOTE:x\r\nb")
        },
        refusal("a dot in a group") { text throws(VCardError) in try .text("TEL", text, group: "a.b") },
        refusal("a letter beyond ASCII in a group") { text throws(VCardError) in
            try .text("TEL", text, group: "é")
        },
        refusal("CR LF in a name") { text throws(VCardError) in try .text("X-A\r\nTEL", text) },
        refusal("a colon in a name") { text throws(VCardError) in try .text("X-A:b", text) },
        refusal("a semicolon in a name") { text throws(VCardError) in try .text("X-A;TYPE=HOME", text) },
        refusal("no name") { text throws(VCardError) in try .text("", text) },
        refusal("CR LF in a URI") { text throws(VCardError) in
            try .uri("URL", "https://example.com/\r\nTEL:" + text)
        },
        refusal("LF in a URI") { text throws(VCardError) in try .uri("URL", text + "\n") },
        refusal("NUL in a text") { text throws(VCardError) in try .text("NOTE", text + "\u{0}") },
        refusal("BEL in a text") { text throws(VCardError) in try .text("NOTE", "\u{7}" + text) },
        refusal("DEL in a list") { text throws(VCardError) in try .list("CATEGORIES", [text, "\u{7F}"]) },
        refusal("ESC in a component") { text throws(VCardError) in try .structured("N", [[text], ["\u{1B}"]]) },
    ]

    private static func refusal(
        _ name: String, _ make: @escaping @Sendable (String) throws(VCardError) -> VCardProperty
    ) -> CardRefusal {
        CardRefusal(name: name, make: make)
    }

    /// Whether the property was refused.
    func isRefused(with text: String) -> Bool {
        do throws(VCardError) {
            _ = try make(text)
            return false
        } catch {
            return true
        }
    }
}
