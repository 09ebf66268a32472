// SPDX-License-Identifier: MIT

/// Cuts the input into lines and undoes the folds, on bytes: a fold may part a character (RFC 2425 section 5.8.1).
///
/// A line that is not folded stays where it is; one that is folded is copied, once, behind the unfolded text.
struct LogicalLineReader {
    private let maximumLineLength: Int

    /// Whether CR alone ends a line: only where the input has no LF, or a value could end early.
    private let endsAtBareCR: Bool

    /// The place of the next byte.
    private(set) var place: Place

    /// Where the first line ended in another way than with CR LF.
    private(set) var firstOddLineEnd: Place?

    /// Whether the input began with a byte order mark.
    let hadByteOrderMark: Bool

    /// Set for a card of version 2.1, where the blank behind the line break is part of the value.
    var keepsFoldBlank = false

    /// The lines that were folded, unfolded, one behind the other.
    var unfolded: [UInt8] = []

    /// Where the pieces of the line come from, when it was folded.
    private(set) var pieces = FoldedPieces()

    init(_ bytes: Span<UInt8>, maximumLineLength: Int) {
        self.maximumLineLength = max(maximumLineLength, 0)
        hadByteOrderMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
        place = Place(offset: hadByteOrderMark ? 3 : 0, line: 1, column: 1)
        endsAtBareCR = bytes.first(.lineFeed) == bytes.count
    }

    /// Reads the next line; false at the end of the input.
    ///
    /// A quoted-printable value goes on behind a line that ends with `=`. `input` is the same at every call.
    mutating func next(_ line: inout LogicalLine, of input: Span<UInt8>) -> Bool {
        guard place.offset < input.count else { return false }
        let start = place
        line = LogicalLine(range: start.offset..<start.offset, place: start)
        line.range = start.offset..<endOfPhysicalLine(of: input, &line)
        if place.offset < input.count, input[place.offset].isBlank {
            unfold(&line, of: input)
        } else if line.range.count > maximumLineLength {
            line.traits.insert(.isTooLong)
            line.range = start.offset..<(start.offset + maximumLineLength)
        }
        if line.isFolded {
            let unfolded = unfolded.span
            guard QuotedPrintable.goesOn(unfolded, line.range) else { return true }
        } else {
            guard QuotedPrintable.goesOn(input, line.range) else { return true }
        }
        joinSoftBreaks(of: &line, of: input)
        return true
    }

    /// The place in the input of a byte of the line, by its index in the array that the line lies in.
    func place(of index: Int, in line: LogicalLine) -> Place {
        let distance = index - line.range.lowerBound
        return line.isFolded ? pieces.place(of: distance) : line.place.advanced(by: distance)
    }

    private mutating func unfold(_ line: inout LogicalLine, of input: Span<UInt8>) {
        moveToUnfolded(&line, of: input)
        while place.offset < input.count, input[place.offset].isBlank {
            if !keepsFoldBlank { place = place.advanced(by: 1) }
            appendPhysicalLine(of: input, to: &line)
        }
    }

    private mutating func joinSoftBreaks(of line: inout LogicalLine, of input: Span<UInt8>) {
        if !line.isFolded { moveToUnfolded(&line, of: input) }
        while !line.isTooLong, unfolded.last == .equals {
            unfolded.removeLast()
            line.range = line.range.lowerBound..<unfolded.count
            guard place.offset < input.count else { return }
            appendPhysicalLine(of: input, to: &line)
        }
    }

    private mutating func moveToUnfolded(_ line: inout LogicalLine, of input: Span<UInt8>) {
        let source = line.range
        line.traits.insert(.isFolded)
        // Room for a few lines, or for what there is.
        if unfolded.isEmpty { unfolded.reserveCapacity(min(input.count - source.lowerBound, 480)) }
        line.range = unfolded.count..<unfolded.count
        pieces.removeAll()
        append(source, of: input, from: line.place, to: &line)
    }

    private mutating func appendPhysicalLine(of input: Span<UInt8>, to line: inout LogicalLine) {
        let start = place
        let end = endOfPhysicalLine(of: input, &line)
        append(start.offset..<end, of: input, from: start, to: &line)
    }

    private mutating func append(
        _ source: Range<Int>, of input: Span<UInt8>, from place: Place, to line: inout LogicalLine
    ) {
        pieces.append(line.range.count, place)
        let room = maximumLineLength - line.range.count
        if source.count > room { line.traits.insert(.isTooLong) }
        unfolded.append(copying: input.extracting(source.lowerBound..<(source.lowerBound + min(source.count, room))))
        line.range = line.range.lowerBound..<unfolded.count
    }

    /// Moves behind the line break and returns where the line in front of it ends.
    private mutating func endOfPhysicalLine(of bytes: Span<UInt8>, _ line: inout LogicalLine) -> Int {
        var isASCII = true
        defer { if !isASCII { line.traits.insert(.isBeyondASCII) } }
        var index = bytes.firstControl(from: place.offset, isASCII: &isASCII)
        while index < bytes.count {
            let length = lineEndLength(bytes, at: index)
            if length > 0 {
                if length != 2, firstOddLineEnd == nil { firstOddLineEnd = place.advanced(by: index - place.offset) }
                place = Place(offset: index + length, line: place.line + 1, column: 1)
                return index
            }
            if bytes[index] != .tab { line.traits.insert(.hasControl) }
            index = bytes.firstControl(from: index + 1, isASCII: &isASCII)
        }
        place = place.advanced(by: bytes.count - place.offset)
        return bytes.count
    }

    @inline(__always)
    private func lineEndLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
        if bytes[index] == .lineFeed { return 1 }
        guard bytes[index] == .carriageReturn else { return 0 }
        let ahead = bytes.count - index
        if ahead > 1, bytes[index + 1] == .lineFeed { return 2 }
        if ahead > 2, bytes[index + 1] == .carriageReturn, bytes[index + 2] == .lineFeed { return 3 }
        return endsAtBareCR ? 1 : 0
    }
}
