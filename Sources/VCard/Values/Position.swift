// SPDX-License-Identifier: MIT

/// The value of GEO (RFC 2426 section 3.4.2).
enum Position {
    /// Tells whether the bytes are a latitude, a semicolon and a longitude, both in range.
    static func isPosition(_ bytes: Span<UInt8>) -> Bool {
        let semicolon = bytes.first(.semicolon)
        guard semicolon < bytes.count else { return false }
        return isNumber(bytes.extracting(0..<semicolon), most: 90)
            && isNumber(bytes.extracting((semicolon + 1)..<bytes.count), most: 180)
    }

    /// A sign, digits, a point and digits (RFC 2425 section 5.8.4), of at most this magnitude: `Double` takes far more.
    private static func isNumber(_ bytes: Span<UInt8>, most: Int) -> Bool {
        var index = 0
        if bytes.count > 0, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-") { index = 1 }
        let start = index
        var value = 0
        while index < bytes.count, bytes[index].isDigit {
            value = min(value * 10 + Int(bytes[index] - UInt8(ascii: "0")), 1000)
            index += 1
        }
        guard index > start, value <= most else { return false }
        guard index < bytes.count else { return true }
        guard bytes[index] == .dot, index + 1 < bytes.count else { return false }
        var isWhole = true
        for index in (index + 1)..<bytes.count {
            guard bytes[index].isDigit else { return false }
            if bytes[index] != UInt8(ascii: "0") { isWhole = false }
        }
        return value < most || isWhole
    }
}
