// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Where a byte of type or payload stands in the input in which the record begins at `start`.
    func inputOffset(of place: ContentFault.Place, behind start: Int) -> Int {
        NDEFDecodingOptions.place(inputOffset(of: place), behind: start)
    }

    /// Where a byte of type or payload stood in the input, counted from the first byte of the record.
    func inputOffset(of place: ContentFault.Place) -> Int {
        switch place {
        case .type(let index):
            return NDEFDecodingOptions.place(index, behind: flags.headerSize)
        case .payload(let index):
            if let chunks { return chunks.inputOffset(ofPayload: index) }
            return NDEFDecodingOptions.place(index, behind: flags.headerSize + typeCount + Int(idLength))
        }
    }
}
