// SPDX-License-Identifier: MIT

/// An NDEF message: one or more records.
///
///     let message = try NDEFMessage([.uri("https://example.com"), .text("Hello")])
///     let bytes = message.encoded()
///     let again = try NDEFMessage(decoding: bytes)
public struct NDEFMessage: Hashable, Sendable {
    /// The records, at least one.
    public let records: [NDEFRecord]

    /// Makes a message that may be written.
    ///
    /// - Throws: `NDEFError` when there is no record, or for the first one that may not be written; its offsets
    ///   are 0, its `recordIndex` says which.
    public init(_ records: [NDEFRecord]) throws(NDEFError) {
        guard !records.isEmpty else { throw NDEFError(.emptyInput) }
        for index in records.indices {
            if !records[index].isMade, let reason = records[index].breachOnWriting {
                throw NDEFError(reason, path: [index])
            }
        }
        self.records = records
    }

    /// Makes a message of records that have been held against the rules.
    init(unchecked records: [NDEFRecord]) {
        self.records = records
    }

    /// Reads a message strictly.
    ///
    /// The records share the storage of `bytes`. Chunked payloads are joined. Findings of severity `warning` pass;
    /// `NDEFDecoding` lists them.
    ///
    /// - Parameters:
    ///   - bytes: One message; bytes behind it are an error, unless they are only 00 and FE.
    ///   - options: Limits, and the base of the offsets.
    /// - Throws: `NDEFError` for the first breach of the specification, with its offset.
    public init(decoding bytes: [UInt8], options: NDEFDecodingOptions = NDEFDecodingOptions()) throws(NDEFError) {
        try self.init(decoding: NDEFBytes(bytes), options: options)
    }

    /// Reads a message strictly from borrowed bytes, which are copied once.
    ///
    /// - Throws: `NDEFError` for the first breach of the specification, with its offset.
    public init(decoding bytes: Span<UInt8>, options: NDEFDecodingOptions = NDEFDecodingOptions()) throws(NDEFError) {
        try self.init(decoding: NDEFBytes(copying: bytes), options: options)
    }

    /// Reads a message strictly from bytes of a record, whose storage the records share.
    ///
    /// - Throws: `NDEFError` for the first breach of the specification, with its offset.
    public init(decoding bytes: NDEFBytes, options: NDEFDecodingOptions = NDEFDecodingOptions()) throws(NDEFError) {
        var decoder = MessageDecoder(mode: .strict, isBuilding: false, keeps: .errors, options: options)
        records = try decoder.records(in: bytes)
    }
}
