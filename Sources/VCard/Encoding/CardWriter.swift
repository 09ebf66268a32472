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
        var index = 0
        while index <= bytes.count &- 8 {
            store(bytes.word(at: index), count: 8, at: start &+ index)
            index &+= 8
        }
        let left = bytes.count &- index
        if left > 0 { store(bytes.word(at: index, count: left), count: left, at: start &+ index) }
        position = start &+ bytes.count
    }

    /// Appends the lowest bytes of a word, the lowest first.
    @inline(__always)
    @_lifetime(self: copy self)
    mutating func append(_ word: UInt64, count: Int) {
        store(word, count: count, at: position)
        position &+= count
    }

    /// Stores the lowest bytes of a word.
    ///
    /// All eight are stored where there is room: the compiler makes one store of it behind one check, and what comes
    /// next lies over those that are too many.
    @inline(__always)
    @_lifetime(self: copy self)
    private mutating func store(_ word: UInt64, count: Int, at start: Int) {
        if start >= 0, start <= output.count &- 8 {
            output[start] = UInt8(truncatingIfNeeded: word)
            output[start &+ 1] = UInt8(truncatingIfNeeded: word >> 8)
            output[start &+ 2] = UInt8(truncatingIfNeeded: word >> 16)
            output[start &+ 3] = UInt8(truncatingIfNeeded: word >> 24)
            output[start &+ 4] = UInt8(truncatingIfNeeded: word >> 32)
            output[start &+ 5] = UInt8(truncatingIfNeeded: word >> 40)
            output[start &+ 6] = UInt8(truncatingIfNeeded: word >> 48)
            output[start &+ 7] = UInt8(truncatingIfNeeded: word >> 56)
        } else {
            for index in 0..<count { output[start &+ index] = UInt8(truncatingIfNeeded: word >> (UInt64(index) &* 8)) }
        }
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
    @_lifetime(self: copy self)
    mutating func appendEscaped(_ bytes: Span<UInt8>) {
        var target = position
        var index = 0
        while index < bytes.count {
            let count = min(bytes.count &- index, 8)
            let word = bytes.word(at: index, count: count)
            let plain = min(word.bytesToEscape.trailingZeroBitCount >> 3, count)
            store(word, count: plain, at: target)
            target &+= plain
            index &+= plain
            guard plain < count else { continue }
            index &+= 1
            let byte = UInt8(truncatingIfNeeded: word >> (UInt64(plain) &* 8))
            let form = Self.escapedForm(of: byte)
            store(form.word, count: form.count, at: target)
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
