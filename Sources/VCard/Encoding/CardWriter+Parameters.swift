// SPDX-License-Identifier: MIT

extension CardWriter {
    /// Appends parameters, each with its semicolon; one that has no value is left out: it would stop Android's import.
    @_lifetime(self: copy self)
    mutating func append(_ parameters: [VCardParameter], of property: String) throws(VCardError) {
        let parameters = parameters.span
        for index in parameters.indices {
            let name = parameters[index].name.utf8
            let values = parameters[index].values.span
            var list = ParameterList()
            for number in values.indices {
                let value = values[number].utf8
                try append(
                    value.span, named: name.span, parameters[index].known, &list, of: property)
            }
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
        if TypeForm(values).isPlain {
            begin(named: name, .type, &list)
            append(values)
            return
        }
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
        if known == .none { append(name) } else { append(known.key) }
        append(.equals)
    }
}

/// Tells the types that are written as they are from those that have to be looked at.
private struct TypeForm {
    /// Something is there, no separator is in it, and nothing that upper case would change.
    let isPlain: Bool

    init(_ bytes: Span<UInt8>) {
        var isPlain = bytes.count > 0
        for index in bytes.indices {
            let byte = bytes[index]
            let isLower = byte &- UInt8(ascii: "a") < 26
            if isLower || byte == .comma || byte == .semicolon || byte == .colon { isPlain = false }
        }
        self.isPlain = isPlain
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
