// SPDX-License-Identifier: MIT

/// Finds where a content line is cut into physical lines (RFC 2426 section 2.6).
///
/// A fold falls neither inside a UTF-8 character nor between a backslash and what it escapes, and no continuation
/// has blanks alone unless there is nothing else to put there.
enum LineFolder {
    /// More folds than any line of so many octets gets.
    ///
    /// A cut goes back by four octets at most, for a backslash and a character of four octets; only one that brings
    /// something visible behind a run of blanks goes further, and the next piece is then a long one.
    static func mostFolds(inLineOf octets: Int, limit: Int) -> Int {
        octets / (limit - 6) * 2 + 2
    }

    /// Where the piece at the beginning of `line` ends, when `room` octets are left for it.
    static func cut(_ bytes: Span<UInt8>, _ line: Range<Int>, room: Int, limit: Int) -> Int {
        let end = longest(bytes, line, room: room)
        guard end < line.upperBound, bytes[end].isBlank else { return end }
        let next = longest(bytes, end..<line.upperBound, room: limit - 1)
        for index in end..<next where !bytes[index].isBlank { return end }
        return lastVisible(bytes, in: line.lowerBound..<end) ?? end
    }

    /// The end of the longest piece of whole units that fits; at least one unit.
    private static func longest(_ bytes: Span<UInt8>, _ line: Range<Int>, room: Int) -> Int {
        guard line.count > room else { return line.upperBound }
        var end = line.lowerBound + room
        while end > line.lowerBound, bytes[end].isUTF8Continuation { end -= 1 }
        // The backslash in front stands for itself when an odd number of others stand in front of it.
        var backslashes = 0
        while end - backslashes > line.lowerBound, bytes[end - backslashes - 1] == .backslash { backslashes += 1 }
        end -= backslashes % 2
        return end > line.lowerBound ? end : line.lowerBound + room
    }

    /// The start of the last unit that is not a blank, if something visible stays in front of it.
    private static func lastVisible(_ bytes: Span<UInt8>, in range: Range<Int>) -> Int? {
        var last: Int?
        var seen = 0
        var index = range.lowerBound
        while index < range.upperBound {
            if !bytes[index].isBlank {
                last = index
                seen += 1
            }
            index = unitEnd(bytes, index, range.upperBound)
        }
        return seen > 1 ? last : nil
    }

    /// The end of the unit at `start`: a character, or a backslash with the character behind it.
    private static func unitEnd(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
        var end = start + 1
        if bytes[start] == .backslash, end < limit { end += 1 }
        while end < limit, bytes[end].isUTF8Continuation { end += 1 }
        return end
    }
}
