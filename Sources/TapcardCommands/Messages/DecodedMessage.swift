// SPDX-License-Identifier: MIT

internal import NDEF
internal import VCard

/// An NDEF message decoded leniently, with every offset counted from the start of what the caller passed, also where
/// a tag's reserved bytes lie in the middle of the message.
struct DecodedMessage {
    let records: [ShownRecord]
    let findings: [FindingDocument]

    /// The first finding that strict decoding stops at.
    let firstError: CommandFailure?

    /// Decodes a message that lies in one piece.
    init(_ bytes: [UInt8]) {
        self.init(bytes) { $0 }
    }

    /// Decodes a message whose bytes lie at these offsets of something bigger.
    init(_ bytes: [UInt8], at ranges: [Range<Int>]) {
        self.init(bytes) { offset in
            var left = offset
            for range in ranges {
                if left < range.count { return range.lowerBound + left }
                left -= range.count
            }
            return (ranges.last?.upperBound ?? 0) + left
        }
    }

    private init(_ bytes: [UInt8], absolute: (Int) -> Int) {
        let decoding = NDEFDecoding(lenient: bytes)
        var records: [ShownRecord] = []
        var findings = decoding.findings.map { FindingDocument($0, offset: absolute($0.offset)) }
        for (index, located) in decoding.records.enumerated() {
            let payload = located.offset + DecodedMessage.payloadDistance(of: located, in: bytes)
            let shown = ShownRecord(
                located,
                index: index,
                offset: absolute(located.offset),
                payloadOffset: absolute(payload)
            )
            records.append(shown)
            for finding in shown.cards?.findings ?? [] {
                findings.append(FindingDocument(finding, inRecord: index, payloadOffset: shown.payloadOffset))
            }
        }
        self.records = records
        self.findings = findings
        firstError = decoding.findings.first { $0.severity == .error }.map { finding in
            var failure = CommandFailure(
                finding.code,
                "offset \(absolute(finding.offset)): \(finding.message)",
                exit: .dataError
            )
            failure.offset = absolute(finding.offset)
            failure.recordOffset = absolute(finding.recordOffset)
            return failure
        }
    }

    /// Bytes from a record's header to its payload; 0 for a chunked one, whose payload lies in several places.
    private static func payloadDistance(of located: NDEFDecoding.Located, in bytes: [UInt8]) -> Int {
        guard bytes.indices.contains(located.offset) else { return 0 }
        let header = bytes[located.offset]
        guard header & 0x20 == 0 else { return 0 }
        let lengths = 2 + (header & 0x10 == 0 ? 4 : 1) + (header & 0x08 == 0 ? 0 : 1)
        return lengths + located.record.type.count + located.record.id.count
    }
}
