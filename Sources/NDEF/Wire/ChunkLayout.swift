// SPDX-License-Identifier: MIT

/// How a payload was cut into chunks (NDEF 1.0, clause 2.3.3).
final class ChunkLayout: Sendable {
    /// One chunk.
    struct Piece {
        /// Where its bytes begin in the joined payload.
        let payloadOffset: Int

        /// Where they stand in the input, counted from the first byte of the record.
        let inputOffset: Int
        let isShort: Bool
    }

    /// At least two, unless the record was read leniently; ordered by both offsets.
    private let pieces: [Piece]

    init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Cuts the payload of a record into chunks of a size, the last one being shorter.
    init(of record: NDEFRecord, chunkSize: Int) {
        var pieces: [Piece] = []
        var inputOffset = record.flags.headerSize + record.typeCount + Int(record.idLength)
        // The first header is of the form that its chunk needs, not of the form of the whole.
        if !record.flags.isShort, chunkSize <= 255 { inputOffset -= 3 }
        for offset in stride(from: 0, to: record.payloadCount, by: chunkSize) {
            let count = min(chunkSize, record.payloadCount - offset)
            if offset > 0 { inputOffset += count <= 255 ? 3 : 6 }
            pieces.append(Piece(payloadOffset: offset, inputOffset: inputOffset, isShort: count <= 255))
            inputOffset += count
        }
        self.pieces = pieces
    }

    var count: Int { pieces.count }
    var indices: Range<Int> { pieces.indices }

    func isShort(_ index: Int) -> Bool { pieces[index].isShort }

    func payloadRange(of index: Int, payloadCount: Int) -> Range<Int> {
        let next = index + 1
        return pieces[index].payloadOffset..<(next < pieces.count ? pieces[next].payloadOffset : payloadCount)
    }

    /// The bytes of all headers together, types and ids not counted.
    func headerSize(of record: NDEFRecord) -> Int {
        pieces.reduce(record.flags.hasIDLength ? 1 : 0) { $0 + ($1.isShort ? 3 : 6) }
    }

    /// Where a payload byte stands in the input, counted from the first byte of the record; an index behind the
    /// payload counts on from its last chunk.
    ///
    /// - Complexity: logarithmic in the number of chunks.
    func inputOffset(ofPayload index: Int) -> Int {
        // The last piece that begins at or before the byte: pieces without bytes give way to the next.
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = low + (high - low) / 2
            if pieces[middle].payloadOffset <= index { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return pieces.first?.inputOffset ?? 0 }
        let piece = pieces[low - 1]
        return NDEFDecodingOptions.place(index - piece.payloadOffset, behind: piece.inputOffset)
    }
}
