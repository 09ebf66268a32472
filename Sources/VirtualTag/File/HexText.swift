// SPDX-License-Identifier: MIT

/// Upper-case hexadecimal digits, two a byte, without separators.
func hexText(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
}

/// The bytes of hexadecimal digits without separators, or nil when it is anything else.
func hexBytes(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var high: UInt8?
    for character in text {
        guard character.isASCII, let digit = character.hexDigitValue.flatMap(UInt8.init(exactly:)) else { return nil }
        if let first = high {
            bytes.append(first << 4 | digit)
            high = nil
        } else {
            high = digit
        }
    }
    return high == nil ? bytes : nil
}
