// SPDX-License-Identifier: MIT

/// The first byte of a record: five flags and the TNF (NDEF 1.0, clause 3.2).
@frozen
@usableFromInline
struct RecordFlags: Hashable, Sendable {
    @inlinable static var messageBegin: UInt8 { 0x80 }
    @inlinable static var messageEnd: UInt8 { 0x40 }
    @inlinable static var chunk: UInt8 { 0x20 }
    @inlinable static var shortRecord: UInt8 { 0x10 }
    @inlinable static var idLengthPresent: UInt8 { 0x08 }
    @inlinable static var typeNameFormat: UInt8 { 0x07 }

    /// What is the record's own, wherever in a message it stands.
    static let ofOneRecord: UInt8 = shortRecord | idLengthPresent | typeNameFormat

    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The flags of a record in its shortest form.
    init(canonical format: TypeNameFormat, payloadCount: Int, hasID: Bool) {
        rawValue =
            format.rawValue | (payloadCount <= 255 ? Self.shortRecord : 0) | (hasID ? Self.idLengthPresent : 0)
    }

    var beginsMessage: Bool { rawValue & Self.messageBegin != 0 }
    @inlinable var endsMessage: Bool { rawValue & Self.messageEnd != 0 }
    /// More chunks of this payload follow.
    @inlinable var isChunked: Bool { rawValue & Self.chunk != 0 }
    @inlinable var isShort: Bool { rawValue & Self.shortRecord != 0 }
    @inlinable var hasIDLength: Bool { rawValue & Self.idLengthPresent != 0 }
    @inlinable var typeNameFormat: TypeNameFormat {
        TypeNameFormat(rawValue: rawValue & Self.typeNameFormat) ?? .reserved
    }

    // What the flags alone say about the header.

    @inlinable var payloadLengthSize: Int { isShort ? 1 : 4 }
    @inlinable var headerSize: Int { idLengthOffset + (hasIDLength ? 1 : 0) }
    /// Where the lengths stand, counted from the start of the record.
    @inlinable var typeLengthOffset: Int { 1 }
    @inlinable var payloadLengthOffset: Int { 2 }
    @inlinable var idLengthOffset: Int { 2 + payloadLengthSize }
}
