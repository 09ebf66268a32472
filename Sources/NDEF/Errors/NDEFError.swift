// SPDX-License-Identifier: MIT

/// A breach of the NDEF specification, with the place where it was found.
public struct NDEFError: Error, Hashable, Sendable {
    /// What is wrong.
    public let reason: Reason

    /// The offset of the first byte at fault, from the start of the input plus the options' `baseOffset`.
    ///
    /// 0 when a record was to be made, not read.
    public let offset: Int

    /// The offset of the record at fault, counted like `offset`.
    ///
    /// For something missing it is where that record would begin; for bytes behind the message, where they begin.
    public let recordOffset: Int

    /// The index of the record at fault, from 0, or nil when the fault lies in no record.
    public let recordIndex: Int?

    init(_ reason: Reason, offset: Int = 0, recordOffset: Int = 0, recordIndex: Int? = nil) {
        self.reason = reason
        self.offset = offset
        self.recordOffset = recordOffset
        self.recordIndex = recordIndex
    }

    init(_ finding: NDEFFinding) {
        self.init(
            finding.reason, offset: finding.offset, recordOffset: finding.recordOffset,
            recordIndex: finding.recordIndex)
    }

    /// The stable code of the reason, for scripts.
    public var code: String { reason.code }
}

extension NDEFError: CustomStringConvertible {
    /// A sentence for a person, with the offset in front.
    public var description: String { "offset \(offset): \(reason.sentence)" }
}
