// SPDX-License-Identifier: MIT

/// The character sets of `CHARSET` that are read; version 2.1 has the parameter, 3.0 abolished it.
enum ValueCharset {
    case utf8
    case windows1252

    /// Finds the character set of this name, or nil when it is none of those.
    ///
    /// ISO-8859-1 is read as windows-1252, as browsers do: the two differ in control characters only, which no card has
    /// and no program means.
    init?(_ name: String) {
        switch name.uppercasedASCII {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": self = .utf8
        case "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1", "WINDOWS-1252", "CP1252":
            self = .windows1252
        default: return nil
        }
    }

    /// The text; what is no UTF-8 in UTF-8 becomes U+FFFD.
    func text(of bytes: [UInt8]) -> String {
        switch self {
        case .utf8: return String(decoding: bytes, as: UTF8.self)
        case .windows1252:
            var text = ""
            text.reserveCapacity(bytes.count)
            for byte in bytes { text.unicodeScalars.append(Self.scalar(byte)) }
            return text
        }
    }

    private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        (0x80...0x9F).contains(byte) ? windows1252Scalars[Int(byte) - 0x80] : Unicode.Scalar(byte)
    }

    /// The scalars of 80 to 9F; the five that are not assigned stay control characters.
    private static let windows1252Scalars: [Unicode.Scalar] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
        "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
        "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
        "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
    ]
}
