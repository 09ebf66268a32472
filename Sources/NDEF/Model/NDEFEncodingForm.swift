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
}
