// SPDX-License-Identifier: MIT

/// Takes a content line apart, once from left to right.
struct ContentLineScanner: ~Escapable {
    private let bytes: Span<UInt8>
    private var index = 0
    private var findings: [ContentLine.Finding] = []

    /// Set once no further double quote is left, so that no search for one is made twice.
    private var quotesAreOver = false

    private let maximumValues: Int
    private var valueCount = 0

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, maximumValues: Int) {
        self.bytes = bytes
        self.maximumValues = maximumValues
    }

    mutating func line() throws(ContentLine.Failure) -> ContentLine {
        let (group, name) = try names()
        var parameters: [ContentLine.Parameter] = []
        while index < bytes.count, bytes[index] == .semicolon {
            index += 1
            if let parameter = try parameter() { parameters.append(parameter) }
        }
        guard index < bytes.count, bytes[index] == .colon else {
            throw ContentLine.Failure(reason: .missingColon, index: bytes.count)
        }
        return ContentLine(
            group: group, name: name, parameters: parameters, value: (index + 1)..<bytes.count, findings: findings)
    }

    private mutating func names() throws(ContentLine.Failure) -> (group: Range<Int>?, name: Range<Int>) {
        var group: Range<Int>?
        var start = 0
        while index < bytes.count, bytes[index] != .semicolon, bytes[index] != .colon {
            if bytes[index] == .dot, group == nil {
                group = start..<index
                start = index + 1
            }
            index += 1
        }
        // A line without a colon is told as such, whatever stands in it.
        guard index < bytes.count else { throw ContentLine.Failure(reason: .missingColon, index: bytes.count) }
        if let group, !isName(group) {
            throw ContentLine.Failure(reason: .invalidGroup(text(group)), index: group.lowerBound)
        }
        guard isName(start..<index) else {
            throw ContentLine.Failure(reason: .invalidName(text(start..<index)), index: start)
        }
        return (group, start..<index)
    }

    /// Reads one parameter; nil for one that is left out, with a finding.
    private mutating func parameter() throws(ContentLine.Failure) -> ContentLine.Parameter? {
        let start = index
        while index < bytes.count, !isDelimiter(bytes[index]), bytes[index] != .equals { index += 1 }
        guard index < bytes.count, bytes[index] == .equals else {
            // A bare word; it may not be a list, so that a comma belongs to it and is then no name.
            while index < bytes.count, bytes[index] != .semicolon, bytes[index] != .colon { index += 1 }
            try countValue(at: start)
            guard isName(start..<index) else {
                findings.append(.init(reason: .invalidParameterName(text(start..<index)), index: start))
                return nil
            }
            return ContentLine.Parameter(name: nil, values: [start..<index])
        }
        let name = start..<index
        var values: [Range<Int>] = []
        repeat {
            index += 1
            try countValue(at: index)
            values.append(value())
        } while index < bytes.count && bytes[index] == .comma
        guard isName(name) else {
            findings.append(.init(reason: .invalidParameterName(text(name)), index: start))
            return nil
        }
        return ContentLine.Parameter(name: name, values: values)
    }

    /// Reads one parameter value up to its delimiter.
    private mutating func value() -> Range<Int> {
        let start = index
        let isQuoted = index < bytes.count && bytes[index] == .quote
        if isQuoted {
            guard let closing = closingQuote(after: index) else {
                findings.append(.init(reason: .unclosedQuote, index: start))
                skipBareValue()
                return start..<index
            }
            index = closing + 1
            if index == bytes.count || isDelimiter(bytes[index]) { return (start + 1)..<closing }
        }
        // No double quote may stand in a bare value, and nothing behind a closing one; both are kept as they are.
        let firstQuote = skipBareValue()
        if isQuoted || firstQuote != nil {
            findings.append(.init(reason: .quoteInParameter, index: isQuoted ? start : firstQuote ?? start))
        }
        return start..<index
    }

    /// Moves to the next delimiter and returns the index of the first double quote on the way.
    @discardableResult
    private mutating func skipBareValue() -> Int? {
        var firstQuote: Int?
        while index < bytes.count, !isDelimiter(bytes[index]) {
            if bytes[index] == .quote, firstQuote == nil { firstQuote = index }
            index += 1
        }
        return firstQuote
    }

    private mutating func closingQuote(after start: Int) -> Int? {
        guard !quotesAreOver else { return nil }
        var end = start + 1
        while end < bytes.count {
            if bytes[end] == .quote { return end }
            end += 1
        }
        quotesAreOver = true
        return nil
    }

    private mutating func countValue(at index: Int) throws(ContentLine.Failure) {
        valueCount += 1
        guard valueCount <= maximumValues else {
            throw ContentLine.Failure(reason: .limitExceeded(.parameters, maximum: maximumValues), index: index)
        }
    }

    private func isDelimiter(_ byte: UInt8) -> Bool {
        byte == .semicolon || byte == .colon || byte == .comma
    }

    private func isName(_ range: Range<Int>) -> Bool {
        !range.isEmpty && range.allSatisfy { bytes[$0].isNameCharacter }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: range.prefix(100).map { bytes[$0] }, as: UTF8.self)
    }
}
