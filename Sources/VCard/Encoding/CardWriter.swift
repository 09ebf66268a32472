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
        append(bytes, 0..<bytes.count)
    }

    /// Appends the bytes in `range`.
    ///
    /// Whole words are taken as long as there are any, also of what lies behind the range.
    @_lifetime(self: copy self)
    mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        var index = range.lowerBound
        var target = position
        while index < range.upperBound {
            output.store(bytes.word(at: index), at: target)
            index &+= 8
            target &+= 8
        }
        position &+= range.count
    }

    /// Appends the lowest bytes of a word, the lowest first.
    @inline(__always)
    @_lifetime(self: copy self)
    mutating func append(_ word: UInt64, count: Int) {
        output.store(word, at: position)
        position &+= count
    }

    /// Appends a name of the standard.
    @_lifetime(self: copy self)
    mutating func append(_ key: NameKey) {
        let count = key.count
        append(key.low, count: min(count, 8))
        if count > 8 { append(key.high, count: count &- 8) }
    }

    @_lifetime(self: copy self)
    mutating func append(_ text: String) {
        let utf8 = text.utf8
        append(utf8.span)
    }

    @_lifetime(self: copy self)
    mutating func appendUppercased(_ bytes: Span<UInt8>) {
        for index in bytes.indices { append(bytes[index].uppercasedASCII) }
    }

    /// Appends a value that was given, escaped, with its separators (RFC 2426 sections 2.3 and 5).
    ///
    /// Behind the range nothing may follow but zeros: the first of them ends the value.
    @_lifetime(self: copy self)
    mutating func appendEscaped(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        var target = position
        var index = range.lowerBound
        while index < range.upperBound {
            let word = bytes.word(at: index)
            output.store(word, at: target)
            let found = word.bytesToEscape
            guard found != 0 else {
                index &+= 8
                target &+= 8
                continue
            }
            let plain = found.trailingZeroBitCount >> 3
            index &+= plain &+ 1
            target &+= plain
            guard index <= range.upperBound else { break }
            let form = Self.escapedForm(
                of: UInt8(truncatingIfNeeded: word &>> (UInt64(truncatingIfNeeded: plain) &* 8)))
            output.store(form.word, at: target)
            target &+= form.count
        }
        position = target
    }

    /// What is written for a byte that may have to be escaped, the first byte lowest.
    @inline(__always)
    private static func escapedForm(of byte: UInt8) -> (word: UInt64, count: Int) {
        switch byte {
        case .backslash, .comma, .semicolon: (UInt64(UInt8.backslash) | UInt64(byte) << 8, 2)
        case .lineFeed: (UInt64(UInt8.backslash) | UInt64(UInt8(ascii: "n")) << 8, 2)
        case .valueSeparator: (UInt64(UInt8.comma), 1)
        case .componentSeparator: (UInt64(UInt8.semicolon), 1)
        default: (UInt64(byte), 1)
        }
    }

    @_lifetime(self: copy self)
    mutating func endLine() {
        append(UInt64(UInt8.carriageReturn) | UInt64(UInt8.lineFeed) << 8, count: 2)
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
            move(rest.lowerBound..<cut)
            endLine()
            guard cut < line.upperBound else { return }
            append(.blank)
            rest = cut..<line.upperBound
            room = limit - 1
        }
    }

    /// Appends bytes that lie further behind in the output.
    @_lifetime(self: copy self)
    private mutating func move(_ source: Range<Int>) {
        let distance = source.lowerBound &- position
        for index in source { output[index &- distance] = output[index] }
        position &+= source.count
    }
}
