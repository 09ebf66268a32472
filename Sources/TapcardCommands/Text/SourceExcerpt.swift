// SPDX-License-Identifier: MIT

/// A line of a text file with a caret under a place in it.
enum SourceExcerpt {
    /// Columns of a line that is shown whole, and what is shown of a longer one in front of the place and from it on.
    private static let whole = 100
    private static let before = 48
    private static let behind = 28

    /// No more bytes than these are looked at on each side, however long the line is.
    private static let reach = 512

    /// The physical line and the caret; nothing when the line is empty or the place is none of the bytes.
    ///
    /// - Parameters:
    ///   - bytes: The whole input.
    ///   - line: The number of the line, to stand in front of it.
    ///   - column: The place in the line, in bytes from 1.
    ///   - offset: The same in the whole, in bytes from 0.
    /// - Returns: The lines to print.
    static func lines(of bytes: [UInt8], line: Int, column: Int, offset: Int) -> [String] {
        let start = offset - (column - 1)
        guard offset <= bytes.count, column >= 1, start >= 0 else { return [] }
        var place = offset
        // In the middle of a character the caret stands under the character.
        while place > start, place < bytes.count, isContinuation(bytes[place]) { place -= 1 }
        var left = bytes[max(start, place - reach)..<place]
        let isCutLeft = left.startIndex > start
        while isCutLeft, let first = left.first, isContinuation(first) { left.removeFirst() }
        let rest = bytes[place...].prefix(reach)
        let right = rest.prefix { $0 != 0x0A && $0 != 0x0D }
        let isCutRight = right.endIndex == rest.endIndex && rest.endIndex < bytes.endIndex
        return lines(cells(left), cells(right), isCutLeft, isCutRight, number: "\(line) | ")
    }

    private static func lines(
        _ left: [Cell], _ right: [Cell], _ isCutLeft: Bool, _ isCutRight: Bool, number: String
    ) -> [String] {
        guard !left.isEmpty || !right.isEmpty else { return [] }
        var shownLeft = left[...]
        var shownRight = right[...]
        if isCutLeft || isCutRight || columns(left[...]) + columns(right[...]) > whole {
            var room = before
            shownLeft = left.suffix(while: { $0.takes(from: &room) })
            room = behind
            shownRight = right.prefix(while: { $0.takes(from: &room) })
        }
        let head = isCutLeft || shownLeft.count < left.count ? "…" : ""
        let tail = isCutRight || shownRight.count < right.count ? "…" : ""
        let width = number.count + head.count + columns(shownLeft)
        return [
            number + head + shownLeft.map(\.text).joined() + shownRight.map(\.text).joined() + tail,
            String(repeating: " ", count: width) + "^",
        ]
    }

    private static func columns(_ cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { Cell($0) }
    }

    /// A character as it is shown, and how many columns of a terminal it takes.
    private struct Cell {
        let text: String
        let width: Int

        init(_ scalar: Unicode.Scalar) {
            if scalar == "\t" {
                text = " "
                width = 1
            } else {
                text = SafeText.oneLine(String(scalar))
                width = SafeText.needsEscape(scalar) ? text.count : Cell.width(of: scalar)
            }
        }

        func takes(from room: inout Int) -> Bool {
            room -= width
            return room >= 0
        }

        /// Marks take no column of their own, most of East Asia and the emoji two (Unicode Standard Annex 11).
        private static func width(of scalar: Unicode.Scalar) -> Int {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: break
            }
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
                0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
                return 2
            default: return 1
            }
        }
    }
}

extension Array {
    /// The longest end of which every element passes, asked from the last one on.
    fileprivate func suffix(while passes: (Element) -> Bool) -> ArraySlice<Element> {
        var start = endIndex
        while start > startIndex, passes(self[start - 1]) { start -= 1 }
        return self[start...]
    }
}
