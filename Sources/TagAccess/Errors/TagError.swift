// SPDX-License-Identifier: MIT

public import Type2Tag

/// The tag said no, or answered against its protocol.
public struct TagError: Error, Hashable, Sendable {
    /// What the tag did.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        /// It refused with this code.
        case refused(code: UInt8)
        /// It did not answer.
        case silent
        /// It answered with another number of bytes than the command asks for.
        case answerSize(expected: Int, found: Int)
        /// It acknowledged where bytes are due, or sent bytes where an acknowledge is due.
        case unexpectedAnswer
        /// It took the password and answered with another PACK than is known.
        case otherAcknowledge
        /// Another tag lies there now.
        case otherTag(expected: TagUID, found: TagUID)
    }

    /// What the tag did.
    public let reason: Reason

    /// The command it was about, with zeros in place of a secret; nil for a selection.
    public let command: TagCommand?

    /// Creates an error about a command, or about a selection when nil.
    public init(_ reason: Reason, command: TagCommand?) {
        self.reason = reason
        self.command = command?.masked
    }

    /// A short name of the reason that scripts can rely on.
    public var code: String {
        switch reason {
        case .refused: "tag-refused"
        case .silent: "tag-silent"
        case .answerSize, .unexpectedAnswer: "tag-protocol"
        case .otherAcknowledge: "other-pack"
        case .otherTag: "other-tag"
        }
    }
}

extension TagError: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        let action = command.map(String.init(describing:)) ?? "the selection"
        return switch reason {
        case .refused(code: 0) where command?.hasSecretAnswer == true:
            "the tag refused the password: it is another one, or the chip knows none"
        case .refused(let code): "the tag refused \(action) (NAK \(code): \(TagError.meaning(of: code)))"
        case .silent: "the tag did not answer \(action)"
        case .answerSize(let expected, let found):
            "the tag answered \(action) with \(found) bytes where \(expected) are due"
        case .unexpectedAnswer: "the tag answered \(action) in a way the command does not know"
        case .otherAcknowledge: "the tag took the password, but its acknowledge (PACK) is another one"
        case .otherTag(let expected, let found): "tag \(found) lies there now, not \(expected)"
        }
    }

    private static func meaning(of code: UInt8) -> String {
        switch code {
        case 0: "page out of range, locked, or guarded by a password"
        case 1: "damaged frame"
        case 4: "too many wrong passwords"
        case 5: "could not program its memory, usually a weak field"
        default: "unknown code"
        }
    }
}
