// SPDX-License-Identifier: MIT

/// The page writes that put a message on a tag, in an order that never leaves a broken message.
///
/// Unless a single page changes, one byte keeps the message shut while the others change, and is the only one that the
/// last write changes: the first byte of L, which is 0 meanwhile (Type 2 Tag 1.1 §6.4.3), or the T where there was no
/// message, which is a terminator meanwhile. So a tag pulled away between two writes, or while a page is programmed,
/// holds the old message, an empty one, or the new one. Of a three-byte length FFh is that byte, so that its other two
/// are in place before it announces them. Pages outside the data area never stand in the plan.
public struct WritePlan: Hashable, Sendable {
    /// The writes in the order in which they are to be sent; empty when the tag holds the message already.
    public let writes: [PageWrite]

    /// The message that the tag holds afterwards.
    public let message: [UInt8]

    /// The pages that the message, its TLV header and its terminator or padding occupy; up to the end of the data area
    /// when the rest is wiped.
    public let occupiedPages: ClosedRange<PageAddress>

    /// Plans writing a message; an empty one erases.
    ///
    /// Other blocks behind the present message stay where the new one ends no later: padding fills the gap. A tag torn
    /// while such a plan is carried out no longer tells where they begin.
    ///
    /// - Parameters:
    ///   - message: The bytes of the NDEF message.
    ///   - layout: The walk over the tag's data area.
    ///   - memory: What was read of the tag: at least `pagesNeeded(for:in:wiping:)`.
    ///   - wiping: Whether to zero what lies behind the terminator, but for bytes set apart; blocks behind the message
    ///     are refused then.
    /// - Throws: `PlanError`: `messageTooLong`, `noRoom`, `pageNotRead`, `layoutDamaged` or `blockInTheWay`.
    public init(
        message: [UInt8],
        layout: TLVLayout,
        memory: MemoryImage,
        wiping: Bool = false
    ) throws(PlanError) {
        var target = try MessagePlacement(message: message, layout: layout, wiping: wiping)
        if let block = target.blockAhead(layout: layout, memory: memory) {
            guard !wiping, let end = layout.endOfMessage, target.pad(to: end) else {
                throw .blockInTheWay(tag: block.tagByte, offset: block.offset.addingSaturated(layout.baseOffset))
            }
        }
        self.message = message
        occupiedPages = target.pages
        writes = try WritePlan.order(target, memory: memory)
    }

    /// The pages whose content must be known before the plan can be made.
    ///
    /// - Throws: `PlanError`: `messageTooLong`, `noRoom`, `layoutDamaged`, or `pageNotRead` while the layout still
    ///   needs bytes.
    public static func pagesNeeded(
        for message: [UInt8],
        in layout: TLVLayout,
        wiping: Bool = false
    ) throws(PlanError) -> ClosedRange<PageAddress> {
        try MessagePlacement(message: message, layout: layout, wiping: wiping).pages
    }

    static func order(_ target: MessagePlacement, memory: MemoryImage) throws(PlanError) -> [PageWrite] {
        var current: [PageAddress: [UInt8]] = [:]
        var wanted: [PageAddress: [UInt8]] = [:]
        for page in PageAddress.pages(in: target.pages) {
            guard let content = memory[page] else { throw .pageNotRead(page) }
            current[page] = content
            wanted[page] = target.applied(to: content, of: page)
        }
        let changed = current.keys.filter { current[$0] != wanted[$0] }.sorted()
        if changed.count <= 1 {
            return changed.compactMap { page in
                wanted[page].map { PageWrite(page: page, data: $0, purpose: .onlyPage) }
            }
        }

        var writes: [PageWrite] = []
        func append(_ page: PageAddress, _ data: [UInt8]?, _ purpose: PageWrite.Purpose) {
            guard let data, current[page] != data else { return }
            writes.append(PageWrite(page: page, data: data, purpose: purpose))
            current[page] = data
        }
        let gate = target.gate(in: memory)
        let gatePage = MessagePlacement.page(of: gate.offset)
        // A page is programmed from its first byte on, and the gate is the first byte that changes.
        append(gatePage, current[gatePage].map { target.applied(to: $0, of: gatePage, gate: gate) }, .emptyMessage)
        for page in changed where page != gatePage {
            append(page, wanted[page], .data)
        }
        append(gatePage, wanted[gatePage], .messageLength)
        return writes
    }
}
