// SPDX-License-Identifier: MIT

/// A breach of the NDEF specification, with the place where it was found.
public struct NDEFError: Error, Hashable, Sendable {
    /// What is wrong.
    public let reason: Reason

    /// The offset of the first byte at fault, from the start of the input plus the options' `baseOffset`.
    ///
    /// When a record was to be made, not read: 0, or the offset in the UTF-8 of the text that was given for it.
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

    init(_ reason: Reason, offset: Int = 0, recordOffset: Int = 0, path: [Int] = []) {
        self.reason = reason
        self.offset = offset
        self.recordOffset = recordOffset
        self.path = path
    }

    init(_ finding: NDEFFinding) {
        self.init(
            finding.reason, offset: finding.offset, recordOffset: finding.recordOffset, path: finding.path)
    }

    /// The stable code of the reason, for scripts.
    public var code: String { reason.code }

    /// A sentence for a person, without the offset; it names the record when that lies in another.
    public var message: String { reason.sentence(at: path) }
}

extension NDEFError: CustomStringConvertible {
    /// A sentence for a person, with the offset in front.
    public var description: String { "offset \(offset): \(message)" }
}
