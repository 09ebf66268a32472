// SPDX-License-Identifier: MIT

public import Type2Tag

/// What a tag holds where its NDEF message should be.
@nonexhaustive
public enum StoredMessage: Hashable, Sendable {
    /// No message: no NDEF message TLV, or one of length 0. Not an error.
    case blank
    /// The bytes of the message, and where they begin, counted from byte 0 of page 0.
    case message([UInt8], byteAddress: Int)
    /// TLV blocks that cannot be followed to a message.
    case damaged(Type2TagFinding)
    /// Pages on the way to the message could not be read.
    case unreadable(TagError)
    /// The tag is not an NDEF tag.
    case notNDEF(Type2TagError)

    /// The bytes of the message, when there is one.
    public var bytes: [UInt8]? {
        if case .message(let bytes, _) = self { bytes } else { nil }
    }

    /// Why nobody can say what message lies there; nil for a message and for none.
    var objection: String? {
        switch self {
        case .blank, .message: nil
        case .damaged(let finding): finding.message
        case .unreadable(let error): error.description
        case .notNDEF(let error): error.description
        }
    }
}
