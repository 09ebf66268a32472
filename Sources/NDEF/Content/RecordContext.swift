// SPDX-License-Identifier: MIT

/// Where a record stands, which decides what its local type means (RTD 1.0).
///
/// Names such as `act` or `ac` mean something inside their parent only; elsewhere they are unknown.
@nonexhaustive
public enum RecordContext: Hashable, Sendable {
    /// In a message that is no part of another record.
    case message
    /// Inside a Smart Poster.
    case smartPoster
    /// Inside a handover record.
    case handover
    /// Inside a Generic Control record.
    case genericControl
}
