// SPDX-License-Identifier: MIT

extension CardReader {
    /// Tells what is odd about the parameters of a property and notes what they say about its value.
    mutating func checkParameters(of bytes: Span<UInt8>, _ layout: inout LineLayout) throws(VCardError) {
        var valueType: NameKey?
        var hasValueType = false
        var hasEncoding = false
        for index in layout.parameters {
            let parameter = parameters[index]
            if parameter.isBareWord, !isVersion21 {
                let word = VCardError.Reason.bareParameter(bytes.text(parameter.value))
                try report(word, .warning, at: place(of: parameter.value.lowerBound))
            }
            switch parameter.known {
            case .type:
                try mendType(at: index, bytes, layout)
                try checkType(at: index, bytes, &layout)
            case .encoding: hasEncoding = true
            // An empty value says nothing, and is not written.
            case .value where !hasValueType && !parameter.value.isEmpty:
                hasValueType = true
                valueType = NameKey(bytes, parameter.value)
            case .charset where !parameter.isContinued && !isVersion21:
                let name = VCardError.Reason.abolishedParameter(bytes.text(parameter.name))
                try report(name, .warning, at: place(of: parameter.name.lowerBound))
            default: break
            }
        }
        layout.kind = ValueKind(layout.known, valueParameter: valueType)
        if hasEncoding { try checkEncodings(of: bytes, &layout) }
    }

    /// `HOME\,VOICE` is two values, the first with a backslash, by the grammar; lenient reading drops the backslash.
    private mutating func mendType(
        at index: Int, _ bytes: Span<UInt8>, _ layout: LineLayout
    ) throws(VCardError) {
        guard let last = parameters[index].value.last, bytes[last] == .backslash,
            index + 1 < layout.parameters.upperBound, parameters[index + 1].isContinued
        else { return }
        try report(.backslashInParameter, .warning, at: place(of: last))
        if isLenient { parameters[index].valueEnd -= 1 }
    }

    /// A type is a word (RFC 2426 section 4): quotes may stand around it, but it has nothing that needs them.
    ///
    /// A quoted list is let through, and written without the quotes.
    private mutating func checkType(
        at index: Int, _ bytes: Span<UInt8>, _ layout: inout LineLayout
    ) throws(VCardError) {
        for place in parameters[index].value where bytes[place] == .colon || bytes[place] == .semicolon {
            layout.traits.insert(.isUnwritable)
            let reason = VCardError.Reason.invalidParameterValue(property: bytes.text(layout.name), parameter: "TYPE")
            try report(reason, .error, at: self.place(of: place))
            return
        }
    }

    private mutating func checkEncodings(of bytes: Span<UInt8>, _ layout: inout LineLayout) throws(VCardError) {
        for index in layout.parameters {
            let parameter = parameters[index]
            guard parameter.known == .encoding else { continue }
            let encoding = KnownEncoding(NameKey(bytes, parameter.value))
            if encoding.isBase64 { layout.traits.insert(.isBase64) }
            if encoding == .quotedPrintable { layout.traits.insert(.isQuotedPrintable) }
            if encoding != .b, !isVersion21 {
                let value = VCardError.Reason.abolishedEncoding(bytes.text(parameter.value))
                try report(value, .warning, at: place(of: layout.name.upperBound))
            }
        }
        // A value has one encoding. What says that it is quoted-printable is written without any.
        if layout.traits.contains(.isQuotedPrintable) { layout.traits.remove(.isBase64) }
    }
}
