// SPDX-License-Identifier: MIT

/// The page writes that make a tag one that holds NDEF data, with an empty message.
///
/// The data area comes first and the container last, so that a tag pulled away in between holds no NDEF data or an
/// empty message. The container is written by an OR that can never be undone, and only when the result is exactly what
/// is wanted (Type 2 Tag 1.1 §6.1, §6.4.2; NTAG21x data sheet 8.5.6).
public struct FormatPlan: Hashable, Sendable {
    /// The writes in the order in which they are to be sent; empty when the tag is formatted already.
    public let writes: [PageWrite]

    /// What page 3 holds afterwards.
    public let container: CapabilityContainer

    /// Plans formatting a tag.
    ///
    /// A sound message on it stays.
    ///
    /// - Parameters:
    ///   - memory: What was read: pages 2 and 3, the pages with dynamic lock bits and settings, and the data area.
    ///   - model: The chip; nil when it is unknown.
    ///   - dataAreaSize: Bytes of the data area that the container is to announce; nil for those of the chip. An
    ///     unknown chip needs one.
    ///   - withLockControlTLV: Whether a blank data area is to begin with the lock control TLV, where the chip has one.
    /// - Throws: `FormatError`.
    public init(
        memory: MemoryImage,
        model: ChipModel?,
        dataAreaSize: Int? = nil,
        withLockControlTLV: Bool = true
    ) throws(FormatError) {
        let page = PageAddress.capabilityContainer
        guard let content = memory[page], let found = CapabilityContainer(content) else { throw .pageNotRead(page) }
        let limit = model?.userMemorySize ?? MessagePlacement.reachableSize
        // A container that serves stays, whatever its size: nothing can be taken from it.
        let serves = found.serves(upTo: limit) && (dataAreaSize == nil || dataAreaSize == found.dataAreaSize)
        let wanted = try serves ? found : FormatPlan.container(for: model, size: dataAreaSize, limit: limit)
        let isExact = zip(found.bytes, wanted.bytes).allSatisfy { $0 | $1 == $1 }
        guard isExact else { throw .containerBitsSet(found: found.bytes, wanted: wanted.bytes) }

        let last = PageAddress.last(ofDataArea: wanted.dataAreaSize) ?? page
        try FormatPlan.refuseGuarded(page...last, memory: memory, model: model)
        let front = withLockControlTLV ? model?.lockControlTLV ?? [] : []
        var writes = try FormatPlan.dataArea(wanted, isFormatted: serves, front: front, memory: memory)
        if !serves { writes.append(PageWrite(page: page, data: wanted.bytes, purpose: .container)) }
        self.writes = writes
        container = wanted
    }

    private static func container(
        for model: ChipModel?,
        size: Int?,
        limit: Int
    ) throws(FormatError) -> CapabilityContainer {
        guard let size else {
            guard let model else { throw .sizeUnknown }
            return model.ndefContainer
        }
        guard size > 0, size <= limit, size.isMultiple(of: 8), let units = UInt8(exactly: size / 8) else {
            throw .sizeImpossible(size)
        }
        return CapabilityContainer(dataAreaUnits: units)
    }

    /// Refuses a tag on which a page that matters cannot be written.
    private static func refuseGuarded(
        _ pages: ClosedRange<PageAddress>,
        memory: MemoryImage,
        model: ChipModel?
    ) throws(FormatError) {
        var locked: Set<PageAddress> = []
        for lockPage in model?.lockPages ?? [.staticLocks] {
            guard let content = memory[lockPage.page] else { throw .pageNotRead(lockPage.page) }
            locked.formUnion(lockPage.lockedPages(by: content))
        }
        let inTheWay = PageAddress.pages(in: pages).filter { locked.contains($0) }
        guard inTheWay.isEmpty else { throw .pagesLocked(inTheWay) }
        guard let model else { return }
        guard let protection = PasswordProtection(memory: memory, model: model) else {
            throw .pageNotRead(model.configuration?.first ?? model.keyAuthentication?.first ?? pages.upperBound)
        }
        if protection.guardsWriting(of: pages.upperBound) { throw .passwordNeeded(from: protection.firstProtectedPage) }
    }

    private static func dataArea(
        _ container: CapabilityContainer,
        isFormatted: Bool,
        front: [UInt8],
        memory: MemoryImage
    ) throws(FormatError) -> [PageWrite] {
        let size = container.dataAreaSize
        let area = memory.dataArea(size: size)
        let layout = TLVLayout(walking: area, dataAreaSize: size, extent: .firstMessage)
        if let message = layout.message, isFormatted || message.value.isEmpty || message.holdsRecords { return [] }
        if isFormatted, let needed = layout.bytesNeeded { throw .pageNotRead(MessagePlacement.page(of: needed - 1)) }
        let blocks = front + [TLVBlock.Tag.message.rawValue, 0, TLVBlock.Tag.terminator.rawValue]
        // Blank, but for what a torn write left of these very blocks.
        let isBlank = area.enumerated().allSatisfy { index, byte in
            byte == 0 || index < blocks.count && byte == blocks[index]
        }
        guard isFormatted, !isBlank else { return try FormatPlan.initial(blocks, memory: memory) }
        do throws(PlanError) {
            return try WritePlan(message: [], layout: layout, memory: memory).writes
        } catch {
            switch error {
            case .pageNotRead(let page): throw .pageNotRead(page)
            case .layoutDamaged(let finding): throw .layoutDamaged(finding)
            default: throw .noRoom
            }
        }
    }

    /// The pages of an initialised data area, the last one first: as long as the T of the first block is missing there
    /// is no message, and what the pages show in between is none either.
    private static func initial(_ blocks: [UInt8], memory: MemoryImage) throws(FormatError) -> [PageWrite] {
        var writes: [PageWrite] = []
        for start in stride(from: 0, to: blocks.count, by: PageAddress.size).reversed() {
            let page = MessagePlacement.page(of: start)
            guard let content = memory[page] else { throw .pageNotRead(page) }
            let bytes = blocks[start..<min(start + PageAddress.size, blocks.count)]
            let data = Array(bytes) + content.dropFirst(bytes.count)
            if data != content { writes.append(PageWrite(page: page, data: data, purpose: .data)) }
        }
        return writes
    }
}

extension TLVBlock {
    /// Whether the value is a message by the lengths of its records, and no chance bytes.
    var holdsRecords: Bool { RecordLengths(value) == .end(value.count) }
}

extension CapabilityContainer {
    /// Whether a tag with this container can be read and written freely, in a data area that it has.
    fileprivate func serves(upTo limit: Int) -> Bool {
        objection(at: 0) == nil && writeAccess == .free && dataAreaSize > 0 && dataAreaSize <= limit
    }
}
