// SPDX-License-Identifier: MIT

/// What lenient decoding could read, and all that it noticed.
///
///     let decoding = NDEFDecoding(lenient: bytes)
///     for located in decoding.records { print(located.offset, located.content) }
///     for finding in decoding.findings { print(finding.offset, finding.message) }
///
/// A record that the input cuts off, or whose chunks are not all there, is reported and not returned.
public struct NDEFDecoding: Hashable, Sendable {
    /// A record and where it stands.
    public struct Located: Hashable, Sendable {
        /// The record as read.
        public let record: NDEFRecord

        /// The offset of its first header byte, from the start of the input plus the options' `baseOffset`.
        public let offset: Int

        /// What the record is.
        public let content: RecordContent

        // Counted from the start of the input, without the base.
        let payloadPlaces: PayloadPlaces
        let baseOffset: Int

        /// The offset of a byte of the payload, counted like `offset`; right for a payload that came in chunks too.
        ///
        /// - Parameter index: Counted from the start of the payload, chunks joined. An index behind the payload counts
        ///   on from its last chunk, a negative one is taken for 0.
        /// - Returns: Where the byte stands.
        /// - Complexity: logarithmic in the number of chunks.
        public func offset(ofPayload index: Int) -> Int {
            NDEFDecodingOptions.place(payloadPlaces.inputOffset(of: max(index, 0)), behind: baseOffset)
        }
    }

    /// The records of the first message, in their order.
    public let records: [Located]

    /// The findings, in the order in which the bytes were read; at most the options' `maximumFindings`.
    ///
    /// When they are more, the first error is among them all the same, as the last one.
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
        self.init(lenient: bytes.span, options: options)
    }

    /// Reads what can be read of the first message in borrowed bytes.
    public init(lenient bytes: Span<UInt8>, options: NDEFDecodingOptions = NDEFDecodingOptions()) {
        var decoder = MessageDecoder(mode: .lenient, options: options)
        // Nothing is thrown in this mode; were it, it would be among the findings.
        try? decoder.decode(bytes)
        records = decoder.records
        findings = decoder.findings
        omittedFindings = decoder.omittedFindings
        bytesRead = decoder.bytesRead
    }
}
