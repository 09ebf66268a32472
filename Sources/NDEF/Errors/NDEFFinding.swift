// SPDX-License-Identifier: MIT

/// Something that lenient decoding noticed, with its place.
public struct NDEFFinding: Hashable, Sendable {
    /// How bad a finding is.
    public enum Severity: String, Hashable, Sendable {
        /// Strict decoding fails.
        case error
        /// Strict decoding passes over it.
        case warning
    }

    /// What was noticed.
    public let reason: NDEFError.Reason

    /// Whether strict decoding fails for it.
    public let severity: Severity

    /// The offset of the first byte at fault, from the start of the input plus the options' `baseOffset`.
    public let offset: Int

    /// The offset of the record at fault, counted like `offset`.
    ///
    /// For something missing it is where that record would begin; for bytes behind the message, where they begin.
    public let recordOffset: Int

    /// Which record is at fault: its index, from 0, behind those of the records that it lies in.
    ///
    /// `[2]` is the third record of the message, `[2, 0]` the first one of the message inside that; empty when the
    /// fault lies in no record. What is missing or left over inside a record has the path of that record.
    public let path: [Int]

    /// The index of the record at fault in the outermost message, from 0, or nil when the fault lies in no record.
    public var recordIndex: Int? { path.first }

    /// The stable code of the reason, for scripts.
    public var code: String { reason.code }

    /// A sentence for a person, without the offset; it names the record when that lies in another.
    public var message: String { reason.sentence(at: path) }
}
