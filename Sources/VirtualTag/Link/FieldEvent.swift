// SPDX-License-Identifier: MIT

/// Something that happens on the reader at one command.
public struct FieldEvent: Hashable, Sendable {
    /// What happens.
    public enum Kind: Hashable, Sendable {
        /// The tag leaves the field during the command, and the answer with it.
        case tear(TearWay)
        /// The tag was taken away before the command.
        case remove
        /// The tag was put back before the command; it wants to be selected.
        case putBack
        /// Another tag was put in its place before the command; it wants to be selected.
        case replace(VirtualChip)
        /// The field is too weak to program: a WRITE is refused with 5, and the page stays as it was.
        case weakField
    }

    /// The command at which it happens, counted from 0.
    public let command: Int

    /// What happens.
    public let kind: Kind

    /// Creates an event.
    public init(atCommand command: Int, _ kind: Kind) {
        self.command = command
        self.kind = kind
    }
}

/// What whoever selects again finds after the tag was torn or taken away.
public enum AfterLoss: Hashable, Sendable {
    /// Nothing, until the tag is returned.
    case staysAway
    /// The tag.
    case returns
    /// Another tag; once it lies there, it returns like the first.
    case otherTag(VirtualChip)
}

/// What a reader says of a command when no tag is there.
public enum AbsenceReport: Hashable, Sendable {
    /// No answer came, as after a refusal that it cannot tell from silence.
    case silence
    /// The tag is lost: `LinkError` of kind `tagLost`.
    case tagLost
}
