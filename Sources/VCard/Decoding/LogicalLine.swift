// SPDX-License-Identifier: MIT

/// A content line with its folds undone.
struct LogicalLine {
    /// Where its bytes lie: in the input, or, when it was folded, in the unfolded text.
    var range: Range<Int>

    /// Where the line begins in the input.
    var place: Place

    var traits: Traits = []

    struct Traits: OptionSet {
        let rawValue: UInt8

        static let isFolded = Traits(rawValue: 1 << 0)
        /// The line was longer than allowed; the range is then cut short.
        static let isTooLong = Traits(rawValue: 1 << 1)
        /// A control character other than TAB is in it.
        static let hasControl = Traits(rawValue: 1 << 2)
        /// A byte beyond ASCII may be in it.
        static let isBeyondASCII = Traits(rawValue: 1 << 3)
    }

    var isFolded: Bool { traits.contains(.isFolded) }
    var isTooLong: Bool { traits.contains(.isTooLong) }
}

/// Where the pieces of a folded line come from; no two begin alike.
struct FoldedPieces {
    private var pieces: [Piece] = []

    private struct Piece {
        /// The index in the line, its first byte being 0.
        var start: Int
        var place: Place
    }

    mutating func removeAll() {
        pieces.removeAll(keepingCapacity: true)
    }

    /// Notes that the byte at `start` comes from `place`.
    mutating func append(_ start: Int, _ place: Place) {
        // A piece without bytes gives way, so that memory follows the bytes and not the folds.
        if pieces.last?.start == start { pieces.removeLast() }
        if pieces.isEmpty { pieces.reserveCapacity(8) }
        pieces.append(Piece(start: start, place: place))
    }

    /// The place in the input of the byte at `index`; at the end, the place behind the last byte.
    func place(of index: Int) -> Place {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if pieces[middle].start <= index { low = middle } else { high = middle }
        }
        guard low < pieces.count else { return Place(offset: 0, line: 1, column: 1) }
        return pieces[low].place.advanced(by: index - pieces[low].start)
    }

    /// The index of the first character of the line that a fold parts, or nil; `line` is the whole line.
    func firstSplitCharacter(in line: Span<UInt8>) -> Int? {
        for piece in pieces.dropFirst() where piece.start < line.count && line[piece.start].isUTF8Continuation {
            return piece.start
        }
        return nil
    }
}
