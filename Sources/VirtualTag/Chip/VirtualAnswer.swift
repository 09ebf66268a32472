// SPDX-License-Identifier: MIT

/// What the chip sends back after a frame.
public enum VirtualAnswer: Hashable, Sendable {
    /// Bytes, without CRC.
    case data([UInt8])
    /// The four-bit acknowledge Ah.
    case acknowledge
    /// A four-bit refusal: 0 argument, locked page or password, 4 too many wrong passwords (NTAG21x data sheet 9.3).
    case refuse(code: UInt8)
    /// Nothing: the chip is not listening, or the frame calls for no answer.
    case silence
}
