// SPDX-License-Identifier: MIT

/// A URI record (RTD URI 1.0).
public struct URIRecord: Hashable, Sendable {
    /// The whole URI, its abbreviated prefix put back; nothing else is changed, escapes stay escapes.
    public let uri: String
}
