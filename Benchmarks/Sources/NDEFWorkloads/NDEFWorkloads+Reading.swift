// SPDX-License-Identifier: MIT

import NDEF
import Timing

extension NDEFWorkloads {
    /// Borrowed reading: the frames of the records, in place; all messages lie in one array.
    func reading() throws -> Workload {
        let storage = inputs.flatMap { $0 }
        var ranges: [Range<Int>] = []
        for input in inputs {
            let start = ranges.last?.upperBound ?? 0
            ranges.append(start..<(start + input.count))
        }
        let count = try ranges.reduce(0) { try $0 + frames(of: storage.span.extracting($1)).records }
        return workload("ndef-read", totals: "records=\(count)") { [ranges] in
            let span = storage.span
            var bytes = 0
            for range in ranges { bytes += try frames(of: span.extracting(range)).bytes }
            keep(bytes)
        }
    }
}

/// How many records there are, and how many bytes types, ids and payloads have.
private func frames(of input: Span<UInt8>) throws(NDEFError) -> (records: Int, bytes: Int) {
    var reader = NDEFRecordReader()
    var bytes = 0
    while let record = try reader.next(in: input) {
        bytes += record.typeRange.count + record.idRange.count + record.payloadRange.count
    }
    return (reader.recordCount, bytes)
}
