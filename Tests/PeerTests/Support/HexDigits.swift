// SPDX-License-Identifier: MIT

import TestSupport

/// The bytes of hexadecimal digits without separators, as the peers' programs write them.
func bytes(hexDigits text: String) throws -> [UInt8] {
    let digits = [UInt8](text.utf8)
    guard digits.count % 2 == 0 else { throw FixtureError("an odd number of digits") }
    var bytes = [UInt8](repeating: 0, count: digits.count / 2)
    var index = 0
    while index < bytes.count {
        guard let high = hexValue(digits[index &* 2]), let low = hexValue(digits[index &* 2 &+ 1]) else {
            throw FixtureError("no hexadecimal digits")
        }
        bytes[index] = high << 4 | low
        index &+= 1
    }
    return bytes
}

private func hexValue(_ digit: UInt8) -> UInt8? {
    if digit >= 0x30, digit <= 0x39 { return digit &- 0x30 }
    return digit >= 0x41 && digit <= 0x46 ? digit &- 0x37 : nil
}
