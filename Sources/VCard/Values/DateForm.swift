// SPDX-License-Identifier: MIT

/// Tells a date or date-time of RFC 2425 section 5.8.4 from other text; it computes nothing.
///
/// The basic and the extended form are read, the time with a fraction and an offset from UTC or without.
struct DateForm: ~Escapable {
    private let bytes: Span<UInt8>
    private var index = 0

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>) {
        self.bytes = bytes
    }

    mutating func isDate() -> Bool {
        guard number(ofDigits: 4, in: 0...9999) else { return false }
        let extended = skip(UInt8(ascii: "-"))
        guard number(ofDigits: 2, in: 1...12), !extended || skip(UInt8(ascii: "-")), number(ofDigits: 2, in: 1...31)
        else { return false }
        if index == bytes.count { return true }
        return skip(UInt8(ascii: "T")) && isTime()
    }

    private mutating func isTime() -> Bool {
        guard number(ofDigits: 2, in: 0...23) else { return false }
        let extended = skip(.colon)
        guard number(ofDigits: 2, in: 0...59), !extended || skip(.colon), number(ofDigits: 2, in: 0...60) else {
            return false
        }
        if skip(.comma) || skip(.dot) {
            guard skipDigits() > 0 else { return false }
        }
        if skip(UInt8(ascii: "Z")) { return index == bytes.count }
        if skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-")) {
            guard number(ofDigits: 2, in: 0...23) else { return false }
            _ = skip(.colon)
            guard number(ofDigits: 2, in: 0...59) else { return false }
        }
        return index == bytes.count
    }

    private mutating func number(ofDigits count: Int, in range: ClosedRange<Int>) -> Bool {
        guard count <= bytes.count - index else { return false }
        var value = 0
        for _ in 0..<count {
            guard bytes[index].isDigit else { return false }
            value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        return range.contains(value)
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while index < bytes.count, bytes[index].isDigit { index += 1 }
        return index - start
    }
}
