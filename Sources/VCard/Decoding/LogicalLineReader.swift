// SPDX-License-Identifier: MIT

/// Cuts the input into lines and undoes the folds, on bytes: a fold may part a character (RFC 2425 section 5.8.1).
struct LogicalLineReader: ~Escapable {
    private let bytes: Span<UInt8>
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

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, maximumLineLength: Int) {
        self.bytes = bytes
        self.maximumLineLength = maximumLineLength
        hadByteOrderMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
        place = Place(offset: hadByteOrderMark ? 3 : 0, line: 1, column: 1)
        endsAtBareCR = !bytes.indices.contains { bytes[$0] == .lineFeed }
    }

    /// Reads the next line into `line`; false at the end of the input.
    ///
    /// A quoted-printable value goes on behind a line that ends with `=`.
    mutating func next(into line: inout LogicalLine) -> Bool {
        line.reset()
        guard place.offset < bytes.count else { return false }
        readPhysicalLine(into: &line)
        while place.offset < bytes.count, bytes[place.offset].isBlank {
            if !keepsFoldBlank { advance(1) }
            readPhysicalLine(into: &line)
        }
        return true
    }

    /// Appends one more physical line, whatever it begins with; false at the end of the input.
    mutating func readContinuation(into line: inout LogicalLine) -> Bool {
        guard place.offset < bytes.count else { return false }
        readPhysicalLine(into: &line)
        return true
    }

    private mutating func readPhysicalLine(into line: inout LogicalLine) {
        line.beginPiece(at: place)
        while place.offset < bytes.count {
            let ending = lineEndLength(at: place.offset)
            if ending > 0 {
                endLine(length: ending)
                return
            }
            if line.bytes.count < maximumLineLength {
                line.bytes.append(bytes[place.offset])
            } else {
                line.isTooLong = true
            }
            advance(1)
        }
    }

    private func lineEndLength(at index: Int) -> Int {
        if bytes[index] == .lineFeed { return 1 }
        guard bytes[index] == .carriageReturn else { return 0 }
        if byte(at: index, ahead: 1) == .lineFeed { return 2 }
        if byte(at: index, ahead: 1) == .carriageReturn, byte(at: index, ahead: 2) == .lineFeed { return 3 }
        return endsAtBareCR ? 1 : 0
    }

    private func byte(at index: Int, ahead distance: Int) -> UInt8? {
        distance < bytes.count - index ? bytes[index + distance] : nil
    }

    private mutating func endLine(length: Int) {
        if length != 2, firstOddLineEnd == nil { firstOddLineEnd = place }
        place = Place(offset: place.offset + length, line: place.line + 1, column: 1)
    }

    private mutating func advance(_ count: Int) {
        place.offset += count
        place.column += count
    }
}
