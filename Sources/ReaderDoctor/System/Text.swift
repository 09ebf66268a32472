// SPDX-License-Identifier: MIT

/// Small work on the text of system files.
enum Text {
    static func trimmed(_ text: some StringProtocol) -> String {
        var rest = Substring(text).drop { $0.isWhitespace }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }

    /// The words of a line, without blanks.
    static func words(_ line: some StringProtocol) -> [String] {
        line.split { $0.isWhitespace }.map { String($0) }
    }

    /// The last component of a path.
    static func lastComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// A number in upper-case hexadecimal digits.
    static func hex(_ number: some BinaryInteger, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    /// Bytes in upper-case hexadecimal digits without separators.
    static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { hex($0, digits: 2) }.joined()
    }

    /// Things in a row: `a`, `a and b`, `a, b and c`.
    static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }

    /// `1 reader`, `2 readers`.
    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

extension Text {
    /// Where a short piece of ASCII text first occurs.
    static func range(of piece: String, in text: Substring) -> Range<Substring.Index>? {
        let wanted = Array(piece.utf8)
        var start = text.utf8.startIndex
        while start < text.utf8.endIndex {
            if text.utf8[start...].starts(with: wanted) {
                return start..<text.utf8.index(start, offsetBy: wanted.count)
            }
            start = text.utf8.index(after: start)
        }
        return nil
    }

    /// A word as a shell takes it literally: names of devices and files come from others.
    static func quotedForShell(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(byte) || byte == UInt8(ascii: "_")
        }
        if isPlain, !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    static func contains(_ text: String, _ piece: String) -> Bool {
        range(of: piece, in: text[...]) != nil
    }
}
