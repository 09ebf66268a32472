// SPDX-License-Identifier: MIT

/// Cuts a content line into physical lines (RFC 2426 section 2.6).
enum LineFolder {
    /// Appends the line with its folds and its last CR LF.
    ///
    /// A fold falls neither inside a UTF-8 character nor between a backslash and what it escapes, and no continuation
    /// has blanks alone unless there is nothing else to put there.
    static func append(_ line: [UInt8], folding: VCardFolding, to output: inout [UInt8]) {
        guard case .octets(let limit) = folding else {
            output += line
            output += [.carriageReturn, .lineFeed]
            return
        }
        let bytes = line.span
        var start = 0
        while true {
            // The blank in front of a continuation takes one octet.
            let room = start == 0 ? limit : limit - 1
            var end = cut(bytes, from: start, room: room)
            if end < bytes.count, isBlank(bytes, in: end..<cut(bytes, from: end, room: limit - 1)) {
                end = lastVisible(bytes, in: start..<end) ?? end
            }
            output += line[start..<end]
            output += [.carriageReturn, .lineFeed]
            guard end < bytes.count else { return }
            output.append(.blank)
            start = end
        }
    }

    /// The end of the longest piece of whole units that fits; at least one unit.
    private static func cut(_ bytes: Span<UInt8>, from start: Int, room: Int) -> Int {
        guard bytes.count - start > room else { return bytes.count }
        var end = start
        while end < bytes.count {
            let next = unitEnd(bytes, from: end)
            if next - start > room, end > start { break }
            end = next
        }
        return end
    }

    /// The end of the unit at `start`: a character, or a backslash with the character behind it.
    private static func unitEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var end = start + 1
        if bytes[start] == .backslash, end < bytes.count { end += 1 }
        while end < bytes.count, bytes[end].isUTF8Continuation { end += 1 }
        return end
    }

    private static func isBlank(_ bytes: Span<UInt8>, in range: Range<Int>) -> Bool {
        range.allSatisfy { bytes[$0].isBlank }
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
            index = unitEnd(bytes, from: index)
        }
        return seen > 1 ? last : nil
    }
}
