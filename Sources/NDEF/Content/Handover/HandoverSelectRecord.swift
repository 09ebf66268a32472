// SPDX-License-Identifier: MIT

/// The answer to a handover request, or a static offer on a tag (`Hs`, Connection Handover 1.x).
///
/// A view of a record whose payload is a version byte and a message; the record keeps the bytes.
public struct HandoverSelectRecord: Hashable, Sendable {
    /// The version; when its major version is not 1, nothing else has been read.
    public let version: HandoverVersion

    /// The carriers on offer, in the order of the records.
    public let carriers: [AlternativeCarrierRecord]

    /// Why a request could not be served; nil when it could.
    public let error: HandoverErrorRecord?

    /// The inner records that are none of the above or cannot be read, as they came.
    public let others: [NDEFRecord]

    /// All inner records as read, in their order.
    public let records: [NDEFRecord]
}
