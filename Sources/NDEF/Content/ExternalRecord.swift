// SPDX-License-Identifier: MIT

/// A record of an external type (RTD 1.0).
public struct ExternalRecord: Hashable, Sendable {
    /// The type as spelled, `domain:name`.
    public let type: String

    /// The data.
    public let payload: NDEFBytes

    /// Whether the record is of a type; letter case does not count.
    public func matches(_ type: String) -> Bool {
        ASCII.lowercased(self.type.utf8) == ASCII.lowercased(type.utf8)
    }
}
