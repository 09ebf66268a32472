// SPDX-License-Identifier: MIT

internal import Bytes

extension ASCII {
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
        Hexadecimal.value(of: byte) != nil
    }

    static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
