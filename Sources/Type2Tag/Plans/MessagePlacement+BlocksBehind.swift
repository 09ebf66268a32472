// SPDX-License-Identifier: MIT

extension MessagePlacement {
    /// The byte that keeps the message shut while others change, and its value meanwhile.
    func gate(in memory: MemoryImage) -> (offset: Int, byte: UInt8) {
        byte(at: tagOffset, in: memory) == TLVBlock.Tag.message.rawValue
            ? (lengthOffset, 0) : (tagOffset, TLVBlock.Tag.terminator.rawValue)
    }

    /// The first block behind the present message that is neither padding nor the end.
    ///
    /// Behind an empty message there may be the bytes that a torn write left, and running again must be able to finish:
    /// what may be such bytes is no block.
    func blockAhead(layout: TLVLayout, memory: MemoryImage) -> (tagByte: UInt8, offset: Int)? {
        guard let message = layout.message, let end = layout.endOfMessage else { return nil }
        let first = MessagePlacement.page(of: end)
        // The walk begins behind the message, so that it does not matter whether the pages before are known.
        let before = [UInt8](repeating: 0, count: first.byteAddress - PageAddress.dataArea.byteAddress)
        let area = (before + memory.knownBytes(from: first)).prefix(layout.dataAreaSize)
        var walker = TLVWalker(behindMessageOf: layout, area: Array(area))
        guard let block = walker.firstBlockAhead() else { return nil }
        guard message.value.isEmpty, message.lengthFieldSize == 1 else { return block }
        return isPerhapsTorn(from: end, ahead: block.tagByte, layout, memory) ? nil : block
    }

    private func isPerhapsTorn(from end: Int, ahead tagByte: UInt8, _ layout: TLVLayout, _ memory: MemoryImage) -> Bool
    {
        let first = layout.placementAddresses.usable(from: end)
        let page = MessagePlacement.page(of: first)
        // The length is the last byte of its page: there is no telling a block from message bytes.
        guard page == lengthPage else { return true }
        // Nobody uses a reserved tag: it is a byte of a record, or of a length.
        guard TLVBlock.Tag(rawValue: tagByte) != nil else { return true }
        if let content = memory[page], applied(to: content, of: page, gate: (lengthOffset, 0)) == content {
            return content.dropFirst(first % PageAddress.size).contains { $0 != 0 }
        }
        let front = layout.placementAddresses.ranges(holding: 3, from: first)?.flatMap { $0 } ?? [first]
        let bytes = front.compactMap { byte(at: $0, in: memory) }
        guard bytes.count == 3 else { return false }
        // Two bytes of a length of three look like a tag of 1 to 3 and a length, for the greatest chips.
        switch TLVBlock.Tag(rawValue: bytes[0]) {
        case .message: return bytes[1] == 0 || !holdsRecords(from: front[2], count: Int(bytes[1]), memory)
        // A control TLV has three bytes, and the first is no header of a record.
        case .lockControl, .memoryControl: return bytes[1] != 3 || RecordLengths.mayBegin(with: bytes[2])
        default: return false
        }
    }

    private func holdsRecords(from offset: Int, count: Int, _ memory: MemoryImage) -> Bool {
        let known = memory.knownBytes(from: MessagePlacement.page(of: offset)).dropFirst(offset % PageAddress.size)
        return RecordLengths(Array(known.prefix(count))) == .end(count)
    }

    private func byte(at offset: Int, in memory: MemoryImage) -> UInt8? {
        memory[MessagePlacement.page(of: offset)]?[offset % PageAddress.size]
    }
}
