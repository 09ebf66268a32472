// SPDX-License-Identifier: MIT

internal import Bytes

/// Pieces of the sentences that errors and findings are told in.
enum Phrase {
    /// `1 byte`, `2 bytes`.
    static func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

    /// `1 is`, `2 are`.
    static func are(_ count: Int) -> String { count == 1 ? "1 is" : "\(count) are" }

    /// A character in quotation marks, or what stands for one that cannot be shown.
    static func name(of byte: UInt8) -> String {
        switch byte {
        case 0x20: "a blank"
        case 0x21...0x7E: "\"\(Character(Unicode.Scalar(byte)))\""
        default: "byte \(Hexadecimal.digits(of: byte))"
        }
    }

    /// A character in quotation marks, or its number where it cannot be shown.
    static func name(of scalar: Unicode.Scalar) -> String {
        if let byte = UInt8(exactly: scalar.value), byte < 0x80 { return name(of: byte) }
        let isShown = scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return (isShown ? "\"\(Character(scalar))\" " : "") + "U+"
            + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
