// SPDX-License-Identifier: MIT

/// One TLV block of a data area (Type 2 Tag 1.1 §2.3).
public struct TLVBlock: Hashable, Sendable {
    /// The tags that the standard names; every other value is reserved and skipped by its length.
    public enum Tag: UInt8, Hashable, Sendable {
        /// 00h: padding of one byte, without a length.
        case null = 0x00
        /// 01h: where the dynamic lock bytes lie.
        case lockControl = 0x01
        /// 02h: where reserved memory lies.
        case memoryControl = 0x02
        /// 03h: an NDEF message.
        case message = 0x03
        /// FDh: data of the manufacturer's own.
        case proprietary = 0xFD
        /// FEh: the end, without a length.
        case terminator = 0xFE
    }

    /// The tag byte as read.
    public let tagByte: UInt8

    /// Where the tag byte lies, counted from the start of the area plus the layout's `baseOffset`.
    public let offset: Int

    /// Bytes of the length field: 0, 1 or 3.
    public let lengthFieldSize: Int

    /// The value, without bytes that a control TLV sets apart.
    public let value: [UInt8]

    /// Where each byte of the value lies, counted like `offset`; one range unless set-apart bytes lie between.
    public let valueRanges: [Range<Int>]

    /// Where the byte behind the block lies, counted like `offset`.
    public let endOffset: Int

    /// The tag, or nil for a reserved one.
    public var tag: Tag? { Tag(rawValue: tagByte) }

    /// The area a control TLV sets apart; nil for other blocks and for a malformed value.
    public var controlArea: ControlArea? {
        switch tag {
        case .lockControl: ControlArea(lockControl: value)
        case .memoryControl: ControlArea(memoryControl: value)
        default: nil
        }
    }
}
