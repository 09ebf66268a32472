// SPDX-License-Identifier: MIT

internal import Bytes

/// Why no plan can be made.
///
/// Nothing was sent.
@nonexhaustive
public enum PlanError: Error, Hashable, Sendable {
    /// The message is longer than the tag can hold.
    case messageTooLong(needed: Int, available: Int)
    /// A page whose present content matters was not read.
    case pageNotRead(PageAddress)
    /// The TLV blocks are damaged, so that no place for a message is safe.
    case layoutDamaged(Type2TagFinding?)
    /// Another TLV block lies behind the message; it would be overwritten or cut off.
    case blockInTheWay(tag: UInt8, offset: Int)
    /// Pages that would have to change are locked.
    case pagesLocked([PageAddress])
    /// Open pages whose lock bits are frozen: they can never be locked.
    case neverLockable([PageAddress])
    /// The container page is locked while it says writable: it can never say read-only.
    case containerFrozen
}

extension PlanError: CustomStringConvertible {
    /// A sentence for a person, with the numbers.
    public var description: String {
        switch self {
        case .messageTooLong(let needed, let available):
            "\(needed) bytes needed, \(available) available, \(needed - available) over"
        case .pageNotRead(let page):
            "page \(page) was not read"
        case .layoutDamaged(let finding):
            "the data area is damaged: \(finding?.message ?? "no safe place for a message")"
        case .blockInTheWay(let tag, let offset):
            "the TLV with tag \(Hexadecimal.digits(of: tag))h at offset \(offset) of the data area would be lost"
        case .pagesLocked(let pages):
            "\(PlanError.list(pages)) locked"
        case .neverLockable(let pages):
            "\(PlanError.list(pages)) open with frozen lock bits and can never be locked"
        case .containerFrozen:
            "page 3 is locked while the capability container says writable, so that it can never say read-only"
        }
    }

    /// Pages as a person reads them: `page 5 is`, `pages 5 to 8 and 10 are`.
    static func list(_ pages: [PageAddress]) -> String {
        var runs: [ClosedRange<Int>] = []
        for page in pages.map(\.index).sorted() {
            if let last = runs.last, page == last.upperBound + 1 {
                runs[runs.count - 1] = last.lowerBound...page
            } else {
                runs.append(page...page)
            }
        }
        let names = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
        guard let last = names.last else { return "no page is" }
        guard names.count > 1 else { return pages.count == 1 ? "page \(last) is" : "pages \(last) are" }
        return "pages \(names.dropLast().joined(separator: ", ")) and \(last) are"
    }
}
