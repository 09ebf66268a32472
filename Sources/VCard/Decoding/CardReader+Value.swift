// SPDX-License-Identifier: MIT

internal import Bytes

extension CardReader {
    /// Makes the property and tells what is odd about its value.
    mutating func property(
        of content: ContentLine, _ line: LogicalLine, parameters: [VCardParameter]
    ) throws(VCardError) -> VCardProperty {
        let plain = VCardProperty(
            uncheckedGroup: content.group.map(line.text), name: line.text(content.name), parameters: parameters,
            rawValue: line.text(content.value))
        if plain.parameterValues("ENCODING").contains(where: { $0.isSameName(as: "QUOTED-PRINTABLE") }) {
            return try decodingQuotedPrintable(plain, content, line)
        }
        try checkValue(of: plain, content, line)
        guard plain.kind == .uri, isLenient else { return plain }
        return plain.replacing(rawValue: Self.withoutURIEscapes(plain.rawValue))
    }

    private mutating func checkValue(
        of property: VCardProperty, _ content: ContentLine, _ line: LogicalLine
    ) throws(VCardError) {
        let name = property.name
        let place = line.place(of: content.value.lowerBound)
        switch property.kind {
        case .text, .textList, .structured:
            try checkEscapes(of: property, content.value, line)
        case .uri:
            if let index = Self.firstURIEscape(line.bytes.span, in: content.value) {
                try report(.escapeInURI(property: name), .warning, at: line.place(of: index))
            }
        case .binary:
            if property.isBase64, property.binaryValue == nil {
                try report(.invalidBase64(property: name), .warning, at: place)
            }
        case .date where open?.version == "4.0", .geo where open?.version == "4.0":
            break  // Version 4.0 has other forms.
        case .date:
            var form = DateForm(line.bytes.span.extracting(content.value))
            if !form.isDate() { try report(.invalidDate(property: name), .warning, at: place) }
        case .geo:
            if !Self.isPosition(property.components.joined()) { try report(.invalidPosition, .warning, at: place) }
        case .plain:
            break
        }
    }

    /// Tells the first odd escape, the first bare separator, and components that are too many.
    private mutating func checkEscapes(
        of property: VCardProperty, _ range: Range<Int>, _ line: LogicalLine
    ) throws(VCardError) {
        // The rules of 2.1 and 4.0 differ here.
        guard open?.effectiveVersion == VCard.writtenVersion else { return }
        let isStandard = ValueKind.standard[property.name.uppercasedASCII] != nil
        var oddEscapeIsTold = false
        var separatorIsTold = false
        var components = 1
        var tooMany: Int?
        var index = range.lowerBound
        let maximum = ValueKind.maximumComponents(of: property.name) ?? .max
        while index < range.upperBound {
            let byte = line.bytes[index]
            if byte == .backslash {
                let isLast = index + 1 == range.upperBound
                if !oddEscapeIsTold, isLast || TextEscaping.character(escapedAs: line.bytes[index + 1]) == nil {
                    oddEscapeIsTold = true
                    try report(isLast ? .loneBackslash : .unknownEscape, .warning, at: line.place(of: index))
                }
                index += 1
            } else if byte == .semicolon || byte == .comma {
                if !separatorIsTold, isStandard, !Self.allows(byte, in: property.kind) {
                    separatorIsTold = true
                    try report(.bareSeparator(property: property.name), .warning, at: line.place(of: index))
                }
                if byte == .semicolon {
                    if components == maximum { tooMany = index }
                    components += 1
                }
            }
            index += 1
        }
        if let tooMany {
            let reason = VCardError.Reason.tooManyComponents(
                property: property.name, found: components, maximum: maximum)
            try report(reason, .warning, at: line.place(of: tooMany))
        }
    }

    private static func allows(_ separator: UInt8, in kind: ValueKind) -> Bool {
        switch kind {
        case .textList: separator == .comma
        case .structured(let lists): separator == .semicolon || lists
        default: false
        }
    }

    private static func isPosition(_ parts: some Sequence<String>) -> Bool {
        let numbers = parts.map { Self.isFloat($0) ? Double($0) ?? .nan : .nan }
        return numbers.count == 2 && numbers[0].magnitude <= 90 && numbers[1].magnitude <= 180
    }

    /// A sign, digits, a point and digits (RFC 2425, clause 5.8.4): `Double` takes far more.
    private static func isFloat(_ text: String) -> Bool {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "+") || digits.first == UInt8(ascii: "-") { digits.removeFirst() }
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count <= 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            }
    }

    private static func firstURIEscape(_ bytes: Span<UInt8>, in range: Range<Int>) -> Int? {
        range.dropLast().first { bytes[$0] == .backslash && isEscapedInURI(bytes[$0 + 1]) }
    }

    private static func isEscapedInURI(_ byte: UInt8) -> Bool {
        byte == .colon || byte == .comma || byte == .semicolon
    }

    private static func withoutURIEscapes(_ value: String) -> String {
        var mended: [UInt8] = []
        for byte in value.utf8 {
            if isEscapedInURI(byte), mended.last == .backslash { mended.removeLast() }
            mended.append(byte)
        }
        return String(decoding: mended, as: UTF8.self)
    }

    /// The property with the octets that the encoding stood for; line breaks in them become `\n`.
    private mutating func decodingQuotedPrintable(
        _ property: VCardProperty, _ content: ContentLine, _ line: LogicalLine
    ) throws(VCardError) -> VCardProperty {
        let decoded = QuotedPrintable.decode(line.bytes.span.extracting(content.value))
        if let fault = decoded.firstFault {
            try report(.invalidQuotedPrintable, .warning, at: line.place(of: content.value.lowerBound + fault))
        }
        if decoded.bytes.span.firstInvalidUTF8 != nil {
            try report(.invalidUTF8, .error, at: line.place(of: content.value.lowerBound))
        }
        var value: [UInt8] = []
        var previous: UInt8 = 0
        for byte in decoded.bytes {
            switch byte {
            case .lineFeed where previous == .carriageReturn: break
            case .lineFeed, .carriageReturn: value += [.backslash, UInt8(ascii: "n")]
            default: value.append(byte)
            }
            previous = byte
        }
        let parameters = property.parameters.filter { !$0.isNamed("ENCODING") }
        return VCardProperty(
            uncheckedGroup: property.group, name: property.name, parameters: parameters,
            rawValue: String(decoding: value, as: UTF8.self))
    }
}

extension VCardProperty {
    fileprivate func replacing(rawValue: String) -> VCardProperty {
        VCardProperty(uncheckedGroup: group, name: name, parameters: parameters, rawValue: rawValue)
    }
}
