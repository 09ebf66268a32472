// SPDX-License-Identifier: MIT

import TestSupport

/// Reads the notation of the cards in the fixtures: ⏎ is CR LF, [LF] [CR] [NUL] [LS] [BOM] are
/// characters, `{x}*9` repeats.
func cardText(_ notation: String) throws -> String {
    var text = ""
    var rest = notation[...]
    while let character = rest.first {
        if let (word, named) = named.first(where: { rest.hasPrefix($0.word) }) {
            text += named
            rest = rest.dropFirst(word.count)
        } else if character == "{", !rest.hasPrefix("{}") {
            let parts = rest.dropFirst().split(separator: "}*", maxSplits: 1)
            guard parts.count == 2, let count = Int(parts[1].prefix { $0.isNumber }) else {
                throw FixtureError("no count in \"\(notation)\"")
            }
            text += String(repeating: String(parts[0]), count: count)
            rest = parts[1].drop { $0.isNumber }
        } else {
            text += character == "⏎" ? "\r\n" : String(character)
            rest = rest.dropFirst()
        }
    }
    return text
}

private let named: [(word: String, text: String)] = [
    ("[LF]", "\n"), ("[CR]", "\r"), ("[NUL]", "\u{0}"), ("[LS]", "\u{2028}"), ("[BOM]", "\u{FEFF}"),
]

/// The octets of a card in that notation, where [TAB] and [xx xx] are octets too.
func cardOctets(_ notation: String) throws -> [UInt8] {
    var octets: [UInt8] = []
    var rest = notation[...]
    while let open = rest.firstIndex(of: "[") {
        octets += Array(try cardText(String(rest[..<open])).utf8)
        guard let close = rest[open...].firstIndex(of: "]") else { throw FixtureError("no ] in \"\(notation)\"") }
        let word = String(rest[rest.index(after: open)..<close])
        let isNamed = named.contains { $0.word == "[\(word)]" }
        octets += try isNamed ? Array(cardText("[\(word)]").utf8) : word == "TAB" ? [0x09] : fixtureBytes(word)
        rest = rest[rest.index(after: close)...]
    }
    return octets + Array(try cardText(String(rest)).utf8)
}
