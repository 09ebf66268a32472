// SPDX-License-Identifier: MIT

/// What came back after a command.
public enum TagAnswer: Hashable, Sendable {
    /// Bytes, without CRC.
    case data([UInt8])
    /// The four-bit acknowledge Ah.
    case acknowledged
    /// A four-bit refusal with its code: 0 argument or locked page, 1 frame, 4 too many passwords, 5 weak field.
    case notAcknowledged(code: UInt8)
    /// Nothing that the reader could read: the tag is gone, or no longer listening, or it refused and the reader cannot
    /// tell. It says nothing about whether a write took place.
    case none
}
