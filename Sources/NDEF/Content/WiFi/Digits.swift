// SPDX-License-Identifier: MIT

internal import Bytes

/// Numbers of the wire, for people.
enum Digits {
    /// `0x` and four digits.
    static func hexadecimal(_ number: UInt16) -> String {
        "0x" + Hexadecimal.digits(of: UInt8(number >> 8)) + Hexadecimal.digits(of: UInt8(number & 0xFF))
    }

    /// The names of the bits that are set, with a slash between; bits without a name come last, as one number.
    static func names(of bits: UInt16, _ table: [(bit: UInt16, name: String)]) -> String {
        var names: [String] = []
        var unnamed = bits
        for (bit, name) in table where bits & bit != 0 {
            names.append(name)
            unnamed &= ~bit
        }
        if unnamed != 0 || names.isEmpty { names.append(hexadecimal(unnamed)) }
        return names.joined(separator: "/")
    }
}
