// SPDX-License-Identifier: MIT

import TestSupport

/// The bytes of hexadecimal digits without separators, as `peer.py` writes them.
func bytes(hexDigits digits: String) throws -> [UInt8] {
    let digits = Array(digits.utf8)
    guard digits.count % 2 == 0 else { throw FixtureError("an odd number of digits") }
    return try stride(from: 0, to: digits.count, by: 2).map { index in
        guard let byte = UInt8(String(decoding: digits[index..<(index + 2)], as: UTF8.self), radix: 16) else {
            throw FixtureError("no hexadecimal digits")
        }
        return byte
    }
}
