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
package func hex(_ bytes: some Sequence<UInt8>) -> String { hex(Array(bytes)) }

/// Upper-case hexadecimal digits, two a byte, no separator.
package func hex(_ bytes: [UInt8]) -> String {
    // Many megabytes go through here in a build without optimisation: hence no closures and no iterators.
    var digits = [UInt8](repeating: 0, count: bytes.count * 2)
    var index = 0
    while index < bytes.count {
        let byte = bytes[index]
        digits[index &* 2] = hexDigit(byte >> 4)
        digits[index &* 2 &+ 1] = hexDigit(byte & 0x0F)
        index &+= 1
    }
    return String(decoding: digits, as: UTF8.self)
}

private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 &+ value : 0x37 &+ value }
