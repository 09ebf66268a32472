// SPDX-License-Identifier: MIT

extension CardReader {
    /// Tells what is odd about the parameters of a property and notes what they say about its value.
    mutating func checkParameters(of property: PropertyLine, _ layout: inout LineLayout) throws(VCardError) {
        let span = property.bytes
        var valueType: NameKey?
        var hasValueType = false
        var hasEncoding = false
        for index in layout.parameters {
            let parameter = parameters[index]
            if parameter.isBareWord, !isVersion21 {
                let word = VCardError.Reason.bareParameter(property.text(parameter.value))
                try report(word, .warning, at: place(of: parameter.value.lowerBound, in: property))
            }
            switch parameter.known {
            case .type: try mendType(at: index, property, layout)
            case .encoding: hasEncoding = true
            case .value where !hasValueType:
                hasValueType = true
                valueType = NameKey(span, parameter.value)
            case .charset where !parameter.isContinued && !isVersion21:
                let name = VCardError.Reason.abolishedParameter(property.text(parameter.name))
                try report(name, .warning, at: place(of: parameter.name.lowerBound, in: property))
            default: break
            }
        }
        layout.kind = ValueKind(layout.known, valueParameter: valueType)
        if hasEncoding { try checkEncodings(of: property, &layout) }
    }

    /// `HOME\,VOICE` is two values, the first with a backslash, by the grammar; lenient reading drops the backslash.
    private mutating func mendType(
        at index: Int, _ property: PropertyLine, _ layout: LineLayout
    ) throws(VCardError) {
        guard let last = parameters[index].value.last, property.bytes[last] == .backslash,
            index + 1 < layout.parameters.upperBound, parameters[index + 1].isContinued
        else { return }
        try report(.backslashInParameter, .warning, at: place(of: last, in: property))
        if isLenient { parameters[index].valueEnd -= 1 }
    }

    private mutating func checkEncodings(of property: PropertyLine, _ layout: inout LineLayout) throws(VCardError) {
        let span = property.bytes
        for index in layout.parameters {
            let parameter = parameters[index]
            guard parameter.known == .encoding else { continue }
            let encoding = KnownEncoding(NameKey(span, parameter.value))
            if encoding.isBase64 { layout.traits.insert(.isBase64) }
            if encoding == .quotedPrintable { layout.traits.insert(.isQuotedPrintable) }
            if encoding != .b, !isVersion21 {
                let value = VCardError.Reason.abolishedEncoding(property.text(parameter.value))
                try report(value, .warning, at: place(of: layout.name.upperBound, in: property))
            }
        }
    }
}
