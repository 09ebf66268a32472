// SPDX-License-Identifier: MIT

/// A request to start an application or to set a property of a device (Generic Control RTD 1.0, historic).
///
/// A view of a record whose payload is a configuration byte and a message; the record keeps the bytes.
public struct GenericControlRecord: Hashable, Sendable {
    /// What to do with the target.
    @nonexhaustive
    public enum Action: Hashable, Sendable {
        /// One of the actions that Smart Posters have, too.
        case standard(SmartPosterAction)
        /// An action that a record names, mostly a Text or URI record.
        case record(NDEFRecord)
    }

    /// The configuration byte.
    public let configuration: UInt8

    /// The record that names the target, mostly a Text or URI record; nil when there is none, which is an error.
    public let target: NDEFRecord?

    /// What to do with the target; nil leaves it to the device.
    public let action: Action?

    /// The records that are handed to the target.
    public let data: [NDEFRecord]

    /// The inner records that are none of the above or cannot be read, as they came.
    public let others: [NDEFRecord]

    /// All inner records as read, in their order.
    public let records: [NDEFRecord]

    /// Whether the next record is to be treated only when this one has been carried out.
    public var ignoresFollowingIfFailed: Bool { configuration & 0x04 != 0 }

    /// Whether it is to be checked that the application ended well.
    public var checksExitCondition: Bool { configuration & 0x02 != 0 }

    /// The bit of an action record's first byte that says that a number follows, not a record.
    static let numericBit: UInt8 = 0x01
}
