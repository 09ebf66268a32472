// SPDX-License-Identifier: MIT

import TestSupport

/// Reads the notation of the fixtures: ⏎ is CR LF; [LF], [CR], [TAB] and [xx xx] are octets; `{text}*n` repeats.
func octets(_ notation: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = notation[...]
    while let character = rest.popFirst() {
        switch character {
        case "⏎":
            bytes += [0x0D, 0x0A]
        case "[":
            guard let end = rest.firstIndex(of: "]") else { throw FixtureError("no ] in \"\(notation)\"") }
            let word = rest[..<end]
            rest = rest[rest.index(after: end)...]
            switch word {
            case "LF": bytes.append(0x0A)
            case "CR": bytes.append(0x0D)
            case "TAB": bytes.append(0x09)
            default: bytes += try fixtureBytes(String(word))
            }
        case "{":
            guard let end = rest.firstIndex(of: "}") else { throw FixtureError("no } in \"\(notation)\"") }
            let text = try octets(String(rest[..<end]))
            rest = rest[rest.index(after: end)...].dropFirst()
            let digits = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard let count = Int(digits) else { throw FixtureError("no count in \"\(notation)\"") }
            for _ in 0..<count { bytes += text }
        default:
            bytes += Array(String(character).utf8)
        }
    }
    return bytes
}

func text(_ notation: String) throws -> String {
    String(decoding: try octets(notation), as: UTF8.self)
}

/// A card around the lines of `body`, which begin at line 5.
func card(_ body: String) throws -> [UInt8] {
    try octets("BEGIN:VCARD⏎VERSION:3.0⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎" + body + "END:VCARD⏎")
}
