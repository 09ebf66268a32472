// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag

/// What to do about a write that was refused.
enum RefusalHint {
    static let repair = "'tapcard repair' tells what is wrong and what can be saved, and asks before it writes"
    static let format = "'tapcard format' makes it one that holds NDEF data"
    static let password = "give the password with --password-file"

    static func text(for refusal: WriteRefusal) -> String? {
        switch refusal {
        case .readOnly: "locked pages can never be written again; use another tag"
        case .pagesLocked: "a shorter message may not need them; else use another tag"
        case .tooLong(let needed, _): ChipChoice.advice(for: needed)
        case .damaged: repair
        case .unformatted: format
        case .passwordProtected: password
        default: nil
        }
    }

    /// How long a message may be that needs none of the locked pages.
    static func text(forLockedPagesOf tag: TagInspection) -> String? {
        guard let layout = tag.layout, let locks = tag.locks.value, let capacity = tag.capacity.value else {
            return nil
        }
        func isFree(_ size: Int) -> Bool {
            let pages = try? WritePlan.pagesNeeded(for: [UInt8](repeating: 0, count: size), in: layout)
            return pages.map { pages in !locks.lockedPages.contains { pages.contains($0) } } ?? false
        }
        // A longer message needs every page that a shorter one does.
        var fitting = 0
        var tooLong = capacity.bytes + 1
        while tooLong - fitting > 1 {
            let middle = (fitting + tooLong) / 2
            if isFree(middle) { fitting = middle } else { tooLong = middle }
        }
        return fitting > 0
            ? "a message of up to \(fitting) bytes needs none of the locked pages"
            : "no message fits before the locked pages; use another tag"
    }
}
