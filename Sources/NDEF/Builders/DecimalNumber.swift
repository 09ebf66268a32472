// SPDX-License-Identifier: MIT

/// A decimal number as `geo` URIs have it: digits, a point and digits, a minus sign in front (RFC 5870, clause 3.3).
struct DecimalNumber {
    let text: [UInt8]

    /// Checks text: no exponent, no plus sign, no comma, digits on both sides of the point.
    ///
    /// The digits are kept as given; a minus sign in front of zero is dropped.
    init(_ number: String, of coordinate: NDEFError.Coordinate) throws(NDEFError) {
        var bytes = [UInt8](number.utf8)
        let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
        var point: Int?
        for index in bytes.indices.dropFirst(start) {
            if bytes[index] == UInt8(ascii: "."), point == nil {
                point = index
            } else if !ASCII.isDigit(bytes[index]) {
                throw NDEFError(.building(.numberCharacter(coordinate, bytes[index])), offset: index)
            }
        }
        guard start < bytes.count, point != start, point != bytes.count - 1 else {
            throw NDEFError(.building(.numberWithoutDigit(coordinate)), offset: min(start, bytes.count))
        }
        if start == 1, bytes.dropFirst().allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }) {
            bytes.removeFirst()
        }
        text = bytes
    }

    /// The shortest decimal text that reads back as the same `Double`, without exponent.
    init(_ number: Double, of coordinate: NDEFError.Coordinate) throws(NDEFError) {
        guard number.isFinite else { throw NDEFError(.building(.numberNotFinite(coordinate))) }
        try self.init(Self.plain("\(number)"), of: coordinate)
    }

    /// Moves the point as the exponent says, and drops a fraction of zero.
    private static func plain(_ description: String) -> String {
        let zero = UInt8(ascii: "0")
        var whole: [UInt8] = []
        var fraction: [UInt8] = []
        var exponent: [UInt8] = []
        var part = 0
        let bytes = [UInt8](description.utf8)
        let isNegative = bytes.first == UInt8(ascii: "-")
        for byte in bytes.dropFirst(isNegative ? 1 : 0) {
            switch byte {
            case UInt8(ascii: "."): part = 1
            case UInt8(ascii: "e"): part = 2
            case _ where part == 0: whole.append(byte)
            case _ where part == 1: fraction.append(byte)
            default: exponent.append(byte)
            }
        }
        // A Double has an exponent of three digits at most.
        let shift = Int(String(decoding: exponent, as: UTF8.self)) ?? 0
        if shift > 0 {
            fraction += Array(repeating: zero, count: max(shift - fraction.count, 0))
            whole += fraction.prefix(shift)
            fraction.removeFirst(shift)
        } else if shift < 0 {
            whole = Array(repeating: zero, count: max(1 - shift - whole.count, 0)) + whole
            fraction = whole.suffix(-shift) + fraction
            whole.removeLast(-shift)
        }
        while fraction.last == zero { fraction.removeLast() }
        let sign: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
        let point: [UInt8] = fraction.isEmpty ? [] : [UInt8(ascii: ".")]
        return String(decoding: sign + whole + point + fraction, as: UTF8.self)
    }

    var isNegative: Bool { text.first == UInt8(ascii: "-") }

    /// Whether the amount, without its sign, is over a whole number; told by the digits, so that nothing is rounded.
    func exceeds(_ limit: Int) -> Bool {
        let digits = text.drop { $0 == UInt8(ascii: "-") }
        let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1)
        guard let first = parts.first else { return false }
        let whole = first.drop { $0 == UInt8(ascii: "0") }
        // Longer ones are over any limit that is asked for.
        guard whole.count <= 9 else { return true }
        let amount = whole.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        if amount != limit { return amount > limit }
        return parts.count > 1 && parts[1].contains { $0 != UInt8(ascii: "0") }
    }
}
