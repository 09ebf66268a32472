// SPDX-License-Identifier: MIT

/// Where the bytes of a payload stand in the input: in one piece, or in one piece a chunk.
struct PayloadPlaces: Hashable, Sendable {
    private struct Piece: Hashable, Sendable {
        let payloadOffset: Int
        let inputOffset: Int
    }

    // Ordered by payload offset; no two begin at the same one.
    private var pieces: [Piece] = []

    /// Adds a piece; one without bytes gives way to the next.
    mutating func append(payloadOffset: Int, inputOffset: Int) {
        if pieces.last?.payloadOffset == payloadOffset { pieces.removeLast() }
        pieces.append(Piece(payloadOffset: payloadOffset, inputOffset: inputOffset))
    }

    /// The input offset of a payload byte; an index behind the payload counts on from its last piece.
    ///
    /// - Complexity: logarithmic in the number of pieces.
    func inputOffset(of index: Int) -> Int {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = low + (high - low) / 2
            if pieces[middle].payloadOffset <= index { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return pieces.first?.inputOffset ?? 0 }
        let piece = pieces[low - 1]
        let (sum, isTooLarge) = piece.inputOffset.addingReportingOverflow(index - piece.payloadOffset)
        return isTooLarge ? .max : sum
    }
}
