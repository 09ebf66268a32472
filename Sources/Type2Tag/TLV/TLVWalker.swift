// SPDX-License-Identifier: MIT

/// One walk over the blocks of a data area of which a beginning is known.
///
/// Its own offsets count from the start of the area; the base is added where they leave it.
struct TLVWalker {
    private enum Step {
        case goOn
        case stop
    }

    private let area: [UInt8]
    private let extent: TLVLayout.Extent
    private let memorySize: Int?
    private let baseOffset: Int
    private let maximumBlocks: Int

    private var addresses: DataAreaAddresses
    private var position = 0
    private var blocks: [TLVBlock] = []
    private var findings: [Type2TagFinding] = []
    private var bytesNeeded: Int?
    private var isDamaged = false
    private var hasMessage = false
    private var placementAddresses: DataAreaAddresses?

    init(
        area: [UInt8],
        dataAreaSize: Int,
        memorySize: Int?,
        extent: TLVLayout.Extent,
        baseOffset: Int,
        maximumBlocks: Int
    ) {
        self.area = area
        self.extent = extent
        self.memorySize = memorySize
        self.baseOffset = baseOffset
        self.maximumBlocks = maximumBlocks
        addresses = DataAreaAddresses(size: dataAreaSize)
    }

    /// Goes on behind the message of a layout, with what that walk learnt.
    init(behindMessageOf layout: TLVLayout, area: [UInt8]) {
        self.area = area
        extent = .wholeArea
        memorySize = nil
        baseOffset = 0
        // No more than a tag can have: what lies behind the message must be seen.
        maximumBlocks = .max
        addresses = layout.placementAddresses
        position = layout.endOfMessage ?? layout.dataAreaSize
    }

    /// The first block ahead that is neither padding nor the end, also when only its beginning is known.
    ///
    /// Nil when there is none, when the bytes are not known, and for bytes that are no block.
    mutating func firstBlockAhead() -> (tagByte: UInt8, offset: Int)? {
        while case .goOn = step() {
            if let block = blocks.last, block.tag != .null { return (block.tagByte, block.offset) }
        }
        guard bytesNeeded != nil, position < area.count else { return nil }
        return (area[position], position)
    }

    mutating func walk() -> TLVLayout {
        while case .goOn = step() {}
        noticeWhatIsMissing()
        return TLVLayout(
            dataAreaSize: addresses.size,
            blocks: baseOffset == 0 ? blocks : blocks.map { $0.shifted(by: baseOffset) },
            findings: findings,
            bytesNeeded: bytesNeeded,
            isDamaged: isDamaged,
            place: place,
            endOfMessage: blocks.first { $0.tag == .message }?.endOffset,
            addresses: addresses,
            placementAddresses: placementAddresses ?? addresses,
            baseOffset: baseOffset
        )
    }

    // MARK: One block

    private mutating func step() -> Step {
        position = addresses.usable(from: position)
        guard position < addresses.size else { return .stop }
        guard let tagByte = byte(at: position) else { return .stop }
        let hasRoom = blocks.count < maximumBlocks
        switch TLVBlock.Tag(rawValue: tagByte) {
        case .null where !hasRoom:
            // Padding costs nothing when it is not kept, and says nothing.
            position += 1
            return .goOn
        case .terminator where !hasRoom:
            return .stop
        case .null:
            append(tagByte, lengthFieldSize: 0, valueRanges: [], end: position + 1)
            return .goOn
        case .terminator:
            append(tagByte, lengthFieldSize: 0, valueRanges: [], end: position + 1)
            return .stop
        default:
            if hasRoom { return stepOverValue(of: tagByte) }
            notice(.limitExceeded(maximum: maximumBlocks), .error, at: position, block: position)
            isDamaged = true
            return .stop
        }
    }

    private mutating func stepOverValue(of tagByte: UInt8) -> Step {
        let start = position
        guard let (length, fieldSize, valueStart) = readLength(of: tagByte, startingAt: start) else { return .stop }
        guard let ranges = addresses.ranges(holding: length, from: valueStart) else {
            let excess = length - addresses.room(from: valueStart)
            notice(
                .valueOverruns(tag: tagByte, length: length, excess: excess),
                .error,
                at: addresses.usable(from: start + 1),
                block: start
            )
            isDamaged = true
            return .stop
        }
        let end = ranges.last?.upperBound ?? valueStart
        guard end <= area.count else {
            bytesNeeded = end
            return .stop
        }
        append(tagByte, lengthFieldSize: fieldSize, valueRanges: ranges, end: end)
        return afterBlock()
    }

    /// Reads a length field: the value, its bytes, and where the value begins.
    ///
    /// Nil when the walk must stop.
    private mutating func readLength(of tagByte: UInt8, startingAt start: Int) -> (Int, Int, Int)? {
        let fieldStart = addresses.usable(from: start + 1)
        var offset = fieldStart
        guard let first = lengthByte(at: offset, of: tagByte, block: start) else { return nil }
        guard first == 0xFF else { return (Int(first), 1, offset + 1) }
        offset = addresses.usable(from: offset + 1)
        guard let high = lengthByte(at: offset, of: tagByte, block: start) else { return nil }
        offset = addresses.usable(from: offset + 1)
        guard let low = lengthByte(at: offset, of: tagByte, block: start) else { return nil }
        let length = Int(high) << 8 | Int(low)
        guard length != 0xFFFF else {
            notice(.lengthReserved(tag: tagByte), .error, at: fieldStart, block: start)
            isDamaged = true
            return nil
        }
        if length < 0xFF {
            notice(.lengthNotCanonical(tag: tagByte, length: length), .warning, at: fieldStart, block: start)
        }
        return (length, 3, offset + 1)
    }

    private mutating func lengthByte(at offset: Int, of tagByte: UInt8, block: Int) -> UInt8? {
        guard offset < addresses.size else {
            notice(.lengthTruncated(tag: tagByte), .error, at: min(offset, addresses.size), block: block)
            isDamaged = true
            return nil
        }
        return byte(at: offset)
    }

    private mutating func append(_ tagByte: UInt8, lengthFieldSize: Int, valueRanges: [Range<Int>], end: Int) {
        blocks.append(
            TLVBlock(
                tagByte: tagByte,
                offset: position,
                lengthFieldSize: lengthFieldSize,
                value: valueRanges.flatMap { area[$0] },
                valueRanges: valueRanges,
                endOffset: end
            )
        )
        position = end
    }

    private mutating func afterBlock() -> Step {
        guard let block = blocks.last else { return .stop }
        let start = block.offset
        switch block.tag {
        case .lockControl, .memoryControl:
            noticeControl(block, at: start)
        case .message:
            if hasMessage { notice(.severalMessages, .warning, at: start, block: start) }
            hasMessage = true
            if placementAddresses == nil { placementAddresses = addresses }
            if extent == .firstMessage { return .stop }
        default:
            break
        }
        return .goOn
    }

    private mutating func noticeControl(_ block: TLVBlock, at start: Int) {
        let tag = block.tagByte
        guard let area = block.controlArea else {
            let reason: Type2TagError.Reason =
                block.value.count == 3
                ? .controlReservedField(tag: tag) : .controlLength(tag: tag, length: block.value.count)
            notice(reason, .error, at: addresses.usable(from: start + 1), block: start)
            return
        }
        if let memorySize, area.byteAddress + area.byteCount > memorySize {
            notice(
                .controlOutsideMemory(tag: tag, byteAddress: area.byteAddress, byteCount: area.byteCount),
                .warning,
                at: block.valueRanges.first?.lowerBound ?? block.endOffset,
                block: start
            )
        }
        addresses.reserve(area.offsets(inDataAreaOf: addresses.size))
    }

    // MARK: The end of the walk

    private mutating func noticeWhatIsMissing() {
        guard bytesNeeded == nil else { return }
        if addresses.size == 0 {
            notice(.emptyInput, .error, at: 0, block: 0)
            isDamaged = true
        } else if !hasMessage, let first = area.first, looksLikeRecord(first) {
            findings.insert(
                Type2TagFinding(Type2TagError(.looksLikeMessage, at: baseOffset), .error),
                at: 0
            )
            isDamaged = true
        }
    }

    /// Whether a byte is the header of a message's first record: MB set, CF clear, a TNF that may begin a message.
    private func looksLikeRecord(_ byte: UInt8) -> Bool {
        byte & 0x80 != 0 && byte & 0x20 == 0 && byte & 0x07 < 6
    }

    /// The place of the first message, else the terminator's, else where the NULL TLVs at the end begin.
    private var place: Int? {
        if let message = blocks.first(where: { $0.tag == .message }) { return message.offset }
        guard bytesNeeded == nil, !isDamaged else { return nil }
        let used = blocks.last { $0.tag != .null && $0.tag != .terminator }
        let place = addresses.usable(from: used?.endOffset ?? 0)
        return place < addresses.size ? place : nil
    }

    private mutating func byte(at offset: Int) -> UInt8? {
        guard offset < area.count else {
            bytesNeeded = offset + 1
            return nil
        }
        return area[offset]
    }

    private mutating func notice(
        _ reason: Type2TagError.Reason,
        _ severity: Type2TagFinding.Severity,
        at offset: Int,
        block: Int
    ) {
        findings.append(
            Type2TagFinding(
                Type2TagError(
                    reason,
                    at: offset.addingSaturated(baseOffset),
                    inBlockAt: block.addingSaturated(baseOffset)
                ),
                severity
            )
        )
    }
}
