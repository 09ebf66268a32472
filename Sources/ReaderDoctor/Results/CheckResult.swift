// SPDX-License-Identifier: MIT

/// What one check found.
///
/// Plain values, so that a program can print or encode them as it likes.
public struct CheckResult: Hashable, Sendable, Codable {
    /// How a check came out.
    @nonexhaustive
    public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
        /// As it should be.
        case good
        /// Something keeps the reader or the tag from working.
        case trouble
        /// It works, or one way works, but something will get in the way.
        case warning
        /// There is nothing here that the check is about.
        case notApplicable
        /// It could not be found out; `found` says why.
        case unknown
    }

    /// The place in the order of checks, from 1.
    public let number: Int

    /// What is checked.
    public let title: String

    /// How it came out.
    public let status: Status

    /// What was found, with names and numbers.
    ///
    /// Names are as devices and files give them: whoever prints them must make control characters visible.
    public let found: String

    /// Why it matters.
    public let why: String

    /// What to do, the most likely first: a command where there is one, else a sentence.
    public let cures: [String]

    /// A short name of the finding that scripts can rely on.
    public let code: String

    /// Creates a result.
    public init(
        number: Int,
        title: String,
        status: Status,
        found: String,
        why: String,
        cures: [String],
        code: String
    ) {
        self.number = number
        self.title = title
        self.status = status
        self.found = found
        self.why = why
        self.cures = cures
        self.code = code
    }
}
