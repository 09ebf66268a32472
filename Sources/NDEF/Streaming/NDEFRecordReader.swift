// SPDX-License-Identifier: MIT

/// Walks the records of a message in borrowed bytes, without an allocation.
///
/// Everything that NDEF 1.0 says of the frame is held strictly: message begin and end, lengths, TNF, chunks. What the
/// types and payloads hold is not judged, and payloads in chunks come as they stand, one layout a chunk.
///
///     var reader = NDEFRecordReader()
///     while let record = try reader.next(in: bytes) {
///         let payload = bytes.extracting(record.payloadRange)
///     }
///
/// The reader knows no limits, because it keeps nothing.
@frozen
public struct NDEFRecordReader: Sendable {
    @usableFromInline var framing = Framing()

    /// What is added to the offsets of errors.
    public let baseOffset: Int

    /// Makes a reader that stands before the first record.
    @inlinable
    public init(baseOffset: Int = 0) {
        self.baseOffset = baseOffset
    }

    /// Where the next record begins, counted from the start of the bytes.
    @inlinable public var position: Int { framing.position }

    /// The number of records read so far; chunks of one payload are one record, counted with the last one.
    @inlinable public var recordCount: Int { framing.recordCount }

    /// Reads the next record, or the next chunk of one.
    ///
    /// - Parameter bytes: The same bytes with every call: one message, behind it at most bytes 00 and FE.
    /// - Returns: Where it lies; nil behind the last record, and after an error.
    /// - Throws: `NDEFError` for a breach of the rules of the frame, with its offset.
    @inlinable
    @inline(__always)
    public mutating func next(in bytes: Span<UInt8>) throws(NDEFError) -> NDEFRecordLayout? {
        if let layout = framing.nextPlain(in: bytes) { return layout }
        if framing.endsWith(bytes) { return nil }
        return try nextJudged(in: bytes)
    }

    @usableFromInline
    mutating func nextJudged(in bytes: Span<UInt8>) throws(NDEFError) -> NDEFRecordLayout? {
        let limits = NDEFDecodingOptions.unlimited(baseOffset: baseOffset)
        var log = FindingLog(mode: .strict, keeps: .errors, options: limits)
        do throws(NDEFError) {
            return try framing.next(in: bytes, limits: limits, log: &log)
        } catch {
            framing.stop()
            throw error
        }
    }
}
