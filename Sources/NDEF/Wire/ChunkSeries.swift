// SPDX-License-Identifier: MIT

/// A record being put together from chunks (NDEF 1.0, clause 2.3.3).
struct ChunkSeries {
    let flags: RecordFlags
    let typeLength: UInt8
    let idLength: UInt8

    /// Where the first chunk begins in the input.
    let offset: Int

    // Type, id and as much of the payload as was read.
    private var storage: [UInt8] = []
    private var pieces: [ChunkLayout.Piece] = []

    init(_ first: NDEFRecordLayout, in bytes: NDEFBytes) {
        flags = RecordFlags(rawValue: first.flags.rawValue & RecordFlags.ofOneRecord)
        typeLength = first.typeLength
        idLength = first.idLength
        offset = first.offset
        storage += bytes[first.typeOffset..<first.payloadOffset]
        append(first, in: bytes)
    }

    private var payloadCount: Int { storage.count - Int(typeLength) - Int(idLength) }

    mutating func append(_ chunk: NDEFRecordLayout, in bytes: NDEFBytes) {
        pieces.append(
            ChunkLayout.Piece(
                payloadOffset: payloadCount, inputOffset: chunk.payloadOffset - offset, isShort: chunk.flags.isShort))
        storage += bytes[chunk.payloadOffset..<chunk.end]
    }

    var record: NDEFRecord {
        NDEFRecord(
            storage: storage, start: 0, flags: flags, typeLength: typeLength, idLength: idLength,
            payloadLength: UInt32(clamping: payloadCount), chunks: ChunkLayout(pieces))
    }
}
