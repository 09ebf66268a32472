// SPDX-License-Identifier: MIT

internal import Bytes

/// A record being put together from chunks (NDEF 1.0, clause 2.3.3).
struct ChunkSeries {
    let flags: RecordFlags
    let typeLength: UInt8
    let idLength: UInt8

    /// Where the first chunk begins in the message.
    let offset: Int

    // Type, id and as much of the payload as was read.
    private var storage: [UInt8] = []
    private var pieces: [ChunkLayout.Piece] = []

    /// Begins with the first chunk, in bytes that begin at `origin` of the message.
    init(_ first: NDEFRecordLayout, in bytes: NDEFBytes, at origin: Int) {
        flags = RecordFlags(rawValue: first.flags.rawValue & RecordFlags.ofOneRecord)
        typeLength = first.typeLength
        idLength = first.idLength
        offset = origin + first.offset
        storage.append(copying: bytes.span.extracting(first.typeOffset..<first.payloadOffset))
        append(first, in: bytes, at: origin)
    }

    private var payloadCount: Int { storage.count - Int(typeLength) - Int(idLength) }

    mutating func append(_ chunk: NDEFRecordLayout, in bytes: NDEFBytes, at origin: Int) {
        pieces.append(
            ChunkLayout.Piece(
                payloadOffset: payloadCount, inputOffset: origin + chunk.payloadOffset - offset,
                isShort: chunk.flags.isShort))
        storage.append(copying: bytes.span.extracting(chunk.payloadRange))
    }

    var record: NDEFRecord {
        NDEFRecord(
            storage: storage, start: 0, flags: flags, typeLength: typeLength, idLength: idLength,
            payloadLength: UInt32(clamping: payloadCount), chunks: ChunkLayout(pieces))
    }
}
