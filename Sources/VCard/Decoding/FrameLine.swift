// SPDX-License-Identifier: MIT

/// The value of a BEGIN or END line.
struct FrameLine {
    /// Blanks stand around the value.
    let isPadded: Bool

    /// Where bytes of padding follow on the line of END, as an index of the bytes.
    let strayBytes: Int?

    /// Nil when the value is not `VCARD`.
    init?(_ bytes: Span<UInt8>, value: Range<Int>, isEnd: Bool) {
        var first = value.lowerBound
        var last = value.upperBound
        while isEnd, last > first, Self.isPadding(bytes[last - 1]) { last -= 1 }
        strayBytes = last < value.upperBound ? last : nil
        let length = last - first
        while first < last, bytes[first].isBlank { first += 1 }
        while last > first, bytes[last - 1].isBlank { last -= 1 }
        guard NameKey(bytes, first..<last) == Self.word else { return nil }
        isPadded = last - first != length
    }

    /// What lies behind the text on a tag: the end mark of its data and memory never written.
    static func isPadding(_ byte: UInt8) -> Bool {
        byte == 0x00 || byte == 0xFE || byte == 0xFF
    }

    private static let word = NameKey(known: "VCARD")
}
