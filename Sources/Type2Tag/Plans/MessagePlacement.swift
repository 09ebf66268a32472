// SPDX-License-Identifier: MIT

/// Where each byte of an NDEF message TLV goes: T, L, the message, and the terminator when there is room.
struct MessagePlacement {
    /// Bytes of the data area that a WRITE can reach: page 255 is the last one it can name.
    static let reachableSize = (0x100 - PageAddress.dataArea.index) * PageAddress.size

    /// The bytes to set, by their offset in the data area.
    private var bytes: [Int: UInt8]
    private let addresses: DataAreaAddresses
    let tagOffset: Int
    let lengthOffset: Int
    /// Where the TLV ends.
    private let contentEnd: Int
    private var endOffset: Int

    init(message: [UInt8], layout: TLVLayout, wiping: Bool = false) throws(PlanError) {
        guard let position = layout.place else { throw MessagePlacement.refusal(of: message.count, layout) }
        try self.init(message: message, at: position, among: layout.placementAddresses)
        if wiping { wipe() }
    }

    init(message: [UInt8], at position: Int, among addresses: DataAreaAddresses) throws(PlanError) {
        let addresses = addresses.limited(to: MessagePlacement.reachableSize)
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
        contentEnd = (offsets.last ?? position) + 1
        var end = contentEnd
        let terminator = addresses.usable(from: end)
        if terminator < addresses.size {
            bytes[terminator] = TLVBlock.Tag.terminator.rawValue
            end = terminator + 1
        }
        self.bytes = bytes
        self.addresses = addresses
        tagOffset = offsets[0]
        lengthOffset = offsets[1]
        endOffset = end
    }

    /// Zeros behind the terminator, up to the end of the data area.
    private mutating func wipe() {
        clear(from: endOffset, to: addresses.size)
        endOffset = max(endOffset, addresses.size)
    }

    private mutating func clear(from start: Int, to end: Int) {
        var offset = addresses.usable(from: start)
        while offset < end {
            bytes[offset] = 0
            offset = addresses.usable(from: offset + 1)
        }
    }

    /// Padding instead of a terminator up to `end`, where other blocks begin; false when the TLV goes past it.
    mutating func pad(to end: Int) -> Bool {
        guard contentEnd <= end else { return false }
        bytes = bytes.filter { $0.key < contentEnd }
        clear(from: contentEnd, to: end)
        endOffset = max(end, contentEnd)
        return true
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

    /// The page's content with the whole TLV in place, but for one byte when `gate` names it.
    func applied(to content: [UInt8], of page: PageAddress, gate: (offset: Int, byte: UInt8)? = nil) -> [UInt8] {
        setting(content, of: page) { $0 == gate?.offset ? gate?.byte : bytes[$0] }
    }

    private func setting(_ content: [UInt8], of page: PageAddress, _ byte: (Int) -> UInt8?) -> [UInt8] {
        let start = page.byteAddress - PageAddress.dataArea.byteAddress
        return content.enumerated().map { byte(start + $0.offset) ?? $0.element }
    }

    // The initialiser leaves no offset behind page 255.
    static func page(of offset: Int) -> PageAddress {
        PageAddress(rawValue: UInt8(clamping: PageAddress.dataArea.index + offset / PageAddress.size))
    }
}
