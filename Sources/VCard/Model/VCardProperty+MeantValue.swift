// SPDX-License-Identifier: MIT

extension VCardProperty {
    /// Hands out the bytes of the value that is meant: still escaped, but not encoded any more, and a URI without the
    /// escapes that reading mends.
    func withMeantValue<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        switch form {
        case .built(let property):
            let bytes = property.writtenValue
            return body(bytes.span)
        case .read(let text, let number):
            return text.withMeantValue(of: text.lines[number], body)
        }
    }

    /// The bytes of the value without its encoding (quoted-printable), whatever characters they are meant to be.
    var valueBytes: [UInt8] {
        switch form {
        case .built(let property):
            return property.writtenValue
        case .read(let text, let number):
            let line = text.lines[number]
            let bytes = text.bytes(of: line)
            let span = bytes.span
            let value = span.extracting(line.value)
            return line.traits.contains(.isQuotedPrintable)
                ? QuotedPrintable.decode(value).bytes : [UInt8](copying: value)
        }
    }
}

extension CardText {
    /// Hands out the bytes of the value that a line means.
    func withMeantValue<Result>(of line: LineLayout, _ body: (Span<UInt8>) -> Result) -> Result {
        let bytes = bytes(of: line)
        let span = bytes.span
        let value = span.extracting(line.value)
        if line.traits.contains(.isQuotedPrintable) {
            let decoded = QuotedPrintable.withEscapedLineBreaks(QuotedPrintable.decode(value).bytes)
            return body(decoded.span)
        }
        if line.traits.contains(.hasURIEscapes) {
            let mended = URIEscapes.undone(value)
            return body(mended.span)
        }
        return body(value)
    }

    /// The value that a line means, still escaped.
    func meantValue(of line: LineLayout) -> String {
        withMeantValue(of: line) { String(repairing: $0) }
    }
}
