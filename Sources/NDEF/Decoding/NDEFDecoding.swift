// SPDX-License-Identifier: MIT

/// The records of a message with what they are, and all that decoding noticed.
///
///     let decoding = NDEFDecoding(lenient: bytes)
///     for located in decoding.records { print(located.offset, located.content) }
///     for finding in decoding.findings { print(finding.offset, finding.message) }
///
/// A record that the input cuts off, or whose chunks are not all there, is reported and not returned. The records
/// share the storage of the bytes they were read from.
public struct NDEFDecoding: Hashable, Sendable {
    /// The records of the first message, in their order.
    public let records: [Located]

    /// The findings, in the order in which the bytes were read; at most the options' `maximumFindings`.
    ///
    /// When they are more, the first error is among them all the same, as the last one. Those of a message inside a
    /// record stand with that record, their offsets counted in the outermost input, see `NDEFFinding.path`. What can
    /// be told only when the whole message is known stands last: references to an id that no record has.
    public let findings: [NDEFFinding]

    /// How many findings were left out.
    public let omittedFindings: Int

    /// The number of bytes that were read as whole records; what follows the message begins there.
    public let bytesRead: Int

    /// Reads what can be read of the first message in `bytes`.
    ///
    /// Never fails; an input without a single record has at least one finding of severity `error`. Limits of the
    /// options end the reading, with a finding.
    public init(lenient bytes: [UInt8], options: NDEFDecodingOptions = NDEFDecodingOptions()) {
        self.init(lenient: NDEFBytes(bytes), options: options)
    }

    /// Reads what can be read of the first message in borrowed bytes, which are copied once.
    public init(lenient bytes: Span<UInt8>, options: NDEFDecodingOptions = NDEFDecodingOptions()) {
        self.init(lenient: NDEFBytes(copying: bytes), options: options)
    }

    /// Reads what can be read of the first message in bytes of a record.
    public init(lenient bytes: NDEFBytes, options: NDEFDecodingOptions = NDEFDecodingOptions()) {
        var decoder = MessageDecoder(mode: .lenient, isBuilding: true, keeps: .everything, options: options)
        var records: [Located] = []
        try? decoder.located(in: bytes, into: &records)
        self.init(records, decoder.log.findings, bytesRead: decoder.bytesRead)
    }

    /// Reads a message strictly; its findings are warnings.
    ///
    /// - Throws: `NDEFError` for the first breach of the specification, with its offset.
    public init(strict bytes: [UInt8], options: NDEFDecodingOptions = NDEFDecodingOptions()) throws(NDEFError) {
        try self.init(strict: NDEFBytes(bytes), options: options)
    }

    /// Reads a message strictly from borrowed bytes, which are copied once; its findings are warnings.
    ///
    /// - Throws: `NDEFError` for the first breach of the specification, with its offset.
    public init(strict bytes: Span<UInt8>, options: NDEFDecodingOptions = NDEFDecodingOptions()) throws(NDEFError) {
        try self.init(strict: NDEFBytes(copying: bytes), options: options)
    }

    /// Reads a message strictly from bytes of a record; its findings are warnings.
    ///
    /// - Throws: `NDEFError` for the first breach of the specification, with its offset.
    public init(strict bytes: NDEFBytes, options: NDEFDecodingOptions = NDEFDecodingOptions()) throws(NDEFError) {
        var decoder = MessageDecoder(mode: .strict, isBuilding: true, keeps: .everything, options: options)
        var records: [Located] = []
        try decoder.located(in: bytes, into: &records)
        self.init(records, decoder.log.findings, bytesRead: decoder.bytesRead)
    }

    private init(_ records: [Located], _ findings: BoundedList<NDEFFinding>, bytesRead: Int) {
        self.records = records
        self.findings = findings.elements
        omittedFindings = findings.omitted
        self.bytesRead = bytesRead
    }
}
