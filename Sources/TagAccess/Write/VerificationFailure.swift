// SPDX-License-Identifier: MIT

public import Type2Tag

/// What was read back is not what was written.
public struct VerificationFailure: Error, Hashable, Sendable {
    /// How they differ.
    @nonexhaustive
    public enum Difference: Hashable, Sendable {
        /// The tag shows no message: its length was never set.
        case messageMissing
        /// The tag shows a message where none should be.
        case messagePresent(byteCount: Int)
        /// The message has another length.
        case length(expected: Int, found: Int)
        /// A byte of the message differs; the offset counts from the start of the message.
        case byte(offset: Int, page: PageAddress, expected: UInt8, found: UInt8)
        /// A record differs though the bytes do not: its number, from 0.
        case record(index: Int)
        /// The message is there, but this page behind it is not what it was to become.
        case notWiped(PageAddress)
        /// The tag's data cannot be followed to a message any more.
        case unreadable(because: String)
    }

    /// How they differ.
    public let difference: Difference

    /// The pages that were written.
    public let pagesWritten: [PageAddress]

    /// A short name that scripts can rely on.
    public var code: String { "not-verified" }
}

extension VerificationFailure: CustomStringConvertible {
    /// A sentence for a person, with the numbers.
    public var description: String {
        switch difference {
        case .messageMissing: "the tag took the writes but shows no message: the length byte was not written"
        case .messagePresent(let count): "the tag took the writes but still shows a message of \(count) bytes"
        case .length(let expected, let found):
            "read-back differs: the message has \(found) bytes where \(expected) were written"
        case .byte(let offset, let page, let expected, let found):
            "read-back differs at byte \(offset) of the message (page \(page)): "
                + "\(found) was read where \(expected) was written"
        case .record(let index): "read-back differs: record \(index) is another one than was written"
        case .notWiped(let page): "the message is there, but page \(page) behind it was not wiped"
        case .unreadable(let because): "the tag took the writes but cannot be read back: \(because)"
        }
    }
}
