// SPDX-License-Identifier: MIT

internal import VCard

/// The cards of a file and what was noticed in them, with the line and a caret under the place.
enum CardFileText {
    static func lines(_ decoding: VCardDecoding, of bytes: [UInt8], name: String) -> [String] {
        let cards = decoding.cards.flatMap { CardText.lines($0) + [""] }
        return Array(cards.dropLast()) + findingLines(decoding.findings, of: bytes, name: name)
            + DecodedText.omittedLines(decoding.omittedFindings)
    }

    private static func findingLines(_ findings: [VCardFinding], of bytes: [UInt8], name: String) -> [String] {
        findings.flatMap { finding in
            let severity = finding.severity == .error ? "error" : "warning"
            let head =
                "\(SafeText.oneLine(name)):\(finding.line):\(finding.column): \(severity): \(SafeText.oneLine(finding.message))"
            return ["", head]
                + SourceExcerpt.lines(of: bytes, line: finding.line, column: finding.column, offset: finding.offset)
        }
    }
}
