// SPDX-License-Identifier: MIT

/// Text as mdoc source.
enum Mdoc {
    private static let width = 78

    /// Returns `text` with what roff would read as its own spelt out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "\n": result += " "
            default: result.append(character)
            }
        }
        return result
    }

    /// Returns `word` fit to be the argument of a macro: it is no macro itself, and one word.
    static func argument(_ word: String) -> String {
        let text = escaped(word)
        let isLikeMacro = text.count < 4 && text.first?.isUppercase == true
        // Alone, punctuation would be set outside the macro.
        let isPunctuation = text.count == 1 && text.first?.isLetter == false && text.first?.isNumber == false
        let guarded = isLikeMacro || isPunctuation || text.isEmpty ? "\\&" + text : text
        return guarded.contains(" ") ? "\"\(guarded)\"" : guarded
    }

    /// Returns a paragraph as lines: a new one for each sentence, none too long, none that begins like a macro.
    static func paragraph(_ text: String) -> [String] {
        var sentences: [[Substring]] = [[]]
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            sentences[sentences.count - 1].append(word)
            if let last = word.last(where: { $0 != ")" }), ".!?".contains(last) { sentences.append([]) }
        }
        return sentences.flatMap { TextFlow.lines(escaped($0.joined(separator: " ")), width: width) }.map(guardedLine)
    }

    /// Returns a longer text: paragraphs, and displays of the lines that are to be kept.
    static func page(_ text: String) -> [String] {
        var lines: [String] = []
        var isDisplay = false
        for block in TextFlow.blocks(text) {
            let isVerbatim = if case .verbatim = block { true } else { false }
            if isDisplay, !isVerbatim { lines.append(".Ed") }
            if !isDisplay, isVerbatim {
                if lines.last == ".Pp" { lines.removeLast() }
                lines.append(".Bd -literal -offset indent")
            }
            isDisplay = isVerbatim
            switch block {
            case .paragraph(let text): lines += paragraph(text)
            case .verbatim(let line): lines.append(guardedLine(escaped(String(line.drop { $0 == " " }))))
            case .space: lines.append(".Pp")
            }
        }
        return isDisplay ? lines + [".Ed"] : lines
    }

    private static func guardedLine(_ line: String) -> String {
        line.first == "." ? "\\&" + line : line
    }
}
