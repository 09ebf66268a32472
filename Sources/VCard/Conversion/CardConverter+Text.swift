// SPDX-License-Identifier: MIT

internal import Bytes

extension CardConverter {
    /// The value in UTF-8, still escaped, without encoding and control characters.
    mutating func rawText(of property: VCardProperty, _ parameters: ConvertedParameters) -> String {
        let kind = property.kind
        var bytes = property.valueBytes
        if kind == .uri, property.isMended { bytes = URIEscapes.undone(bytes.span) }
        if parameters.isBase64, property.known.kind != .binary, property.known != .none,
            let data = Base64.decode(bytes.span)
        {
            // Version 2.1 allows base64 for any value; what comes out has no escapes.
            bytes = kind.isEscaped ? data.flatMap { $0.isSpecial ? [.backslash, $0] : [$0] } : data
        }
        if bytes.contains(where: { $0 == .lineFeed || $0 == .carriageReturn }) {
            if kind.isEscaped {
                bytes = QuotedPrintable.withEscapedLineBreaks(bytes)
            } else {
                bytes.removeAll { $0 == .lineFeed || $0 == .carriageReturn }
            }
        }
        let text = text(of: bytes, parameters.charset)
        guard text.hasForbiddenControl else { return text }
        note(.controlCharacters)
        return String(decoding: text.utf8.filter { !$0.isForbiddenControl }, as: UTF8.self)
    }

    private mutating func text(of bytes: [UInt8], _ charset: String?) -> String {
        let isASCII = bytes.allSatisfy { $0 < 0x80 && $0 != 0x1B }
        guard !isASCII else { return String(decoding: bytes, as: UTF8.self) }
        if let charset {
            guard let known = ValueCharset(charset) else {
                note(.unknownCharset(charset))
                return String(decoding: bytes, as: UTF8.self)
            }
            if known == .windows1252 {
                note(.charset(charset))
                return known.text(of: bytes)
            }
        }
        guard bytes.span.firstInvalidUTF8 != nil else { return String(decoding: bytes, as: UTF8.self) }
        if version == "2.1", charset == nil {
            note(.guessedCharset)
            return ValueCharset.windows1252.text(of: bytes)
        }
        note(.invalidText)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Takes a text apart by the rules of its version, and makes one by those of 3.0 of it.
    mutating func convertText(_ raw: String, _ kind: ValueKind, _ known: KnownProperty, _ draft: inout PropertyDraft) {
        // The raw value of a card of 3.0 is right already.
        guard !isOfVersion3 else { return }
        let utf8 = raw.utf8
        let bytes = utf8.span
        let whole = 0..<bytes.count
        switch kind {
        case .textList:
            draft.value = .list(Self.values(bytes, whole))
        case .structured(let lists):
            // Version 2.1 has no lists: a comma is one.
            let components = TextEscaping.split(bytes, in: whole, at: .semicolon).map { range in
                lists && version != "2.1"
                    ? Self.values(bytes, range) : [TextEscaping.unescape(bytes.extracting(range))]
            }
            draft.value = .structured(fitted(components, known))
        case .text, .uri, .binary, .geo, .date, .plain:
            draft.value = .text(TextEscaping.unescape(bytes))
        }
    }

    /// As many components as the property has.
    private mutating func fitted(_ components: [[String]], _ known: KnownProperty) -> [[String]] {
        guard let maximum = known.maximumComponents else { return components }
        let surplus = components.dropFirst(maximum).count { $0.contains { !$0.isEmpty } }
        if surplus > 0 { note(.extraComponents(surplus)) }
        let missing = max(maximum - components.count, 0)
        return Array(components.prefix(maximum)) + Array(repeating: [""], count: missing)
    }

    private static func values(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [String] {
        TextEscaping.split(bytes, in: range, at: .comma).map { TextEscaping.unescape(bytes.extracting($0)) }
    }
}

extension ValueKind {
    /// Whether the value has the escapes of texts.
    fileprivate var isEscaped: Bool {
        switch self {
        case .text, .textList, .structured: true
        case .uri, .binary, .geo, .date, .plain: false
        }
    }
}

extension String {
    /// Whether a control character is in it that may stand nowhere in a content line.
    fileprivate var hasForbiddenControl: Bool {
        let utf8 = utf8
        return utf8.span.firstForbiddenControl != nil
    }
}
