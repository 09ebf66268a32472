// SPDX-License-Identifier: MIT

public import NDEF

/// A message on its way to a tag: its bytes, and the records they stand for.
public struct OutgoingMessage: Hashable, Sendable {
    /// The bytes to write; none erases the tag.
    public let bytes: [UInt8]

    /// What must be read back.
    public let records: [NDEFRecord]

    /// Creates a message in canonical form.
    public init(_ message: NDEFMessage) {
        bytes = message.encoded(.canonical)
        records = message.records.map(\.canonical)
    }

    /// Creates a message from bytes that are written as they stand.
    ///
    /// - Throws: `NDEFError` when the bytes are not one well-formed message, or hold what may be read but not be
    ///   written, such as a record with TNF 7.
    public init(exactly bytes: [UInt8]) throws(NDEFError) {
        records = try NDEFMessage(try NDEFMessage(decoding: bytes).records).records
        self.bytes = bytes
    }

    /// No message: writing it erases the tag.
    public static let erasure = OutgoingMessage()

    private init() {
        bytes = []
        records = []
    }
}
