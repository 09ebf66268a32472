// SPDX-License-Identifier: MIT

extension NDEFDecoding {
    /// A record and where it stands.
    public struct Located: Hashable, Sendable {
        /// The record as read.
        public let record: NDEFRecord

        /// The offset of its first header byte, from the start of the input plus the options' `baseOffset`.
        public let offset: Int

        /// What the record is.
        public let content: RecordContent

        /// The offset of a byte of the payload, counted like `offset`; right for a payload that came in chunks too.
        ///
        /// - Parameter index: Counted from the start of the payload, chunks joined. An index behind the payload
        ///   counts on from its last chunk, a negative one is taken for 0.
        /// - Returns: Where the byte stands.
        /// - Complexity: logarithmic in the number of chunks.
        public func offset(ofPayload index: Int) -> Int {
            record.inputOffset(of: .payload(max(index, 0)), behind: offset)
        }
    }
}
