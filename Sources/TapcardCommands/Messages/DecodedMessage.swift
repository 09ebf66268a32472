// SPDX-License-Identifier: MIT

internal import NDEF
internal import VCard

/// An NDEF message decoded leniently, with every offset counted from the start of what the caller passed, also where
/// a tag's reserved bytes lie in the middle of the message.
struct DecodedMessage {
    let records: [ShownRecord]
    let findings: [FindingDocument]

    /// How many findings more there are than the limit lets through.
    let omittedFindings: Int

    /// Whether the bytes hold a secret that is not to be shown.
    let isHidden: Bool

    /// The first finding that strict decoding stops at.
    let firstError: CommandFailure?

    /// Decodes a message that lies in one piece.
    init(_ bytes: [UInt8], isRevealing: Bool = false) {
        self.init(bytes, isRevealing) { $0 }
    }

    /// Decodes a message whose bytes lie at these offsets of something bigger.
    init(_ bytes: [UInt8], at ranges: [Range<Int>], isRevealing: Bool) {
        self.init(bytes, isRevealing) { offset in
            var left = offset
            for range in ranges {
                if left < range.count { return range.lowerBound + left }
                left -= range.count
            }
            return (ranges.last?.upperBound ?? 0) + left
        }
    }

    private init(_ bytes: [UInt8], _ isRevealing: Bool, absolute: (Int) -> Int) {
        let decoding = NDEFDecoding(lenient: bytes)
        var records: [ShownRecord] = []
        var findings = decoding.findings.map { FindingDocument($0, offset: absolute($0.offset)) }
        let siblings = decoding.records.map(\.record)
        for (index, located) in decoding.records.enumerated() {
            let shown = ShownRecord(
                located,
                index: index,
                offset: absolute(located.offset),
                siblings: siblings,
                isRevealing: isRevealing
            )
            records.append(shown)
            for finding in shown.cards?.findings ?? [] {
                let offset = absolute(located.offset(ofPayload: finding.offset))
                findings.append(FindingDocument(finding, inRecord: index, offset: offset))
            }
        }
        self.records = records
        self.findings = findings
        omittedFindings = decoding.omittedFindings
        // What could not be read may hold what would be hidden.
        let isWhole = !decoding.findings.contains { $0.severity == .error }
        isHidden = records.contains(where: \.isHidden) || !isRevealing && !isWhole && Secret.mayLie(in: bytes)
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
}
