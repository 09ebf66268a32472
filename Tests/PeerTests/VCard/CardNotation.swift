// SPDX-License-Identifier: MIT

import TestSupport

/// Reads the notation of the cards in the fixtures: ⏎ is CR LF, [LF] is LF, [BOM] is U+FEFF, `{x}*9` repeats.
func cardText(_ notation: String) throws -> String {
    var text = ""
    var rest = notation[...]
    while let character = rest.first {
        if rest.hasPrefix("[LF]") {
            text += "\n"
            rest = rest.dropFirst(4)
        } else if rest.hasPrefix("[BOM]") {
            text += "\u{FEFF}"
            rest = rest.dropFirst(5)
        } else if character == "{" {
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
