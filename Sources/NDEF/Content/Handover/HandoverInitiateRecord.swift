// SPDX-License-Identifier: MIT

/// A call to start a mediated handover (`Hi`, Connection Handover 1.x).
///
/// A view of a record whose payload is a version byte and a message; the record keeps the bytes.
public struct HandoverInitiateRecord: Hashable, Sendable {
    /// The version; when its major version is not 1, nothing else has been read.
    public let version: HandoverVersion

    /// The carriers on offer, in the order of the records.
    public let carriers: [AlternativeCarrierRecord]

    /// The inner records that are none of the above or cannot be read, as they came.
    public let others: [NDEFRecord]

    /// All inner records as read, in their order.
    public let records: [NDEFRecord]
}
