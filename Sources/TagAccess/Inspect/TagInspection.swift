// SPDX-License-Identifier: MIT

public import Type2Tag

/// What a tag told about itself in one session, and where each fact comes from.
public struct TagInspection: Hashable, Sendable {
    /// The identifier.
    public let uid: TagUID

    /// The answer to GET_VERSION.
    public let version: Fact<ChipVersion>

    /// The chip.
    public let chip: Fact<ChipModel>

    /// The capability container as it was read; it may say that this is no NDEF tag.
    public let container: CapabilityContainer

    /// The walk over the data area, offsets counted from byte 0 of page 0; nil when there is none to walk.
    public let layout: TLVLayout?

    /// How long a message may be.
    public let capacity: Fact<MessageCapacity>

    /// The lock bits.
    public let locks: Fact<LockState>

    /// The password.
    public let password: Fact<PasswordProtection>

    /// What may be done to the message.
    public let access: AccessState

    /// What the judgement of the access rests on that the tag did not say; nil when there is nothing of the kind.
    let accessAssumption: String?

    /// What lies where the message should be.
    public let message: StoredMessage

    /// What was noticed about container, identifier and TLV blocks.
    public let findings: [Type2TagFinding]

    /// Every page that was read.
    public let memory: MemoryImage

    /// Whether the tag had taken a password in this session, so that what one guards was open.
    public let isAuthenticated: Bool

    /// The session in which this was learnt.
    let session: SessionMark

    /// What may be done to the message, and where that comes from: assumed when it rests on lock bits or a password
    /// that are assumed themselves, or that are not known.
    public var accessFact: Fact<AccessState> {
        accessAssumption.map { .assumed(access, because: $0) } ?? .reported(access)
    }

    /// The chip when the tag itself named it: only then may commands be sent that other chips do not know.
    var reportedChip: ChipModel? {
        if case .reported(let model) = chip { model } else { nil }
    }
}
