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
        guard !line.traits.isDisjoint(with: .isMended) else { return body(value) }
        let meant = meantBytes(value, line.traits)
        return body(meant.span)
    }

    private func meantBytes(_ value: Span<UInt8>, _ traits: LineLayout.Traits) -> [UInt8] {
        let isEncoded = traits.contains(.isQuotedPrintable)
        var bytes = isEncoded ? QuotedPrintable.decode(value).bytes : [UInt8](copying: value)
        if traits.contains(.isWindows1252) { bytes = Array(ValueCharset.windows1252.text(of: bytes).utf8) }
        if isEncoded { bytes = QuotedPrintable.withEscapedLineBreaks(bytes) }
        return traits.contains(.hasURIEscapes) ? URIEscapes.undone(bytes.span) : bytes
    }

    /// The text of a value that has no escape and is the one that is meant, or nil.
    func plainText(of line: LineLayout) -> String? {
        guard line.traits.isDisjoint(with: .isMended) else { return nil }
        let bytes = bytes(of: line)
        let span = bytes.span
        let value = span.extracting(line.value)
        guard value.first(.backslash) == value.count else { return nil }
        return String(decoding: bytes[line.value], as: UTF8.self)
    }

    /// The value that a line means, still escaped.
    func meantValue(of line: LineLayout) -> String {
        withMeantValue(of: line) { String(repairing: $0) }
    }
}
