// SPDX-License-Identifier: MIT

/// Tells the lines that begin and end a card from all others.
enum FrameLine {
    /// `BEGIN:VCARD`; `isPadded` tells that blanks stand around the value.
    case begin(isPadded: Bool)
    /// `END:VCARD`; `strayBytes` is where bytes of padding follow on the line.
    case end(isPadded: Bool, strayBytes: Int?)
    case other

    init(_ bytes: Span<UInt8>) {
        self = .other
        guard let colon = Self.colon(in: bytes) else { return }
        let start = Self.nameStart(bytes, colon: colon)
        let isBegin = Self.matches(bytes, in: start..<colon, "BEGIN")
        guard isBegin || Self.matches(bytes, in: start..<colon, "END") else { return }
        var first = colon + 1
        var last = bytes.count
        while !isBegin, last > first, Self.isPadding(bytes[last - 1]) { last -= 1 }
        let strayBytes = last < bytes.count ? last : nil
        let length = last - first
        while first < last, bytes[first].isBlank { first += 1 }
        while last > first, bytes[last - 1].isBlank { last -= 1 }
        guard Self.matches(bytes, in: first..<last, "VCARD") else { return }
        let isPadded = last - first != length
        self = isBegin ? .begin(isPadded: isPadded) : .end(isPadded: isPadded, strayBytes: strayBytes)
    }

    /// What lies behind the text on a tag: the end mark of its data and memory never written.
    static func isPadding(_ byte: UInt8) -> Bool {
        byte == 0x00 || byte == 0xFE || byte == 0xFF
    }

    private static func colon(in bytes: Span<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count, bytes[index].isNameCharacter || bytes[index] == .dot { index += 1 }
        return index < bytes.count && bytes[index] == .colon ? index : nil
    }

    /// The index behind the group, if there is one.
    private static func nameStart(_ bytes: Span<UInt8>, colon: Int) -> Int {
        for index in 1..<max(colon, 1) where bytes[index] == .dot { return index + 1 }
        return 0
    }

    private static func matches(_ bytes: Span<UInt8>, in range: Range<Int>, _ word: StaticString) -> Bool {
        let word = word.description.utf8
        return range.count == word.count && zip(range, word).allSatisfy { bytes[$0].uppercasedASCII == $1 }
    }
}
