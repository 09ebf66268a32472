// SPDX-License-Identifier: MIT

/// Words of the user inside sentences.
enum Quotation {
    private static let longest = 60

    /// Returns `text` between single quotes, fit for a terminal.
    ///
    /// Control characters are spelt out, so that a word cannot move the cursor; a very long word is cut.
    static func quoted(_ text: some StringProtocol) -> String {
        var shown = "'"
        var count = 0
        for character in text {
            if count == longest {
                shown += "..."
                break
            }
            shown += visible(character)
            count += 1
        }
        return shown + "'"
    }

    /// Returns `'a', 'b' or 'c'`.
    static func alternatives(_ words: [String]) -> String {
        let shown = words.map { quoted($0) }
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " or " + last
    }

    private static func visible(_ character: Character) -> String {
        var text = ""
        for scalar in character.unicodeScalars {
            if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format {
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
