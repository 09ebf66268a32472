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
        for (index, record) in records.enumerated() {
            if let reason = record.breachOnWriting { throw NDEFError(reason, recordIndex: index) }
        }
        self.records = records
    }

    /// Reads a message strictly.
    ///
    /// Chunked payloads are joined. Findings of severity `warning` pass; `NDEFDecoding` lists them.
    ///
    /// - Parameters:
    ///   - bytes: One message; bytes behind it are an error, unless they are only 00 and FE.
    ///   - options: Limits, and the base of the offsets.
    /// - Throws: `NDEFError` for the first breach of the specification, with its offset.
    public init(decoding bytes: [UInt8], options: NDEFDecodingOptions = NDEFDecodingOptions()) throws(NDEFError) {
        try self.init(decoding: bytes.span, options: options)
    }

    /// Reads a message strictly from borrowed bytes.
    ///
    /// - Throws: `NDEFError` for the first breach of the specification, with its offset.
    public init(decoding bytes: Span<UInt8>, options: NDEFDecodingOptions = NDEFDecodingOptions()) throws(NDEFError) {
        var decoder = MessageDecoder(mode: .strict, options: options)
        try decoder.decode(bytes)
        records = decoder.records.map(\.record)
    }

    /// The message in its canonical form.
    ///
    /// Short records where they fit, no chunks, no empty ids, message begin and end where they belong. Each record
    /// is written as its `canonical` form; for a message that was made from records it is the record itself.
    ///
    /// - Complexity: linear in the size of the message.
    public func encoded() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(encodedSize)
        for (index, record) in records.enumerated() {
            record.encode(into: &bytes, isFirst: index == 0, isLast: index == records.count - 1)
        }
        return bytes
    }

    /// The number of bytes that `encoded()` returns.
    public var encodedSize: Int {
        records.reduce(0) { $0 + $1.encodedSize }
    }
}
