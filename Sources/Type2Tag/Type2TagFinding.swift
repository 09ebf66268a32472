// SPDX-License-Identifier: MIT

/// Something noticed while reading leniently.
public struct Type2TagFinding: Hashable, Sendable {
    /// Whether strict reading would have stopped here.
    public enum Severity: String, Hashable, Sendable {
        /// Against the standard: strict reading throws.
        case error
        /// Odd, and readable all the same.
        case warning
    }

    /// What was noticed, and where.
    public let error: Type2TagError

    /// Whether strict reading would have stopped here.
    public let severity: Severity

    /// The offset of the first byte concerned, counted like the error's.
    public var offset: Int { error.offset }

    /// A short name that scripts can rely on.
    public var code: String { error.code }

    /// A sentence for a person, with the place.
    public var message: String { error.description }

    package init(_ error: Type2TagError, _ severity: Severity) {
        self.error = error
        self.severity = severity
    }
}
