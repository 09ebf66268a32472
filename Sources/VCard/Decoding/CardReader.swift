// SPDX-License-Identifier: MIT

internal import Bytes

/// The one parser, in its two modes: strict throws at the first error, lenient notes it and goes on.
struct CardReader {
    let isLenient: Bool
    let options: VCardDecodingOptions

    private(set) var cards: [VCardDecoding.Decoded] = []
    private(set) var findings: [VCardFinding] = []
    private(set) var omittedFindings = 0

    private let input: [UInt8]
    var lines: LogicalLineReader

    /// The line that is being taken.
    var line = LogicalLine(range: 0..<0, place: Place(offset: 0, line: 1, column: 1))

    /// The card between BEGIN and END.
    var open: OpenCard?

    /// What was noticed in the parameters of the line, when it was taken apart.
    var lineFindings: [LineScanner.Finding] = []

    /// The properties of the open card, and the parameters of all of them.
    var layouts: [LineLayout] = []
    var parameters: [ParameterLayout] = []

    /// Set while the lines of a refused card pass by, up to its END.
    var isSkippingCard = false

    /// Set at the first BEGIN, also of a card that is refused later.
    private var hasSeenBegin = false

    /// Set by a stray line outside of cards, so that a run of them is told once.
    private var isSkippingText = false
    private var lastLineWasEmpty = false

    struct OpenCard {
        var begin: Place
        var version: VCard.Version?
        var hasName = false
        var hasFormattedName = false
        var isTruncated = false
        /// Set when the properties were too many, so that it is told once.
        var isFull = false

        init(begin: Place) {
            self.begin = begin
        }

        /// The rules in force; a card without VERSION is read as 3.0.
        var effectiveVersion: VCard.Version { version ?? .v30 }
    }

    init(_ input: [UInt8], isLenient: Bool, options: VCardDecodingOptions) {
        self.isLenient = isLenient
        self.options = options
        let isReadable = input.count <= options.effectiveMaximumBytes
        let input = isReadable ? input : []
        self.input = input
        lines = LogicalLineReader(input.span, maximumLineLength: options.maximumLineLength)
        isTooLong = !isReadable
    }

    private let isTooLong: Bool

    mutating func read() throws(VCardError) {
        let start = Place(offset: 0, line: 1, column: 1)
        guard !isTooLong else {
            try report(.limitExceeded(.bytes, maximum: options.effectiveMaximumBytes), .error, at: start)
            return
        }
        if lines.hadByteOrderMark { try report(.byteOrderMark, .warning, at: start) }
        var oddLineEndIsTold = false
        let input = input
        let bytes = input.span
        while lines.next(&line, of: bytes) {
            if !oddLineEndIsTold, let place = lines.firstOddLineEnd {
                oddLineEndIsTold = true
                try report(.lineEndNotCRLF, .warning, at: place)
            }
            let goesOn: Bool
            if line.isFolded {
                let unfolded = lines.unfolded
                goesOn = try take(unfolded.span)
            } else {
                goesOn = try take(bytes)
            }
            guard goesOn else { return }
            lines.keepsFoldBlank = isVersion21
            if open == nil, !lines.unfolded.isEmpty { lines.unfolded = [] }
        }
        if open != nil { try close(at: lines.place, isComplete: false) }
        if !hasSeenBegin, !isSkippingText { try report(.missingBegin, .error, at: lines.place) }
    }

    var isVersion21: Bool { open?.version == .v21 }

    /// Takes the line, which lies in `bytes`; false when reading is over.
    private mutating func take(_ bytes: Span<UInt8>) throws(VCardError) -> Bool {
        guard !line.range.isEmpty || line.isTooLong else {
            try takeEmptyLine()
            return true
        }
        lastLineWasEmpty = false
        var scanner = LineScanner(bytes, line.range, maximumValues: options.maximumParameters)
        var layout = LineLayout()
        scanner.readName(into: &layout)
        if scanner.isAtColon, layout.known == .begin || layout.known == .end, hasSoundGroup(layout, bytes),
            let frame = FrameLine(
                bytes, value: scanner.valueStart..<line.range.upperBound, isEnd: layout.known == .end)
        {
            if layout.known == .begin { return try begin(isPadded: frame.isPadded) }
            if open != nil || isSkippingCard {
                try end(frame)
                return true
            }
        }
        if open != nil {
            try takeProperty(bytes, &scanner, &layout)
        } else if !isSkippingCard {
            try takeStray(firstByte: line.range.isEmpty ? nil : bytes[line.range.lowerBound])
        }
        return true
    }

    private func hasSoundGroup(_ layout: LineLayout, _ bytes: Span<UInt8>) -> Bool {
        guard let group = layout.group else { return true }
        for index in group where !bytes[index].isNameCharacter { return false }
        return !group.isEmpty
    }

    private mutating func begin(isPadded: Bool) throws(VCardError) -> Bool {
        if open != nil { try close(at: line.place, isComplete: false) }
        isSkippingCard = false
        isSkippingText = false
        hasSeenBegin = true
        guard cards.count < options.maximumCards else {
            try report(.limitExceeded(.cards, maximum: options.maximumCards), .error, at: line.place)
            return false
        }
        if isPadded { try report(.blankInFrame("BEGIN"), .error, at: line.place) }
        open = OpenCard(begin: line.place)
        layouts = []
        parameters = []
        // What most cards have room in; longer ones grow as they are read.
        layouts.reserveCapacity(16)
        parameters.reserveCapacity(12)
        return true
    }

    private mutating func end(_ frame: FrameLine) throws(VCardError) {
        if frame.isPadded { try report(.blankInFrame("END"), .error, at: line.place) }
        let strayBytes = frame.strayBytes.map { place(of: $0) }
        if open != nil { try close(at: line.place, isComplete: true) }
        if let strayBytes { try report(.bytesAfterEnd, .warning, at: strayBytes) }
        isSkippingCard = false
    }

    /// Ends the open card: at its END, at the next BEGIN, or at the end of the input.
    private mutating func close(at place: Place, isComplete: Bool) throws(VCardError) {
        guard let card = open.take() else { return }
        if isComplete {
            if card.version == nil { try report(.missingVersion, .error, at: place) }
            if !card.hasName { try report(.missingName, .error, at: place) }
            if !card.hasFormattedName { try report(.missingFormattedName, .error, at: place) }
        } else {
            try report(.missingEnd, .error, at: place)
        }
        let text = CardText(
            input: input, unfolded: lines.unfolded, lines: layouts, parameters: parameters)
        lines.unfolded = []
        cards.append(
            VCardDecoding.Decoded(
                card: VCard(version: card.effectiveVersion.rawValue, text: text),
                isTruncated: card.isTruncated || !isComplete, line: card.begin.line))
    }

    /// Empty lines may follow BEGIN and END (the grammar of RFC 2426 section 4), and are tolerated elsewhere.
    private mutating func takeEmptyLine() throws(VCardError) {
        defer { lastLineWasEmpty = true }
        let isAllowed = open == nil ? hasSeenBegin : layouts.isEmpty
        if !isAllowed, !lastLineWasEmpty, !isSkippingText, !isSkippingCard {
            try report(.emptyLine, .warning, at: line.place)
        }
    }

    /// A line outside of cards: the rest of a tag's memory behind the last card, or text that does not belong there.
    private mutating func takeStray(firstByte: UInt8?) throws(VCardError) {
        guard !isSkippingText else { return }
        isSkippingText = true
        if hasSeenBegin, firstByte.map(FrameLine.isPadding) ?? false {
            try report(.bytesAfterEnd, .warning, at: line.place)
        } else {
            try report(.missingBegin, .error, at: line.place)
        }
    }

    /// The place in the input of a byte of the line, by its index in what the line lies in.
    func place(of index: Int) -> Place {
        lines.place(of: index, in: line)
    }

    mutating func report(
        _ reason: VCardError.Reason, _ severity: VCardFinding.Severity, at place: Place
    ) throws(VCardError) {
        if !isLenient, severity == .error { throw VCardError(reason, at: place) }
        guard findings.count < options.maximumFindings else {
            omittedFindings += 1
            return
        }
        findings.append(VCardFinding(reason, severity, at: place))
    }
}

extension LineLayout {
    /// A line of which nothing is known yet.
    init() {
        self.init(
            start: 0, nameStart: 0, nameEnd: 0, valueStart: 0, valueEnd: 0, firstParameter: 0, parameterCount: 0,
            known: .none, kind: .text, traits: [])
    }
}
