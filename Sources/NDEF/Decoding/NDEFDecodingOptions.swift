// SPDX-License-Identifier: MIT

/// Limits of decoding, and the base of its offsets.
///
/// NDEF 1.0 sets no limits of its own and lets a reader refuse what is over its own ones (clause 4.3).
public struct NDEFDecodingOptions: Hashable, Sendable {
    /// The most records that a message may have.
    public var maximumRecords: Int

    /// The most bytes that a payload may have, chunks joined; never more than 2^32 - 1.
    public var maximumPayload: Int

    /// The most chunks that a message may have, all payloads together.
    public var maximumChunks: Int

    /// The most bytes that a message may have, headers and all; a message inside a record is counted by itself.
    public var maximumTotal: Int

    /// How deep messages may lie in records: 0 reads none, 1 the one in a Smart Poster, 2 one in a record of that.
    ///
    /// No record type of the NFC Forum needs more than 2 (a handover message in a carrier's data); the default of 4
    /// leaves room for private types, and keeps the work of a hostile message within five times its size.
    public var maximumNesting: Int

    /// The most findings that are kept; the others are counted.
    public var maximumFindings: Int

    /// What is added to every offset, so that a message inside a bigger thing can be decoded by itself.
    public var baseOffset: Int

    /// Makes options; the defaults suit anything that fits on a tag.
    public init(
        maximumRecords: Int = 1024, maximumPayload: Int = 1 << 20, maximumChunks: Int = 65536,
        maximumTotal: Int = 1 << 24, maximumNesting: Int = 4, maximumFindings: Int = 1000, baseOffset: Int = 0
    ) {
        self.maximumRecords = maximumRecords
        self.maximumPayload = maximumPayload
        self.maximumChunks = maximumChunks
        self.maximumTotal = maximumTotal
        self.maximumNesting = maximumNesting
        self.maximumFindings = maximumFindings
        self.baseOffset = baseOffset
    }

    /// Options without limits, for those who keep nothing.
    static func unlimited(baseOffset: Int) -> NDEFDecodingOptions {
        NDEFDecodingOptions(
            maximumRecords: .max, maximumPayload: .max, maximumChunks: .max, maximumTotal: .max, maximumNesting: .max,
            maximumFindings: 0, baseOffset: baseOffset)
    }

    /// The limit that a record is over, and the place of the finding.
    ///
    /// `payloadBefore` is what earlier chunks hold, `origin` what of the message lies before the bytes that are read.
    func excess(
        of layout: NDEFRecordLayout, payloadBefore: Int, origin: Int
    ) -> (reason: NDEFError.Reason, offset: Int)? {
        let payloadCount = payloadBefore + layout.payloadCount
        if payloadCount > effectiveMaximumPayload {
            return (
                .limitExceeded(.payload, maximum: effectiveMaximumPayload, found: payloadCount),
                layout.offset + layout.flags.payloadLengthOffset
            )
        }
        let end = Self.place(layout.end, behind: origin)
        if end > maximumTotal {
            return (.limitExceeded(.total, maximum: maximumTotal, found: end), layout.offset)
        }
        return nil
    }

    /// A record that ends no later is over no limit of bytes.
    var plainEnd: Int { max(min(maximumTotal, maximumPayload), 0) }

    // More could be joined from chunks, but not written again as one record.
    var effectiveMaximumPayload: Int { min(maximumPayload, Int(clamping: UInt32.max)) }

    /// Adds two offsets, however large they are.
    static func place(_ offset: Int, behind baseOffset: Int) -> Int {
        let (sum, isTooLarge) = baseOffset.addingReportingOverflow(offset)
        return isTooLarge ? Int.max : sum
    }
}
