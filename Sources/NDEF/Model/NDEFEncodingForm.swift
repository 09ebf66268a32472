// SPDX-License-Identifier: MIT

/// The form in which a message is written.
public enum NDEFEncodingForm: Hashable, Sendable {
    /// Each record in the form in which it was read, byte for byte: long forms, empty ids, chunks, reserved values.
    ///
    /// Only the marks of message begin and end are set anew. Records that were made, not read, have no other form
    /// than the shortest one.
    case asRead

    /// Each record in one piece, in the short form where it fits, without an empty id, and with what
    /// `NDEFRecord.canonical` mends.
    case canonical

    /// As `canonical`, but payloads over a number of bytes in chunks of that size, the last one being shorter (NDEF
    /// 1.0, clause 2.3.3); a number below 1 is taken for 1.
    ///
    /// For readers with little memory. Many libraries do not join chunks.
    case chunked(maximumPayload: Int)
}
