// SPDX-License-Identifier: MIT

/// Text broken into lines of a given width.
///
/// Widths are counted in characters. A word wider than the line gets a line of its own.
enum TextFlow {
    /// Breaks one paragraph; runs of blanks and line breaks count as one blank.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var count = 0
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let length = word.count
            if count > 0, length > width - count - 1 {
                lines.append(line)
                line = ""
                count = 0
            }
            if count > 0 {
                line += " "
                count += 1
            }
            line += word
            count += length
        }
        if count > 0 { lines.append(line) }
        return lines
    }

    /// One piece of a longer text.
    enum Block: Hashable {
        case paragraph(String)

        /// A line to be kept as it is, such as a line of a program.
        case verbatim(String)
        case space
    }

    /// Splits a longer text: an empty line ends a paragraph, a line that begins with a blank is kept as it is.
    static func blocks(_ text: String) -> [Block] {
        var blocks: [Block] = []
        var paragraph: [Substring] = []
        func finish() {
            if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: " "))) }
            paragraph = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy({ $0 == " " }) {
                finish()
                if let last = blocks.last, last != .space { blocks.append(.space) }
            } else if line.first == " " {
                finish()
                blocks.append(.verbatim(String(line)))
            } else {
                paragraph.append(line)
            }
        }
        finish()
        if blocks.last == .space { blocks.removeLast() }
        return blocks
    }

    /// Lays out a longer text, every line indented.
    static func page(_ text: String, indent: Int = 0, width: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        return blocks(text).flatMap { block in
            switch block {
            case .paragraph(let text): lines(text, width: width - indent).map { margin + $0 }
            case .verbatim(let line): [margin + line]
            case .space: [""]
            }
        }
    }
}
