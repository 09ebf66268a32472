// SPDX-License-Identifier: MIT

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

    /// The bytes of a text; readers drop one byte order mark, so a text that begins like one gets another in front.
    static func encoded(_ text: String, as encoding: TextEncoding) -> [UInt8] {
        switch encoding {
        case .utf8:
            let mark: [UInt8] = text.unicodeScalars.first == "\u{FEFF}" ? [0xEF, 0xBB, 0xBF] : []
            return mark + text.utf8
        case .utf16:
            let first = text.utf16.first
            var bytes: [UInt8] = first == 0xFEFF || first == 0xFFFE ? [0xFE, 0xFF] : []
            for unit in text.utf16 {
                bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
                bytes.append(UInt8(truncatingIfNeeded: unit))
            }
            return bytes
        }
    }
}
