// SPDX-License-Identifier: MIT

internal import Bytes

/// Payloads that break no rule, as most do: judged and read without a note.
///
/// What is not plain may be right all the same; `ContentReader` looks closer then.
enum PlainContent {
    /// Whether it is a URI of characters that need no second look.
    static func isURI(_ payload: Span<UInt8>) -> Bool {
        payload.count > 1 && payload[0] <= URIPrefix.lastCode
            && URICharacters.areAllPlain(in: payload.extracting(1..<payload.count))
    }

    /// The URI of a payload that `isURI`.
    static func uri(_ payload: Span<UInt8>) -> URIRecord {
        URIRecord(uri: URIPrefix.uri(payload[0], payload.extracting(1..<payload.count), isASCII: true))
    }

    /// Whether it is a text in UTF-8 without byte order mark.
    static func isText(_ payload: Span<UInt8>) -> Bool {
        guard let start = textStart(in: payload) else { return false }
        let text = payload.extracting(start..<payload.count)
        return text.isASCII || !TextRecord.beginsWithMark(text) && text.firstInvalidUTF8 == nil
    }

    /// The text of a payload; nil unless it `isText`.
    static func text(_ payload: Span<UInt8>) -> TextRecord? {
        guard let start = textStart(in: payload),
            let text = string(payload.extracting(start..<payload.count))
        else { return nil }
        return TextRecord(text: text, language: payload.extracting(1..<start).asciiText, encoding: .utf8)
    }

    /// Where the text begins behind a language code that breaks no rule.
    static func textStart(in payload: Span<UInt8>) -> Int? {
        guard !payload.isEmpty, payload[0] & TextRecord.utf16Bit == 0 else { return nil }
        let start = 1 + Int(payload[0] & TextRecord.languageLengthMask)
        guard start > 1, start <= payload.count, payload.extracting(1..<start).areAllPrintable(from: 0x21) else {
            return nil
        }
        return start
    }

    private static func string(_ bytes: Span<UInt8>) -> String? {
        if bytes.isASCII { return bytes.asciiText }
        guard !TextRecord.beginsWithMark(bytes), let text = try? UTF8Span(validating: bytes) else { return nil }
        return String(copying: text)
    }
}
