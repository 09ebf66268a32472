// SPDX-License-Identifier: MIT

/// The page writes that put a message on a tag, in an order that never leaves a broken message.
///
/// Unless a single page changes, the length of the message becomes 0 first and its true value last, so that a tag
/// pulled away between two writes holds the old message, an empty one, or the new one (Type 2 Tag 1.1 §6.4.3).
/// Pages outside the data area never stand in the plan.
public struct WritePlan: Hashable, Sendable {
    /// The writes in the order in which they are to be sent; empty when the tag holds the message already.
    public let writes: [PageWrite]

    /// The message that the tag holds afterwards.
    public let message: [UInt8]

    /// The pages that the message, its TLV header and its terminator occupy.
    public let occupiedPages: ClosedRange<PageAddress>

    /// Plans writing a message; an empty one erases.
    ///
    /// - Parameters:
    ///   - message: The bytes of the NDEF message.
    ///   - layout: The walk over the tag's data area.
    ///   - memory: What was read of the tag: at least `pagesNeeded(for:in:)`.
    /// - Throws: `PlanError`: `messageTooLong`, `noRoom`, `pageNotRead`, `layoutDamaged` or `blockInTheWay`.
    public init(message: [UInt8], layout: TLVLayout, memory: MemoryImage) throws(PlanError) {
        let target = try MessagePlacement(message: message, layout: layout)
        try target.refuseToLoseBlocks(layout: layout, memory: memory)
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
        in layout: TLVLayout
    ) throws(PlanError) -> ClosedRange<PageAddress> {
        try MessagePlacement(message: message, layout: layout).pages
    }

    private static func order(_ target: MessagePlacement, memory: MemoryImage) throws(PlanError) -> [PageWrite] {
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
        let lengthPage = target.lengthPage
        append(lengthPage, current[lengthPage].map { target.emptied($0, of: lengthPage) }, .emptyMessage)
        // The T goes in only where the length behind it is zero by now.
        append(target.tagPage, current[target.tagPage].map { target.tagged($0, of: target.tagPage) }, .emptyMessage)
        for page in changed where page != lengthPage {
            append(page, wanted[page], .data)
        }
        append(lengthPage, wanted[lengthPage], .messageLength)
        return writes
    }
}
