// SPDX-License-Identifier: MIT

internal import Bytes

extension CardReader {
    /// Tells what is odd about the value of a property and notes what the views of it have to know.
    mutating func checkValue(of bytes: Span<UInt8>, _ layout: inout LineLayout) throws(VCardError) {
        if layout.traits.contains(.isQuotedPrintable) {
            try checkQuotedPrintable(bytes, &layout)
            return
        }
        let value = bytes.extracting(layout.value)
        let start = layout.value.lowerBound
        switch layout.kind {
        case .text, .textList, .structured:
            // The rules of 2.1 and 4.0 differ here.
            if open?.version == nil || open?.version == .v30 {
                try checkEscapes(of: bytes, layout)
            }
        case .uri:
            if let index = URIEscapes.firstIndex(in: value) {
                if isLenient { layout.traits.insert(.hasURIEscapes) }
                let name = bytes.text(layout.name)
                try report(.escapeInURI(property: name), .warning, at: place(of: start + index))
            }
        case .binary:
            guard layout.traits.contains(.isBase64) else { break }
            if Base64.decodedCount(value) != nil {
                layout.traits.insert(.isSoundBase64)
            } else {
                let name = bytes.text(layout.name)
                try report(.invalidBase64(property: name), .warning, at: place(of: start))
            }
        case .date where open?.version == .v40, .geo where open?.version == .v40:
            break  // Version 4.0 has other forms.
        case .date:
            var form = DateForm(value)
            if !form.isDate() {
                let name = bytes.text(layout.name)
                try report(.invalidDate(property: name), .warning, at: place(of: start))
            }
        case .geo:
            if !Position.isPosition(value) {
                try report(.invalidPosition, .warning, at: place(of: start))
            }
        case .plain:
            break
        }
    }

    /// Tells the first odd escape, the first bare separator, and components that are too many.
    private mutating func checkEscapes(of bytes: Span<UInt8>, _ layout: LineLayout) throws(VCardError) {
        let end = layout.value.upperBound
        var check = EscapeCheck(layout)
        var start = layout.value.lowerBound
        while start < end {
            var specials = bytes.word(at: start).specials
            while specials != 0 {
                let index = start &+ specials.trailingZeroBitCount >> 3
                specials &= specials &- 1
                if index >= end { break }
                guard index >= check.next else { continue }
                if bytes[index] == .backslash {
                    try checkEscape(at: index, of: bytes, layout, &check)
                } else if !check.takesSeparator(bytes[index], at: index) {
                    let name = VCardError.Reason.bareSeparator(property: bytes.text(layout.name))
                    try report(name, .warning, at: place(of: index))
                }
            }
            start &+= 8
        }
        if let tooMany = check.tooMany {
            let reason = VCardError.Reason.tooManyComponents(
                property: bytes.text(layout.name), found: check.components, maximum: check.maximum)
            try report(reason, .warning, at: place(of: tooMany))
        }
    }

    private mutating func checkEscape(
        at index: Int, of bytes: Span<UInt8>, _ layout: LineLayout, _ check: inout EscapeCheck
    ) throws(VCardError) {
        // The byte behind is part of the pair.
        check.next = index &+ 2
        guard !check.oddEscapeIsTold else { return }
        let isLast = index + 1 == layout.value.upperBound
        guard isLast || TextEscaping.character(escapedAs: bytes[index + 1]) == nil else { return }
        check.oddEscapeIsTold = true
        try report(isLast ? .loneBackslash : .unknownEscape, .warning, at: place(of: index))
    }

    /// What is known of a value when its first bytes were looked at.
    private struct EscapeCheck {
        let kind: ValueKind
        let maximum: Int
        var oddEscapeIsTold = false
        var separatorIsTold: Bool
        var components = 1

        /// Where the first component begins that is too many.
        var tooMany: Int?

        /// Where the next byte is that is not part of an escape pair.
        var next = 0

        init(_ layout: LineLayout) {
            kind = layout.kind
            maximum = layout.known.maximumComponents ?? .max
            separatorIsTold = layout.known == .none
        }

        /// Counts a bare separator; false for the first one that may not stand there.
        @inline(__always)
        mutating func takesSeparator(_ byte: UInt8, at index: Int) -> Bool {
            if byte == .semicolon {
                if components == maximum { tooMany = index }
                components &+= 1
            }
            guard !separatorIsTold, !CardReader.allows(byte, in: kind) else { return true }
            separatorIsTold = true
            return false
        }
    }

    fileprivate static func allows(_ separator: UInt8, in kind: ValueKind) -> Bool {
        switch kind {
        case .textList: separator == .comma
        case .structured(let lists): separator == .semicolon || lists
        default: false
        }
    }

    private mutating func checkQuotedPrintable(
        _ bytes: Span<UInt8>, _ layout: inout LineLayout
    ) throws(VCardError) {
        let decoded = QuotedPrintable.decode(bytes.extracting(layout.value))
        let start = layout.value.lowerBound
        if let fault = decoded.firstFault {
            try report(.invalidQuotedPrintable, .warning, at: place(of: start + fault))
        }
        if !decoded.bytes.span.isUTF8 {
            try reportInvalidUTF8(at: place(of: start), of: bytes, &layout)
        }
    }
}
