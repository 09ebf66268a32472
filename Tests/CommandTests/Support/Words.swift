// SPDX-License-Identifier: MIT

/// Command lines as they stand in the fixtures.
enum Words {
    /// Splits at blanks outside single quotes; a word `a*130` is the letter 130 times.
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in line {
            switch character {
            case "'":
                isQuoted.toggle()
                word = word ?? ""
            case " " where !isQuoted:
                if let word { words.append(word) }
                word = nil
            default:
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words.map(repeated)
    }

    private static func repeated(_ word: String) -> String {
        let parts = word.split(separator: "*")
        guard parts.count == 2, parts[0].count == 1, let count = Int(parts[1]) else { return word }
        return String(repeating: String(parts[0]), count: count)
    }

    /// Replaces `\n`, `\r`, `\\` and `\u{…}`, so that a fixture can hold what its lines cannot.
    static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\\", let kind = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch kind {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let scalar = UInt32(digits, radix: 16).flatMap(UnicodeScalar.init) {
                    result.unicodeScalars.append(scalar)
                }
            default: result.append(kind)
            }
        }
        return result
    }
}
