// SPDX-License-Identifier: MIT

/// A record whose type is an absolute URI (NDEF 1.0, clause 3.2.6).
public struct AbsoluteURIRecord: Hashable, Sendable {
    /// The URI, which is the type of the record.
    public let uri: String

    /// The data; often empty.
    public let payload: NDEFBytes
}
