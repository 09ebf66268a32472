// SPDX-License-Identifier: MIT

internal import Bytes
public import Type2Tag

/// Why we did not write.
///
/// Nothing was sent to the tag.
@nonexhaustive
public enum WriteRefusal: Error, Hashable, Sendable {
    /// The container page is all zero: the tag must be formatted first.
    case unformatted
    /// It is no NDEF tag.
    case notNDEF(Type2TagError)
    /// The container says read-only, or every page is locked, or both.
    case readOnly(byContainer: Bool, byLockBits: Bool)
    /// The container grants writing on terms of its maker's own.
    case restricted(accessByte: UInt8)
    /// Writing needs the password from this page on; nil when the settings could not be read.
    case passwordProtected(from: PageAddress?)
    /// Pages that would have to change are locked.
    case pagesLocked([PageAddress])
    /// The message is longer than the tag can hold.
    case tooLong(needed: Int, capacity: Fact<MessageCapacity>)
    /// The TLV blocks are damaged, so that no place for a message is safe.
    case damaged(Type2TagFinding?)
    /// Other TLV blocks fill the data area, so that not even an empty message has room.
    case noRoom
    /// Another TLV block behind the message would be overwritten.
    ///
    /// The offset is that of its tag byte, counted from byte 0 of page 0.
    case blockInTheWay(tag: UInt8, offset: Int)
    /// The write was prepared in another session, so that nobody knows what lies on the reader now.
    case otherSession
}

extension WriteRefusal {
    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .unformatted: "unformatted"
        case .notNDEF: "not-ndef"
        case .readOnly: "read-only"
        case .restricted: "restricted"
        case .passwordProtected: "password-protected"
        case .pagesLocked: "pages-locked"
        case .tooLong: "too-long"
        case .damaged: "damaged"
        case .noRoom: "no-room"
        case .blockInTheWay: "block-in-the-way"
        case .otherSession: "other-session"
        }
    }
}

extension WriteRefusal: CustomStringConvertible {
    /// A sentence for a person, with the tag's numbers.
    public var description: String {
        switch self {
        case .unformatted: "the tag has no capability container yet: page 3 is all zero"
        case .notNDEF(let error): "this is no NDEF tag: \(error.description)"
        case .readOnly(true, true): "the tag is read-only: its container says so and its pages are locked"
        case .readOnly(true, false): "the tag is read-only: its capability container says so"
        case .readOnly(false, _): "the tag is read-only: all its pages are locked"
        case .restricted(let byte):
            "the capability container grants access on terms of its maker's own (access byte \(Hexadecimal.digits(of: byte))h)"
        case .passwordProtected(let page):
            page.map { "writing needs the password from page \($0) on" } ?? "the tag is guarded by a password"
        case .pagesLocked(let pages):
            "\(PageAddress.subject(pages)) locked"
        case .tooLong(let needed, let capacity): WriteRefusal.sizes(needed: needed, capacity: capacity)
        case .damaged(let finding): PlanError.layoutDamaged(finding).description
        case .blockInTheWay(let tag, let offset):
            "a TLV with tag \(Hexadecimal.digits(of: tag))h at byte \(offset), counted from the start of page 0, "
                + "would be overwritten"
        case .noRoom: PlanError.noRoom.description
        case .otherSession: "the write was prepared in another session; prepare it again in this one"
        }
    }

    private static func sizes(needed: Int, capacity: Fact<MessageCapacity>) -> String {
        switch capacity {
        case .reported(let capacity):
            "\(needed) bytes needed, \(capacity.bytes) available (reported by the tag), \(needed - capacity.bytes) over"
        case .assumed(let capacity, let because):
            "\(needed) bytes needed, \(capacity.bytes) available (assuming \(because)), "
                + "\(needed - capacity.bytes) over"
        case .notReported(let because):
            "\(needed) bytes needed, and how many are available is not known: \(because)"
        }
    }
}
