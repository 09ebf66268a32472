// SPDX-License-Identifier: MIT

internal import Bytes

extension CardReader {
    /// Tells what is odd about the value of a property and notes what the views of it have to know.
    mutating func checkValue(of property: PropertyLine, _ layout: inout LineLayout) throws(VCardError) {
        if layout.traits.contains(.isQuotedPrintable) {
            try checkQuotedPrintable(property, layout)
            return
        }
        let span = property.bytes
        let value = span.extracting(layout.value)
        let start = layout.value.lowerBound
        switch layout.kind {
        case .text, .textList, .structured:
            // The rules of 2.1 and 4.0 differ here.
            if open?.version == nil || open?.version == .v30 {
                try checkEscapes(of: property, layout)
            }
        case .uri:
            if let index = URIEscapes.firstIndex(in: value) {
                if isLenient { layout.traits.insert(.hasURIEscapes) }
                let name = property.text(layout.name)
                try report(.escapeInURI(property: name), .warning, at: place(of: start + index, in: property))
            }
        case .binary:
            guard layout.traits.contains(.isBase64) else { break }
            if Base64.decodedCount(value) != nil {
                layout.traits.insert(.isSoundBase64)
            } else {
                let name = property.text(layout.name)
                try report(.invalidBase64(property: name), .warning, at: place(of: start, in: property))
            }
        case .date where open?.version == .v40, .geo where open?.version == .v40:
            break  // Version 4.0 has other forms.
        case .date:
            var form = DateForm(value)
            if !form.isDate() {
                let name = property.text(layout.name)
                try report(.invalidDate(property: name), .warning, at: place(of: start, in: property))
            }
        case .geo:
            if !Position.isPosition(value) { try report(.invalidPosition, .warning, at: place(of: start, in: property)) }
        case .plain:
            break
        }
    }

    /// Tells the first odd escape, the first bare separator, and components that are too many.
    private mutating func checkEscapes(of property: PropertyLine, _ layout: LineLayout) throws(VCardError) {
        let bytes = property.bytes
        let value = bytes.extracting(0..<layout.value.upperBound)
        var oddEscapeIsTold = false
        var separatorIsTold = layout.known == .none
        var components = 1
        var tooMany: Int?
        let maximum = layout.known.maximumComponents ?? .max
        var index = value.firstSpecial(from: layout.value.lowerBound)
        while index < value.count {
            let byte = value[index]
            if byte == .backslash {
                let isLast = index + 1 == value.count
                if !oddEscapeIsTold, isLast || TextEscaping.character(escapedAs: value[index + 1]) == nil {
                    oddEscapeIsTold = true
                    try report(isLast ? .loneBackslash : .unknownEscape, .warning, at: place(of: index, in: property))
                }
                index += 1
            } else {
                if !separatorIsTold, !Self.allows(byte, in: layout.kind) {
                    separatorIsTold = true
                    let name = property.text(layout.name)
                    try report(.bareSeparator(property: name), .warning, at: place(of: index, in: property))
                }
                if byte == .semicolon {
                    if components == maximum { tooMany = index }
                    components += 1
                }
            }
            index = value.firstSpecial(from: index + 1)
        }
        if let tooMany {
            let reason = VCardError.Reason.tooManyComponents(
                property: property.text(layout.name), found: components, maximum: maximum)
            try report(reason, .warning, at: place(of: tooMany, in: property))
        }
    }

    private static func allows(_ separator: UInt8, in kind: ValueKind) -> Bool {
        switch kind {
        case .textList: separator == .comma
        case .structured(let lists): separator == .semicolon || lists
        default: false
        }
    }

    private mutating func checkQuotedPrintable(_ property: PropertyLine, _ layout: LineLayout) throws(VCardError) {
        let span = property.bytes
        let decoded = QuotedPrintable.decode(span.extracting(layout.value))
        let start = layout.value.lowerBound
        if let fault = decoded.firstFault {
            try report(.invalidQuotedPrintable, .warning, at: place(of: start + fault, in: property))
        }
        if decoded.bytes.span.firstInvalidUTF8 != nil {
            try report(.invalidUTF8, .error, at: place(of: start, in: property))
        }
    }
}
