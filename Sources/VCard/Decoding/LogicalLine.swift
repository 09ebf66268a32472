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
///
/// A few have room in the structure itself: most lines that are folded have no more.
struct FoldedPieces {
    private var few = InlineArray<6, Piece>(repeating: Piece(start: 0, place: Place(offset: 0, line: 1, column: 1)))
    private var others: [Piece] = []
    private var count = 0

    private struct Piece {
        /// The index in the line, its first byte being 0.
        var start: Int
        var place: Place
    }

    private subscript(index: Int) -> Piece {
        index < few.count ? few[index] : others[index - few.count]
    }

    mutating func removeAll() {
        count = 0
        others.removeAll(keepingCapacity: true)
    }

    /// Notes that the byte at `start` comes from `place`.
    mutating func append(_ start: Int, _ place: Place) {
        // A piece without bytes gives way, so that memory follows the bytes and not the folds.
        if count > 0, self[count - 1].start == start { removeLast() }
        if count < few.count {
            few[count] = Piece(start: start, place: place)
        } else {
            others.append(Piece(start: start, place: place))
        }
        count += 1
    }

    private mutating func removeLast() {
        count -= 1
        if count >= few.count { others.removeLast() }
    }

    /// The place in the input of the byte at `index`; at the end, the place behind the last byte.
    func place(of index: Int) -> Place {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if self[middle].start <= index { low = middle } else { high = middle }
        }
        return self[low].place.advanced(by: index - self[low].start)
    }

    /// The index of the first character of the line that a fold parts, or nil; `line` is the whole line.
    func firstSplitCharacter(in line: Span<UInt8>) -> Int? {
        for index in 0..<count where index > 0 {
            let start = self[index].start
            if start < line.count, line[start].isUTF8Continuation { return start }
        }
        return nil
    }
}
