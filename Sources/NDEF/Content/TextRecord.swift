// SPDX-License-Identifier: MIT

internal import Bytes

/// The encoding of the text in a Text record.
public enum TextEncoding: Hashable, Sendable {
    /// UTF-8.
    case utf8
    /// UTF-16; big-endian unless a byte order mark says otherwise.
    case utf16
}

/// A Text record (RTD Text 1.0).
public struct TextRecord: Hashable, Sendable {
    /// The text, without byte order mark; control characters are kept.
    public let text: String

    /// The language code as spelled, such as `en` or `de-DE`; empty when the writer left it out.
    public let language: String

    /// How the text stands in the payload.
    public let encoding: TextEncoding

    /// Makes a text, such as the title of a Smart Poster.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: Its language code (RFC 3066); what cannot be written is refused when the record is made.
    ///   - encoding: How it is to stand in the payload.
    public init(_ text: String, language: String = "en", encoding: TextEncoding = .utf8) {
        self.init(text: text, language: language, encoding: encoding)
    }

    init(text: String, language: String, encoding: TextEncoding) {
        self.text = text
        self.language = language
        self.encoding = encoding
    }

    // The bits of the status byte (RTD Text 1.0, clause 3.2).
    static let utf16Bit: UInt8 = 0x80
    static let reservedBit: UInt8 = 0x40
    static let languageLengthMask: UInt8 = 0x3F

    /// The rule that forbids a language code, or nil.
    static func breach(ofLanguage code: Span<UInt8>) -> NDEFError.Reason? {
        if code.isEmpty { return .textLanguageMissing }
        if code.count > Int(languageLengthMask) { return .textLanguageTooLong(count: code.count) }
        for index in code.indices where !ASCII.isVisible(code[index]) { return .textLanguageNotASCII(code[index]) }
        return nil
    }

    /// The number of bytes that `encodePayload` writes.
    ///
    /// - Throws: `NDEFError` for a language code that cannot be written.
    static func payloadCount(
        _ text: String, language: String, encoding: TextEncoding
    ) throws(NDEFError) -> Int {
        let code = language.utf8
        if let reason = breach(ofLanguage: code.span) { throw NDEFError(reason) }
        return 1 + code.count + encodedCount(text, as: encoding)
    }

    /// Writes the payload of a Text record whose language code can be written; there must be room for it.
    @_lifetime(output: copy output)
    static func encodePayload(
        _ text: String, language: String, encoding: TextEncoding, into output: inout OutputSpan<UInt8>
    ) {
        let code = language.utf8
        output.append(UInt8(clamping: code.count) | (encoding == .utf16 ? utf16Bit : 0))
        output.append(copying: code.span)
        encode(text, as: encoding, into: &output)
    }

    // Readers drop one byte order mark, so that a text which begins like one gets another in front.

    /// The number of bytes that `encode` writes.
    static func encodedCount(_ text: String, as encoding: TextEncoding) -> Int {
        switch encoding {
        case .utf8: text.utf8.count + (beginsWithMark(text.utf8.span) ? 3 : 0)
        case .utf16: 2 * text.utf16.count + (beginsWithMark(text.utf16) ? 2 : 0)
        }
    }

    /// Writes the bytes of a text; there must be room for them.
    @_lifetime(output: copy output)
    static func encode(_ text: String, as encoding: TextEncoding, into output: inout OutputSpan<UInt8>) {
        switch encoding {
        case .utf8:
            let bytes = text.utf8
            if beginsWithMark(bytes.span) {
                output.append(0xEF)
                output.append(0xBB)
                output.append(0xBF)
            }
            output.append(copying: bytes.span)
        case .utf16:
            if beginsWithMark(text.utf16) { append(0xFEFF, to: &output) }
            for unit in text.utf16 { append(unit, to: &output) }
        }
    }

    @_lifetime(output: copy output)
    private static func append(_ unit: UInt16, to output: inout OutputSpan<UInt8>) {
        output.append(UInt8(truncatingIfNeeded: unit >> 8))
        output.append(UInt8(truncatingIfNeeded: unit))
    }

    /// Whether UTF-8 begins with U+FEFF.
    static func beginsWithMark(_ bytes: Span<UInt8>) -> Bool {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    }

    private static func beginsWithMark(_ units: String.UTF16View) -> Bool {
        units.first == 0xFEFF || units.first == 0xFFFE
    }
}
