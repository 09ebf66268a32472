// SPDX-License-Identifier: MIT

/// Where each byte of an NDEF message TLV goes: T, L, the message, and the terminator when there is room.
struct MessagePlacement {
    /// Bytes of the data area that a WRITE can reach: page 255 is the last one it can name.
    private static let reachableSize = (0x100 - PageAddress.dataArea.index) * PageAddress.size

    /// The bytes to set, by their offset in the data area.
    private let bytes: [Int: UInt8]
    private let tagOffset: Int
    private let lengthOffset: Int
    /// Where the terminator of an empty message would stand.
    private let behindLengthOffset: Int
    private let endOffset: Int

    init(message: [UInt8], layout: TLVLayout) throws(PlanError) {
        guard let position = layout.place else { throw MessagePlacement.refusal(of: message.count, layout) }
        let addresses = layout.placementAddresses.limited(to: MessagePlacement.reachableSize)
        let capacity = MessageCapacity(room: addresses.room(from: position))
        guard capacity.fits(message.count) else {
            throw .messageTooLong(needed: message.count, available: capacity.bytes)
        }
        let content = [TLVBlock.Tag.message.rawValue] + MessagePlacement.lengthField(message.count) + message
        guard let ranges = addresses.ranges(holding: content.count, from: position) else {
            throw MessagePlacement.noRoom(for: message.count)
        }
        let offsets = ranges.flatMap { $0 }
        var bytes = Dictionary(uniqueKeysWithValues: zip(offsets, content))
        var end = (offsets.last ?? position) + 1
        let terminator = addresses.usable(from: end)
        if terminator < addresses.size {
            bytes[terminator] = TLVBlock.Tag.terminator.rawValue
            end = terminator + 1
        }
        self.bytes = bytes
        tagOffset = offsets[0]
        lengthOffset = offsets[1]
        behindLengthOffset = addresses.usable(from: offsets[1] + 1)
        endOffset = end
    }

    /// Why there is no place at all.
    private static func refusal(of count: Int, _ layout: TLVLayout) -> PlanError {
        if let needed = layout.bytesNeeded { return .pageNotRead(page(of: needed - 1)) }
        if layout.isDamaged { return .layoutDamaged(layout.findings.first { $0.severity == .error }) }
        return noRoom(for: count)
    }

    // An empty message takes two bytes all the same.
    private static func noRoom(for count: Int) -> PlanError {
        count == 0 ? .noRoom : .messageTooLong(needed: count, available: 0)
    }

    /// One byte up to 254, else FFh and two bytes, most significant first (Type 2 Tag 1.1 §2.3).
    static func lengthField(_ count: Int) -> [UInt8] {
        count <= MessageCapacity.longestShortForm
            ? [UInt8(count)] : [0xFF, UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
    }

    var tagPage: PageAddress { MessagePlacement.page(of: tagOffset) }
    var lengthPage: PageAddress { MessagePlacement.page(of: lengthOffset) }
    var pages: ClosedRange<PageAddress> { tagPage...MessagePlacement.page(of: endOffset - 1) }

    /// The page's content with the whole TLV in place.
    func applied(to content: [UInt8], of page: PageAddress) -> [UInt8] {
        setting(content, of: page) { bytes[$0] }
    }

    /// The page's content with the T in place and a length of zero, and a terminator where the page has room for it.
    func emptied(_ content: [UInt8], of page: PageAddress) -> [UInt8] {
        setting(content, of: page) { offset in
            switch offset {
            case tagOffset: TLVBlock.Tag.message.rawValue
            case lengthOffset: 0
            case behindLengthOffset: TLVBlock.Tag.terminator.rawValue
            default: nil
            }
        }
    }

    /// The page's content with the T in place.
    func tagged(_ content: [UInt8], of page: PageAddress) -> [UInt8] {
        setting(content, of: page) { $0 == tagOffset ? TLVBlock.Tag.message.rawValue : nil }
    }

    /// Refuses when a block that is neither padding nor the end lies behind the present message: it would be
    /// overwritten, or cut off by the terminator in front of it.
    ///
    /// Behind an empty message whose length is the last byte of its page there is no telling a block from the message
    /// bytes that a torn write left, so that running again must be able to finish.
    func refuseToLoseBlocks(layout: TLVLayout, memory: MemoryImage) throws(PlanError) {
        guard let message = layout.message, let end = layout.endOfMessage else { return }
        let isPerhapsTorn =
            message.value.isEmpty && message.lengthFieldSize == 1
            && MessagePlacement.page(of: behindLengthOffset) != lengthPage
        guard !isPerhapsTorn else { return }
        let first = MessagePlacement.page(of: end)
        // The walk begins behind the message, so that it does not matter whether the pages before are known.
        let before = [UInt8](repeating: 0, count: first.byteAddress - PageAddress.dataArea.byteAddress)
        let area = (before + memory.knownBytes(from: first)).prefix(layout.dataAreaSize)
        var walker = TLVWalker(behindMessageOf: layout, area: Array(area))
        if let block = walker.firstBlockAhead() {
            throw .blockInTheWay(tag: block.tagByte, offset: block.offset.addingSaturated(layout.baseOffset))
        }
    }

    private func setting(_ content: [UInt8], of page: PageAddress, _ byte: (Int) -> UInt8?) -> [UInt8] {
        let start = page.byteAddress - PageAddress.dataArea.byteAddress
        return content.enumerated().map { byte(start + $0.offset) ?? $0.element }
    }

    // The initialiser leaves no offset behind page 255.
    private static func page(of offset: Int) -> PageAddress {
        PageAddress(rawValue: UInt8(clamping: PageAddress.dataArea.index + offset / PageAddress.size))
    }
}
