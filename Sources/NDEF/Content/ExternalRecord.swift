// SPDX-License-Identifier: MIT

/// A record of an external type (RTD 1.0).
public struct ExternalRecord: Hashable, Sendable {
    private let bytes: TypeAndPayload

    init(of record: NDEFRecord) {
        bytes = TypeAndPayload(of: record)
    }

    /// The type as spelled, `domain:name`; the string is made anew each time.
    public var type: String { bytes.typeText }

    /// The data.
    public var payload: NDEFBytes { bytes.payload }

    /// Whether the record is of a type; letter case does not count.
    public func matches(_ type: String) -> Bool {
        bytes.type.span.matchesFoldingCase(type)
    }
}
