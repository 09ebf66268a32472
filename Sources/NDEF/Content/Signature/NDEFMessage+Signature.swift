// SPDX-License-Identifier: MIT

extension NDEFMessage {
    /// The records that a Signature record covers: from the Signature record before it, or from the start, up to it.
    ///
    /// What is signed of each is its type, id and payload (RTD Signature). A start marker covers nothing, and ends
    /// what the next one covers like a signature does.
    ///
    /// - Parameter index: The index of a record.
    /// - Returns: Indexes of records, possibly none; nil when the record is no Signature record that can be read.
    /// - Complexity: linear in `index`.
    public func recordsCovered(bySignatureAt index: Int) -> Range<Int>? {
        guard records.indices.contains(index), case .signature(let signature) = records[index].content else {
            return nil
        }
        if signature.isStartMarker { return index..<index }
        let previous = records[..<index].lastIndex { WellKnownType(of: $0) == .signature }
        return (previous.map { $0 + 1 } ?? 0)..<index
    }
}
