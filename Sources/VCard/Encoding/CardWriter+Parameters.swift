// SPDX-License-Identifier: MIT

extension CardWriter {
    /// Appends a parameter with its semicolon, or nothing when it has no value: an empty one stops Android's import.
    @_lifetime(self: copy self)
    mutating func append(_ parameter: VCardParameter, of property: String) throws(VCardError) {
        let known = KnownParameter(NameKey(parameter.name))
        let name = parameter.name.utf8
        var list = ParameterList()
        for value in parameter.values {
            let value = value.utf8
            try append(value.span, named: name.span, known, &list, of: property)
        }
    }

    /// What of the values of one parameter was written so far.
    struct ParameterList {
        var isBegun = false
    }

    /// Appends one value of a parameter; with the first one, the name.
    @_lifetime(self: copy self)
    mutating func append(
        _ value: Span<UInt8>, named name: Span<UInt8>, _ known: KnownParameter, _ list: inout ParameterList,
        of property: String
    ) throws(VCardError) {
        switch known {
        case .charset:
            // Version 3.0 abolished CHARSET: the text is UTF-8.
            break
        case .type:
            try appendTypes(value, named: name, &list, of: property)
        case .encoding where value.count > 0:
            // Version 3.0 has one encoding, `b`; `BASE64` is its older name.
            guard KnownEncoding(NameKey(value, 0..<value.count)).isBase64 else {
                throw VCardError(.abolishedEncoding(String(repairing: value)))
            }
            begin(named: name, known, &list)
            append(UInt8(ascii: "b"))
        default:
            guard value.count > 0 else { return }
            begin(named: name, known, &list)
            if value.needsQuotes {
                append(.quote)
                append(value)
                append(.quote)
            } else {
                append(value)
            }
        }
    }

    /// Appends types: a list in one value, which some programs quote, becomes a list of values.
    @_lifetime(self: copy self)
    private mutating func appendTypes(
        _ values: Span<UInt8>, named name: Span<UInt8>, _ list: inout ParameterList, of property: String
    ) throws(VCardError) {
        var start = 0
        while start < values.count {
            let end = values.first(.comma, from: start)
            defer { start = end + 1 }
            guard end > start else { continue }
            let value = values.extracting(start..<end)
            // iOS shows the quotes of a quoted type to the user.
            if value.needsQuotes {
                throw VCardError(.invalidParameterValue(property: property, parameter: String(repairing: name)))
            }
            begin(named: name, .type, &list)
            if KnownType.contains(NameKey(value, 0..<value.count)) {
                appendUppercased(value)
            } else {
                append(value)
            }
        }
    }

    @_lifetime(self: copy self)
    private mutating func begin(named name: Span<UInt8>, _ known: KnownParameter, _ list: inout ParameterList) {
        guard !list.isBegun else {
            append(.comma)
            return
        }
        list.isBegun = true
        append(.semicolon)
        if known == .none { append(name) } else { appendUppercased(name) }
        append(.equals)
    }
}

extension Span where Element == UInt8 {
    /// Whether a parameter can have this value in double quotes only (RFC 2425 section 5.8.2).
    fileprivate var needsQuotes: Bool {
        for index in indices {
            let byte = self[index]
            if byte == .colon || byte == .semicolon || byte == .comma { return true }
        }
        return false
    }
}
