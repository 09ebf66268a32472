// SPDX-License-Identifier: MIT

/// Where the parts of a record lie in the input; of one chunk, when the record came in chunks.
///
/// All offsets count from the start of the span that was read, none of them has the base of the options.
@frozen
public struct NDEFRecordLayout: Hashable, Sendable {
    /// The first byte of the header.
    public let offset: Int

    /// The number of bytes of the payload, of this chunk only.
    public let payloadLength: UInt32

    @usableFromInline let flags: RecordFlags

    /// The number of bytes of the type.
    public let typeLength: UInt8

    /// The number of bytes of the id; 0 when there is none.
    public let idLength: UInt8

    @inlinable
    init(offset: Int, flags: RecordFlags, typeLength: UInt8, idLength: UInt8, payloadLength: UInt32) {
        self.offset = offset
        self.payloadLength = payloadLength
        self.flags = flags
        self.typeLength = typeLength
        self.idLength = idLength
    }

    /// How the type is to be read; `unchanged` for a middle or last chunk.
    @inlinable public var typeNameFormat: TypeNameFormat { flags.typeNameFormat }

    /// Whether another chunk of the payload follows.
    @inlinable public var isFollowedByChunk: Bool { flags.isChunked }

    /// Whether the payload goes on with that of the record before: a middle or last chunk.
    @inlinable public var isLaterChunk: Bool { typeNameFormat == .unchanged }

    /// Where the type lies; empty when there is none.
    @inlinable public var typeRange: Range<Int> { typeOffset..<(typeOffset + Int(typeLength)) }

    /// Where the id lies; empty when there is none.
    @inlinable public var idRange: Range<Int> {
        let start = typeOffset + Int(typeLength)
        return start..<(start + Int(idLength))
    }

    /// Where the payload lies; of this chunk only.
    @inlinable public var payloadRange: Range<Int> { payloadOffset..<end }

    /// The byte behind the record.
    @inlinable public var end: Int { payloadOffset + payloadCount }

    @inlinable var typeOffset: Int { offset + flags.headerSize }
    @inlinable var payloadOffset: Int { typeOffset + Int(typeLength) + Int(idLength) }
    @inlinable var payloadCount: Int { Int(clamping: payloadLength) }
}
