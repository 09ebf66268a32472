// SPDX-License-Identifier: MIT

internal import Bytes

/// Why a tag cannot be made one that holds NDEF data.
///
/// Nothing was sent.
@nonexhaustive
public enum FormatError: Error, Hashable, Sendable {
    /// A page whose present content matters was not read.
    case pageNotRead(PageAddress)
    /// Page 3 has bits that the container must not have, and bits of that page can never be cleared.
    case containerBitsSet(found: [UInt8], wanted: [UInt8])
    /// Pages that are to be written, or that messages are to lie in, are locked.
    case pagesLocked([PageAddress])
    /// Pages from this one on need a password.
    case passwordNeeded(from: PageAddress)
    /// Nobody knows the chip, and nobody said how long its data area is.
    case sizeUnknown
    /// No container can announce a data area of so many bytes: it counts in units of 8, up to 2040 and no more than the
    /// chip has.
    case sizeImpossible(Int)
    /// There is a container, and the blocks behind it are damaged: that is to be repaired.
    case layoutDamaged(Type2TagFinding?)
    /// There is a container, and other blocks fill the data area.
    case noRoom
}

extension FormatError {
    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .pageNotRead: "page-not-read"
        case .containerBitsSet: "container-bits-set"
        case .pagesLocked: "pages-locked"
        case .passwordNeeded: "password-needed"
        case .sizeUnknown: "size-unknown"
        case .sizeImpossible: "size-impossible"
        case .layoutDamaged: "damaged"
        case .noRoom: "no-room"
        }
    }
}

extension FormatError: CustomStringConvertible {
    /// A sentence for a person, with the numbers.
    public var description: String {
        switch self {
        case .pageNotRead(let page):
            "page \(page) was not read"
        case .containerBitsSet(let found, let wanted):
            "page 3 holds \(Hexadecimal.text(found, separator: " ")), and its bits can never be cleared to give "
                + Hexadecimal.text(wanted, separator: " ")
        case .pagesLocked(let pages):
            "\(PageAddress.subject(pages)) locked"
        case .passwordNeeded(let page):
            "the pages from \(page) on need a password"
        case .sizeUnknown:
            "the chip is unknown, so the size of its data area must be given"
        case .sizeImpossible(let size):
            "no container of this tag can announce a data area of \(size) bytes"
        case .layoutDamaged(let finding):
            "there is a container, and the data area behind it is damaged: \(finding?.message ?? "no place is safe")"
        case .noRoom:
            "there is a container, and other blocks fill the data area"
        }
    }
}
