// SPDX-License-Identifier: MIT

internal import NDEF

extension NDEFPromises {
    /// The borrowing reader finds the records that decoding finds, and fails where decoding fails for the frame.
    static func reader(_ bytes: [UInt8]) throws(BrokenPromise) {
        let decoding = NDEFDecoding(lenient: bytes)
        var reader = NDEFRecordReader()
        var payload: [UInt8] = []
        var payloads: [[UInt8]] = []
        do throws(NDEFError) {
            while let record = try reader.next(in: bytes.span) {
                payload += bytes[record.payloadRange]
                if record.isFollowedByChunk { continue }
                payloads.append(payload)
                payload = []
            }
        } catch {
            let isReported = decoding.findings.contains { $0.reason == error.reason && $0.offset == error.offset }
            try promise(isReported, "the reader alone reports \(error.code) at \(error.offset)")
            return try promise((try? reader.next(in: bytes.span)) == .some(nil), "the reader goes on after an error")
        }
        try promise(payloads == decoding.records.map(\.record.payload.array), "the reader finds other payloads")
        try promise(reader.recordCount == payloads.count, "\(reader.recordCount) records, not \(payloads.count)")
        try promise(reader.position == decoding.bytesRead, "it stands at \(reader.position)")
    }
}
