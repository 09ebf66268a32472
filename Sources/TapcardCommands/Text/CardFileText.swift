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
            return ["", head] + excerpt(around: finding, in: bytes)
        }
    }

    /// The physical line with a caret, when it is short and plain enough for a caret to stand right.
    private static func excerpt(around finding: VCardFinding, in bytes: [UInt8]) -> [String] {
        guard finding.offset <= bytes.count, finding.column >= 1 else { return [] }
        let start = finding.offset - (finding.column - 1)
        guard start >= 0 else { return [] }
        let rest = bytes[start...]
        let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
        let line = bytes[start..<end]
        guard (1...100).contains(line.count), line.allSatisfy({ (0x20...0x7E).contains($0) }) else { return [] }
        let number = "\(finding.line) | "
        return [
            number + String(decoding: line, as: UTF8.self),
            String(repeating: " ", count: number.count + finding.column - 1) + "^",
        ]
    }
}
