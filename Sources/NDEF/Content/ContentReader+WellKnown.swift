// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads a record of a well-known type; letter case counts (RTD 1.0).
    mutating func readWellKnown(_ record: NDEFRecord) -> RecordContent? {
        let type = record.typeSpan
        if type.matches("U") { return readURI(record) }
        if type.matches("T") { return readText(record) }
        return readFurtherWellKnown(record)
    }
}
