// SPDX-License-Identifier: MIT

/// The TLV blocks of a data area, as far as its bytes are known.
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

    /// The blocks in order, NULL TLVs and the terminator among them.
    public let blocks: [TLVBlock]

    /// What was noticed, in order.
    public let findings: [Type2TagFinding]

    /// Offsets inside the area that control TLVs set apart, sorted.
    public var reservedRanges: [Range<Int>] { addresses.reserved.map { $0.shifted(by: baseOffset) } }

    /// When the known bytes ended before the walk did: how many bytes of the area it needs to go on.
    public let bytesNeeded: Int?

    /// Where an NDEF message TLV begins or can be put, counted from the start of the area; nil when the blocks are so
    /// damaged that no place is safe, when they fill the area, or while bytes are missing.
    public let messagePosition: Int?

    let addresses: DataAreaAddresses

    /// The addresses that a reader of the first message uses: a control TLV behind it changes nothing for it.
    let placementAddresses: DataAreaAddresses

    let baseOffset: Int

    /// The first NDEF message TLV: the message.
    public var message: TLVBlock? { blocks.first { $0.tag == .message } }

    /// The longest message that fits in place of the present one; nil when there is no safe place for one, not even
    /// for the two bytes that an empty one takes.
    public var capacity: MessageCapacity? {
        messagePosition.map { placementAddresses.room(from: $0) }.flatMap { $0 < 2 ? nil : MessageCapacity(room: $0) }
    }
}

extension Range<Int> {
    func shifted(by distance: Int) -> Range<Int> { (lowerBound + distance)..<(upperBound + distance) }
}
