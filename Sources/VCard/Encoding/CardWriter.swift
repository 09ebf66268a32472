// SPDX-License-Identifier: MIT

/// Writes content lines into bytes that have room for all of them.
///
/// A long line is first written whole, so far behind that its folds find room, and then moved forward piece by piece.
struct CardWriter: ~Copyable, ~Escapable {
    private var output: MutableSpan<UInt8>
    private let folding: VCardFolding

    /// The index of the next byte.
    private(set) var position: Int

    @_lifetime(copy output)
    init(_ output: consuming MutableSpan<UInt8>, from position: Int, folding: VCardFolding) {
        self.output = output
        self.position = position
        self.folding = folding
    }

    @_lifetime(self: copy self)
    mutating func append(_ byte: UInt8) {
        output[position] = byte
        position &+= 1
    }

    @_lifetime(self: copy self)
    mutating func append(_ bytes: Span<UInt8>) {
        let start = position
        for index in bytes.indices { output[start &+ index] = bytes[index] }
        position = start &+ bytes.count
    }

    @_lifetime(self: copy self)
    mutating func append(_ text: String) {
        let utf8 = text.utf8
        append(utf8.span)
    }

    @_lifetime(self: copy self)
    mutating func appendUppercased(_ bytes: Span<UInt8>) {
        let start = position
        for index in bytes.indices { output[start &+ index] = bytes[index].uppercasedASCII }
        position = start &+ bytes.count
    }

    /// Appends a TEXT value, escaped; its line breaks are LF (RFC 2426 sections 2.3 and 5).
    @_lifetime(self: copy self)
    mutating func appendEscaped(_ text: String) {
        let utf8 = text.utf8
        let bytes = utf8.span
        var start = 0
        var index = bytes.firstEscaped(from: 0)
        while index < bytes.count {
            append(bytes.extracting(start..<index))
            append(.backslash)
            append(bytes[index] == .lineFeed ? UInt8(ascii: "n") : bytes[index])
            start = index &+ 1
            index = bytes.firstEscaped(from: start)
        }
        append(bytes.extracting(start..<bytes.count))
    }

    @_lifetime(self: copy self)
    mutating func endLine() {
        append(.carriageReturn)
        append(.lineFeed)
    }

    /// Writes one line with its folds and its line break; `body` writes it without them, in `mostBytes` at most.
    @_lifetime(self: copy self)
    mutating func appendLine(
        mostBytes: Int, _ body: (inout CardWriter) throws(VCardError) -> Void
    ) throws(VCardError) {
        guard case .octets(let limit) = folding, mostBytes > limit else {
            try body(&self)
            endLine()
            return
        }
        let start = position
        let whole = start + LineFolder.mostFolds(inLineOf: mostBytes, limit: limit) * 3
        position = whole
        try body(&self)
        let end = position
        position = start
        fold(whole..<end, limit: limit)
    }

    /// Moves a line forward to the position, with its folds and its line break.
    @_lifetime(self: copy self)
    private mutating func fold(_ line: Range<Int>, limit: Int) {
        var rest = line
        // The blank in front of a continuation takes one octet.
        var room = limit
        while true {
            let cut = LineFolder.cut(output.span, rest, room: room, limit: limit)
            for index in rest.lowerBound..<cut {
                output[position] = output[index]
                position &+= 1
            }
            endLine()
            guard cut < line.upperBound else { return }
            append(.blank)
            rest = cut..<line.upperBound
            room = limit - 1
        }
    }
}

extension Span where Element == UInt8 {
    /// The index of the first byte at or behind `start` that a TEXT value escapes, or the number of bytes.
    fileprivate func firstEscaped(from start: Int) -> Int {
        let special = firstSpecial(from: start)
        let ahead = extracting(0..<special)
        return ahead.first(.lineFeed, from: start)
    }
}
