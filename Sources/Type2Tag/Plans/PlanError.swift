// SPDX-License-Identifier: MIT

internal import Bytes

/// Why no plan can be made.
///
/// Nothing was sent.
@nonexhaustive
public enum PlanError: Error, Hashable, Sendable {
    /// The message is longer than the tag can hold.
    case messageTooLong(needed: Int, available: Int)
    /// Other blocks fill the data area, so that not even an empty message has room.
    case noRoom
    /// A page whose present content matters was not read.
    case pageNotRead(PageAddress)
    /// The TLV blocks are damaged, so that no place for a message is safe.
    case layoutDamaged(Type2TagFinding?)
    /// Another TLV block lies behind the message; it would be overwritten or cut off.
    ///
    /// The offset is that of its tag byte, counted like those of the layout: its `baseOffset` included.
    case blockInTheWay(tag: UInt8, offset: Int)
    /// Open pages whose lock bits are frozen: they can never be locked.
    case neverLockable([PageAddress])
    /// The container page is locked while it says writable: it can never say read-only.
    case containerFrozen
    /// Page 3 holds no capability container, so that it can not be made to say read-only.
    case containerMissing
    /// The chip has no configuration that could be frozen.
    case configurationMissing(chip: String)
}

extension PlanError {
    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .messageTooLong: "too-long"
        case .noRoom: "no-room"
        case .pageNotRead: "page-not-read"
        case .layoutDamaged: "damaged"
        case .blockInTheWay: "block-in-the-way"
        case .neverLockable: "never-lockable"
        case .containerFrozen: "container-frozen"
        case .containerMissing: "container-missing"
        case .configurationMissing: "configuration-missing"
        }
    }
}

extension PlanError: CustomStringConvertible {
    /// A sentence for a person, with the numbers.
    public var description: String {
        switch self {
        case .messageTooLong(let needed, let available):
            "\(needed) bytes needed, \(available) available, \(needed - available) over"
        case .noRoom:
            "other blocks fill the data area, and not even an empty message has room"
        case .pageNotRead(let page):
            "page \(page) was not read"
        case .layoutDamaged(let finding):
            "the data area is damaged: \(finding?.message ?? "no safe place for a message")"
        case .blockInTheWay(let tag, let offset):
            "the TLV with tag \(Hexadecimal.digits(of: tag))h at offset \(offset) would be lost"
        case .neverLockable(let pages):
            "\(PageAddress.subject(pages)) open with frozen lock bits and can never be locked"
        case .containerFrozen:
            "page 3 is locked while the capability container says writable, so that it can never say read-only"
        case .containerMissing:
            "page 3 holds no capability container"
        case .configurationMissing(let chip):
            "an \(chip) has no configuration that could be frozen"
        }
    }
}
