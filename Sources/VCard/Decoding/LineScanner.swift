// SPDX-License-Identifier: MIT

/// Takes a content line apart (RFC 2425 section 5.8.2), once from left to right.
struct LineScanner: ~Escapable {
    private let bytes: Span<UInt8>
    private let end: Int
    private var index: Int

    /// Set once no further double quote is left, so that no search for one is made twice.
    private var quotesAreOver = false

    private let maximumValues: Int
    private var valueCount = 0

    /// Something noticed, at an index of the bytes.
    struct Finding {
        var reason: VCardError.Reason
        var index: Int
    }

    /// A line of which no property can be made.
    struct Failure: Error {
        var reason: VCardError.Reason
        var index: Int
    }

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, _ line: Range<Int>, maximumValues: Int) {
        self.bytes = bytes
        end = line.upperBound
        index = line.lowerBound
        self.maximumValues = maximumValues
    }

    /// Moves to what ends the name, and notes where group and name lie.
    ///
    /// A line that has neither a colon nor a semicolon has no name.
    mutating func readName(into layout: inout LineLayout) {
        layout.start = UInt32(truncatingIfNeeded: index)
        layout.nameStart = layout.start
        var hasGroup = false
        while index < end, bytes[index] != .semicolon, bytes[index] != .colon {
            if bytes[index] == .dot, !hasGroup {
                hasGroup = true
                layout.nameStart = UInt32(truncatingIfNeeded: index &+ 1)
            }
            index &+= 1
        }
        layout.nameEnd = UInt32(truncatingIfNeeded: index)
        layout.known = KnownProperty(NameKey(bytes, layout.name))
    }

    /// Whether the value follows the name at once.
    var isAtColon: Bool { index < end && bytes[index] == .colon }

    /// Where the value begins, when ``isAtColon``.
    var valueStart: Int { index + 1 }

    /// Checks the name and reads on up to the value; what is noticed in the parameters goes to `findings`.
    mutating func readParameters(
        into layout: inout LineLayout, _ parameters: inout [ParameterLayout], _ findings: inout [Finding]
    ) throws(Failure) {
        // A line without a colon is told as such, whatever stands in it.
        guard index < end else { throw Failure(reason: .missingColon, index: end) }
        if let group = layout.group, !isName(group) {
            throw Failure(reason: .invalidGroup(text(group)), index: group.lowerBound)
        }
        guard layout.known != .none || isName(layout.name) else {
            throw Failure(reason: .invalidName(text(layout.name)), index: layout.name.lowerBound)
        }
        let first = parameters.count
        while index < end, bytes[index] == .semicolon {
            index &+= 1
            try readParameter(into: &parameters, &findings)
        }
        guard isAtColon else { throw Failure(reason: .missingColon, index: end) }
        layout.firstParameter = UInt32(truncatingIfNeeded: first)
        layout.parameterCount = UInt32(truncatingIfNeeded: parameters.count - first)
        layout.valueStart = UInt32(truncatingIfNeeded: index + 1)
        layout.valueEnd = UInt32(truncatingIfNeeded: end)
    }

    /// Reads one parameter; one whose name cannot be is left out, with a finding.
    private mutating func readParameter(
        into parameters: inout [ParameterLayout], _ findings: inout [Finding]
    ) throws(Failure) {
        let start = index
        while index < end, !isDelimiter(bytes[index]), bytes[index] != .equals { index &+= 1 }
        guard index < end, bytes[index] == .equals else {
            // A bare word; it may not be a list, so that a comma belongs to it and is then no name.
            while index < end, bytes[index] != .semicolon, bytes[index] != .colon { index &+= 1 }
            try countValue(at: start)
            if isName(start..<index) {
                let known = KnownParameter(bareWord: NameKey(bytes, start..<index))
                parameters.append(ParameterLayout(name: start..<start, value: start..<index, known))
            } else {
                findings.append(Finding(reason: .invalidParameterName(text(start..<index)), index: start))
            }
            return
        }
        let name = start..<index
        let known = KnownParameter(NameKey(bytes, name))
        let isSound = known != .none || isName(name)
        var isContinued = false
        repeat {
            index &+= 1
            try countValue(at: index)
            let value = readValue(&findings)
            if isSound {
                parameters.append(ParameterLayout(name: name, value: value, known, isContinued: isContinued))
            }
            isContinued = true
        } while index < end && bytes[index] == .comma
        if !isSound { findings.append(Finding(reason: .invalidParameterName(text(name)), index: start)) }
    }

    /// Reads one parameter value up to its delimiter.
    private mutating func readValue(_ findings: inout [Finding]) -> Range<Int> {
        let start = index
        let isQuoted = index < end && bytes[index] == .quote
        if isQuoted {
            guard let closing = closingQuote(after: index) else {
                findings.append(Finding(reason: .unclosedQuote, index: start))
                skipBareValue()
                return start..<index
            }
            index = closing + 1
            if index == end || isDelimiter(bytes[index]) { return (start + 1)..<closing }
        }
        // No double quote may stand in a bare value, and nothing behind a closing one; both are kept as they are.
        let firstQuote = skipBareValue()
        if isQuoted || firstQuote != nil {
            findings.append(Finding(reason: .quoteInParameter, index: isQuoted ? start : firstQuote ?? start))
        }
        return start..<index
    }

    /// Moves to the next delimiter and returns the index of the first double quote on the way.
    @discardableResult
    private mutating func skipBareValue() -> Int? {
        var firstQuote: Int?
        while index < end, !isDelimiter(bytes[index]) {
            if bytes[index] == .quote, firstQuote == nil { firstQuote = index }
            index &+= 1
        }
        return firstQuote
    }

    private mutating func closingQuote(after start: Int) -> Int? {
        guard !quotesAreOver else { return nil }
        let line = bytes.extracting(0..<end)
        let closing = line.first(.quote, from: start + 1)
        quotesAreOver = closing == end
        return quotesAreOver ? nil : closing
    }

    private mutating func countValue(at index: Int) throws(Failure) {
        valueCount += 1
        guard valueCount <= maximumValues else {
            throw Failure(reason: .limitExceeded(.parameters, maximum: maximumValues), index: index)
        }
    }

    private func isDelimiter(_ byte: UInt8) -> Bool {
        byte == .semicolon || byte == .colon || byte == .comma
    }

    private func isName(_ range: Range<Int>) -> Bool {
        guard !range.isEmpty else { return false }
        for index in range where !bytes[index].isNameCharacter { return false }
        return true
    }

    private func text(_ range: Range<Int>) -> String {
        String(repairing: bytes.extracting(range.prefix(100)))
    }
}

extension ParameterLayout {
    fileprivate init(name: Range<Int>, value: Range<Int>, _ known: KnownParameter, isContinued: Bool = false) {
        nameStart = UInt32(truncatingIfNeeded: name.lowerBound)
        nameEnd = UInt32(truncatingIfNeeded: name.upperBound)
        valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
        valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
        self.known = known
        self.isContinued = isContinued
    }
}

extension KnownParameter {
    /// The parameter that a bare word of version 2.1 belongs to.
    fileprivate init(bareWord key: NameKey) {
        if KnownEncoding(key) != .none, KnownEncoding(key) != .b {
            self = .encoding
        } else {
            self = Self.bareValues.contains(key) ? .value : .type
        }
    }

    private static let bareValues = ["INLINE", "URL", "CID", "CONTENT-ID"].map(NameKey.init(known:))
}
