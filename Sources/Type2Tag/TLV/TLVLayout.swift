// SPDX-License-Identifier: MIT

/// The TLV blocks of a data area, as far as its bytes are known.
///
/// Every offset here, in the blocks, in the findings, and in errors about the layout counts from the same base: from
/// the start of the area, plus the `baseOffset` that it was walked with.
public struct TLVLayout: Hashable, Sendable {
    /// How far to walk.
    public enum Extent: Hashable, Sendable {
        /// Up to the first NDEF message TLV: enough to read a tag.
        case firstMessage
        /// Up to the terminator or the end of the area.
        case wholeArea
    }

    /// Bytes of the data area.
    public let dataAreaSize: Int

    /// The blocks in order, NULL TLVs and the terminator among them, at most as many as the walk was to keep.
    public let blocks: [TLVBlock]

    /// What was noticed, in order.
    public let findings: [Type2TagFinding]

    /// When the known bytes ended before the walk did: how many bytes of the area it needs to go on.
    public let bytesNeeded: Int?

    /// Whether there are blocks that cannot be followed, or no bytes at all.
    ///
    /// An area that other blocks fill is not damaged: it has no room.
    public let isDamaged: Bool

    // Counted from the start of the area, as TLV bytes are placed.
    let place: Int?
    let endOfMessage: Int?

    let addresses: DataAreaAddresses

    /// The addresses that a reader of the first message uses: a control TLV behind it changes nothing for it.
    let placementAddresses: DataAreaAddresses

    let baseOffset: Int

    /// What control TLVs set apart inside the area, sorted; `baseOffset` included.
    public var reservedRanges: [Range<Int>] { addresses.reserved.map { $0.shifted(by: baseOffset) } }

    /// Where an NDEF message TLV begins or can be put, `baseOffset` included.
    ///
    /// Nil when the blocks are so damaged that no place is safe, when they fill the area, or while bytes are missing.
    public var messagePosition: Int? { place?.addingSaturated(baseOffset) }

    /// The first NDEF message TLV: the message.
    public var message: TLVBlock? { blocks.first { $0.tag == .message } }

    /// The longest message that fits in place of the present one.
    ///
    /// 0 bytes when other blocks fill the area, even if an empty message has no room either. Nil when the blocks are
    /// so damaged that no place is safe, or while bytes are missing.
    public var capacity: MessageCapacity? {
        if let place { return MessageCapacity(room: placementAddresses.room(from: place)) }
        return isDamaged || bytesNeeded != nil ? nil : MessageCapacity(room: 0)
    }
}

extension TLVBlock {
    func shifted(by distance: Int) -> TLVBlock {
        TLVBlock(
            tagByte: tagByte,
            offset: offset.addingSaturated(distance),
            lengthFieldSize: lengthFieldSize,
            value: value,
            valueRanges: valueRanges.map { $0.shifted(by: distance) },
            endOffset: endOffset.addingSaturated(distance)
        )
    }
}

extension Range<Int> {
    func shifted(by distance: Int) -> Range<Int> {
        lowerBound.addingSaturated(distance)..<upperBound.addingSaturated(distance)
    }
}

extension Int {
    /// The sum, or the greatest integer where it does not fit; `self` is an offset, never negative.
    func addingSaturated(_ distance: Int) -> Int {
        let (sum, isTooLarge) = addingReportingOverflow(distance)
        return isTooLarge ? .max : sum
    }
}
