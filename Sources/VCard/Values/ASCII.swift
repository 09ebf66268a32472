// SPDX-License-Identifier: MIT

extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let blank = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let comma = UInt8(ascii: ",")
    static let dot = UInt8(ascii: ".")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let equals = UInt8(ascii: "=")
    static let backslash = UInt8(ascii: "\\")

    /// What stands in place of a bare comma and of a bare semicolon in values that are not escaped yet: control
    /// characters, which no text of a card can have.
    static let valueSeparator: UInt8 = 0x1E
    static let componentSeparator: UInt8 = 0x1F

    var isBlank: Bool { self == .blank || self == .tab }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// A control character that may stand nowhere in a content line (RFC 2425 section 5.8.2); TAB may.
    var isForbiddenControl: Bool { self < 0x20 && self != .tab || self == 0x7F }

    /// Letters, digits and the hyphen: what names of groups, properties and parameters are made of.
    var isNameCharacter: Bool {
        isDigit || self == UInt8(ascii: "-") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(uppercasedASCII)
    }

    /// A character that a TEXT value escapes, line breaks apart (RFC 2426 section 5).
    var isSpecial: Bool { self == .backslash || self == .comma || self == .semicolon }

    /// A byte inside a UTF-8 character, but not its first.
    var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }

    var uppercasedASCII: UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self - 0x20 : self
    }
}

extension String {
    /// Upper case for A to Z alone: names are ASCII, and no locale may change them.
    var uppercasedASCII: String {
        String(decoding: utf8.map(\.uppercasedASCII), as: UTF8.self)
    }

    /// Compares as names compare: without case, in ASCII (RFC 2425 section 5.8.2).
    func isSameName(as other: String) -> Bool {
        utf8.elementsEqual(other.utf8) { $0.uppercasedASCII == $1.uppercasedASCII }
    }

    var isName: Bool {
        !utf8.isEmpty && utf8.allSatisfy(\.isNameCharacter)
    }
}
