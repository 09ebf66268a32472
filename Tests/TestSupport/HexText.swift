// SPDX-License-Identifier: MIT

/// Reads the hexadecimal notation of the fixtures: bytes with blanks between, `41×253` or `41*253` for a byte
/// that is repeated (decimal count).
///
/// - Throws: `FixtureError` naming the token that is not a byte.
package func fixtureBytes(_ text: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    for token in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        let parts = token.split(whereSeparator: { $0 == "×" || $0 == "*" })
        guard let first = parts.first, first.count == 2, let byte = UInt8(first, radix: 16) else {
            throw FixtureError("\"\(token)\" is not a byte")
        }
        if parts.count == 1 {
            bytes.append(byte)
        } else if parts.count == 2, let count = Int(parts[1]) {
            bytes += Array(repeating: byte, count: count)
        } else {
            throw FixtureError("\"\(token)\" is not a repeated byte")
        }
    }
    return bytes
}

/// Upper-case hexadecimal digits, two a byte, no separator.
package func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }.joined()
}
