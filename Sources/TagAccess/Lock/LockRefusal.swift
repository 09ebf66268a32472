// SPDX-License-Identifier: MIT

public import Type2Tag

/// Why we did not lock.
///
/// Nothing was sent to the tag.
@nonexhaustive
public enum LockRefusal: Error, Hashable, Sendable {
    /// It is no NDEF tag.
    case notNDEF(Type2TagError)
    /// The container grants access on terms of its maker's own, or on reserved ones: only a tag that can be read and
    /// written freely may be locked (Type 2 Tag 1.1 §6.4.4).
    case restricted(accessByte: UInt8)
    /// There is no message on it, and after locking there never could be.
    case blank
    /// What lies there cannot be read as a message.
    case unreadableMessage(because: String)
    /// Where the lock bits lie depends on the chip, and the tag did not name it.
    case chipNotReported(because: String)
    /// The lock bits could not be read.
    case locksNotReported(because: String)
    /// Open pages whose lock bits are frozen.
    case neverLockable([PageAddress])
    /// The container page is locked while it says writable.
    case containerFrozen
    /// Writing needs the password from some page on, and this page would have to be written.
    case passwordProtected(from: PageAddress, PageAddress)
    /// The chip has no configuration that could be frozen.
    case configurationMissing(chip: String)
}

extension LockRefusal {
    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .notNDEF: "not-ndef"
        case .restricted: "restricted"
        case .blank: "blank"
        case .unreadableMessage: "unreadable-message"
        case .chipNotReported: "chip-not-reported"
        case .locksNotReported: "locks-not-reported"
        case .neverLockable: "never-lockable"
        case .containerFrozen: "container-frozen"
        case .passwordProtected: "password-protected"
        case .configurationMissing: "configuration-missing"
        }
    }
}

extension LockRefusal: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        switch self {
        case .notNDEF(let error): "this is no NDEF tag: \(error.description)"
        case .restricted(let byte): WriteRefusal.restricted(accessByte: byte).description
        case .blank: "the tag is blank; a locked blank tag is spoiled for good: write a message first"
        case .unreadableMessage(let because): "what lies on the tag is no readable message: \(because)"
        case .chipNotReported(let because):
            "where the lock bits lie depends on the chip, and the tag did not name it: \(because)"
        case .locksNotReported(let because): "the lock bits could not be read: \(because)"
        case .neverLockable(let pages): PlanError.neverLockable(pages).description
        case .containerFrozen: PlanError.containerFrozen.description
        case .passwordProtected(let first, let page):
            "page \(page) is guarded by a password, from page \(first) on"
        case .configurationMissing(let chip): PlanError.configurationMissing(chip: chip).description
        }
    }
}
