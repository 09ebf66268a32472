// SPDX-License-Identifier: MIT

/// A content line with its folds undone, which still knows where each byte came from.
struct LogicalLine {
    /// The bytes, without line ends and the blanks of folds.
    var bytes: [UInt8] = []

    /// Where pieces of `bytes` begin in the input; never empty once a line was read, and no two begin alike.
    private var pieces: [Piece] = []

    /// Set when the line was longer than allowed; `bytes` is then cut short.
    var isTooLong = false

    private struct Piece {
        var start: Int
        var place: Place
    }

    mutating func reset() {
        bytes.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        isTooLong = false
    }

    /// Notes that the next byte comes from `place`.
    mutating func beginPiece(at place: Place) {
        // A piece without bytes gives way, so that memory follows the bytes and not the folds.
        if pieces.last?.start == bytes.count { pieces.removeLast() }
        pieces.append(Piece(start: bytes.count, place: place))
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
        var place = pieces[low].place
        place.offset += index - pieces[low].start
        place.column += index - pieces[low].start
        return place
    }

    /// The index of the first character that a fold parts, or nil.
    var firstSplitCharacter: Int? {
        for piece in pieces.dropFirst() where piece.start < bytes.count && bytes[piece.start].isUTF8Continuation {
            return piece.start
        }
        return nil
    }
}
