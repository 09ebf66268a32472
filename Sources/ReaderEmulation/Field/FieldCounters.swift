// SPDX-License-Identifier: MIT

/// What went through the air since the counters were last set to zero.
package struct FieldCounters: Hashable, Sendable {
    /// REQA and WUPA.
    package internal(set) var calls = 0
    /// Frames to a selected tag, those that nobody heard included; HLTA of the reader itself is left out.
    package internal(set) var frames = 0
    /// Bytes of those frames, without CRC.
    package internal(set) var bytesToTag = 0
    /// Bytes of the answers, without CRC; a four-bit answer counts as one.
    package internal(set) var bytesFromTag = 0
    /// Faults that happened.
    package internal(set) var faults = 0
}
