// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads a record of a well-known type; letter case counts (RTD 1.0).
    mutating func readWellKnown(_ record: NDEFRecord) -> RecordContent? {
        // The two that most records have come first.
        if record.typeLength == 1 {
            let letter = record.typeSpan[0]
            if letter == UInt8(ascii: "U") { return readURI(record) }
            if letter == UInt8(ascii: "T") { return readText(record) }
        }
        return readFurtherWellKnown(record)
    }
}
