// SPDX-License-Identifier: MIT

/// A record whose type is an absolute URI (NDEF 1.0, clause 3.2.6).
public struct AbsoluteURIRecord: Hashable, Sendable {
    private let bytes: TypeAndPayload

    init(of record: NDEFRecord) {
        bytes = TypeAndPayload(of: record)
    }

    /// The URI, which is the type of the record; the string is made anew each time.
    public var uri: String { bytes.typeText }

    /// The data; often empty.
    public var payload: NDEFBytes { bytes.payload }
}
