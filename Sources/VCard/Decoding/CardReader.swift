// SPDX-License-Identifier: MIT

/// The one parser, in its two modes: strict throws at the first error, lenient notes it and goes on.
struct CardReader {
    let isLenient: Bool
    let options: VCardDecodingOptions

    private(set) var cards: [VCardDecoding.Decoded] = []
    private(set) var findings: [VCardFinding] = []
    private(set) var omittedFindings = 0

    /// The card between BEGIN and END.
    var open: OpenCard?

    /// Set while the lines of a refused card pass by, up to its END.
    var isSkippingCard = false

    /// Set at the first BEGIN, also of a card that is refused later.
    private var hasSeenBegin = false

    /// Set by a stray line outside of cards, so that a run of them is told once.
    private var isSkippingText = false
    private var lastLineWasEmpty = false

    struct OpenCard {
        var begin: Place
        var properties: [VCardProperty] = []
        var version: String?
        var hasName = false
        var hasFormattedName = false
        var isTruncated = false
        /// Set when the properties were too many, so that it is told once.
        var isFull = false

        /// The rules in force; a card without VERSION is read as 3.0.
        var effectiveVersion: String { version ?? VCard.writtenVersion }
    }

    init(isLenient: Bool, options: VCardDecodingOptions) {
        self.isLenient = isLenient
        self.options = options
    }

    mutating func read(_ bytes: Span<UInt8>) throws(VCardError) {
        guard bytes.count <= options.maximumBytes else {
            let place = Place(offset: 0, line: 1, column: 1)
            try report(.limitExceeded(.bytes, maximum: options.maximumBytes), .error, at: place)
            return
        }
        var reader = LogicalLineReader(bytes, maximumLineLength: options.maximumLineLength)
        if reader.hadByteOrderMark { try report(.byteOrderMark, .warning, at: Place(offset: 0, line: 1, column: 1)) }
        var line = LogicalLine()
        var oddLineEndIsTold = false
        while reader.next(into: &line) {
            if QuotedPrintable.goesOn(line) {
                while QuotedPrintable.dropSoftBreak(&line), reader.readContinuation(into: &line) {}
            }
            if !oddLineEndIsTold, let place = reader.firstOddLineEnd {
                oddLineEndIsTold = true
                try report(.lineEndNotCRLF, .warning, at: place)
            }
            guard try take(line) else { return }
            reader.keepsFoldBlank = open?.version == "2.1"
        }
        if open != nil { try close(at: reader.place, isComplete: false) }
        if !hasSeenBegin, !isSkippingText { try report(.missingBegin, .error, at: reader.place) }
    }

    /// Takes one line; false when reading is over.
    private mutating func take(_ line: LogicalLine) throws(VCardError) -> Bool {
        guard !line.bytes.isEmpty || line.isTooLong else {
            try takeEmptyLine(line)
            return true
        }
        lastLineWasEmpty = false
        switch FrameLine(line.bytes.span) {
        case .begin(let isPadded):
            return try begin(line, isPadded: isPadded)
        case .end(let isPadded, let strayBytes) where open != nil || isSkippingCard:
            if isPadded { try report(.blankInFrame("END"), .error, at: line.place(of: 0)) }
            let isComplete = open != nil
            if isComplete { try close(at: line.place(of: 0), isComplete: true) }
            if let strayBytes { try report(.bytesAfterEnd, .warning, at: line.place(of: strayBytes)) }
            isSkippingCard = false
        case .end, .other:
            if open != nil {
                try takeProperty(line)
            } else if !isSkippingCard {
                try takeStray(line)
            }
        }
        return true
    }

    private mutating func begin(_ line: LogicalLine, isPadded: Bool) throws(VCardError) -> Bool {
        if open != nil { try close(at: line.place(of: 0), isComplete: false) }
        isSkippingCard = false
        isSkippingText = false
        hasSeenBegin = true
        guard cards.count < options.maximumCards else {
            try report(.limitExceeded(.cards, maximum: options.maximumCards), .error, at: line.place(of: 0))
            return false
        }
        if isPadded { try report(.blankInFrame("BEGIN"), .error, at: line.place(of: 0)) }
        open = OpenCard(begin: line.place(of: 0))
        return true
    }

    /// Ends the open card: at its END, at the next BEGIN, or at the end of the input.
    private mutating func close(at place: Place, isComplete: Bool) throws(VCardError) {
        guard let card = open else { return }
        open = nil
        if isComplete {
            if card.version == nil { try report(.missingVersion, .error, at: place) }
            if !card.hasName { try report(.missingName, .error, at: place) }
            if !card.hasFormattedName { try report(.missingFormattedName, .error, at: place) }
        } else {
            try report(.missingEnd, .error, at: place)
        }
        cards.append(
            VCardDecoding.Decoded(
                card: VCard(version: card.effectiveVersion, properties: card.properties),
                isTruncated: card.isTruncated || !isComplete, line: card.begin.line))
    }

    /// Empty lines may follow BEGIN and END (the grammar of RFC 2426 section 4), and are tolerated elsewhere.
    private mutating func takeEmptyLine(_ line: LogicalLine) throws(VCardError) {
        defer { lastLineWasEmpty = true }
        let isAllowed = open.map { $0.properties.isEmpty } ?? hasSeenBegin
        if !isAllowed, !lastLineWasEmpty, !isSkippingText, !isSkippingCard {
            try report(.emptyLine, .warning, at: line.place(of: 0))
        }
    }

    /// A line outside of cards: the rest of a tag's memory behind the last card, or text that does not belong there.
    private mutating func takeStray(_ line: LogicalLine) throws(VCardError) {
        guard !isSkippingText else { return }
        isSkippingText = true
        let isPadding = line.bytes.first.map(FrameLine.isPadding) ?? false
        if hasSeenBegin, isPadding {
            try report(.bytesAfterEnd, .warning, at: line.place(of: 0))
        } else {
            try report(.missingBegin, .error, at: line.place(of: 0))
        }
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
