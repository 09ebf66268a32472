// SPDX-License-Identifier: MIT

/// The two bytes at the end of an answer (ISO/IEC 7816-4; API manual of the ACR122U 2.04).
package struct StatusWord: Hashable, Sendable {
    /// Both bytes, SW1 in the high one.
    package let value: UInt16

    /// Creates a status word.
    package init(_ value: UInt16) {
        self.value = value
    }

    /// SW1, SW2.
    package var bytes: [UInt8] { [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)] }

    /// 90 00.
    package static let success = StatusWord(0x9000)
    /// 62 82: fewer bytes than asked for.
    package static let endReached = StatusWord(0x6282)
    /// 63 00: the operation failed.
    package static let failure = StatusWord(0x6300)
    /// 63 01: the chip in the reader did not answer.
    package static let chipSilent = StatusWord(0x6301)
    /// 63 7F: the chip does not take the command.
    package static let chipRefusal = StatusWord(0x637F)
    /// 67 00: wrong length.
    package static let wrongLength = StatusWord(0x6700)
    /// 6A 81: function not supported.
    package static let notSupported = StatusWord(0x6A81)
    /// 6D 00: instruction not known.
    package static let unknownInstruction = StatusWord(0x6D00)
    /// 6E 00: class not known.
    package static let unknownClass = StatusWord(0x6E00)

    /// 6C xx: the right number of bytes to ask for.
    package static func expectedLength(_ count: Int) -> StatusWord {
        StatusWord(0x6C00 | UInt16(UInt8(truncatingIfNeeded: count)))
    }
}
