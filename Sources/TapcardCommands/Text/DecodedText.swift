// SPDX-License-Identifier: MIT

internal import Bytes
internal import Type2Tag

/// What was decoded, as lines for a person.
enum DecodedText {
    static func lines(_ decoded: Decoded) -> [String] {
        var lines: [String] = []
        if let tag = decoded.tag {
            // A tag on a reader is asked for its message; a dump is asked for everything.
            let isLive = decoded.reader != nil
            lines += isLive ? TagText.briefLines(tag, reader: decoded.reader) : TagText.lines(tag, reader: nil)
            lines.append("")
        } else if let blocks = decoded.blocks, !blocks.isEmpty {
            lines += blockLines(blocks) + [""]
        }
        lines += recordLines(decoded)
        // What ends the command is said by its error.
        let last = decoded.isEmptyHanded ? decoded.findings.firstIndex { $0.severity == "error" } : nil
        var findings = decoded.findings
        if let last { findings.remove(at: last) }
        return lines + findingLines(findings) + omittedLines(decoded.omittedFindings)
    }

    private static func recordLines(_ decoded: Decoded) -> [String] {
        if decoded.isBlank { return ["No message: the tag is blank"] }
        if decoded.records.isEmpty { return ["No record could be read"] }
        let count = decoded.records.count
        let records = count == 1 ? "1 record" : "\(count) records"
        return ["NDEF message, \(records), \(decoded.message?.count ?? 0) bytes"]
            + decoded.records.flatMap { [""] + RecordText.lines($0, count: count) }
    }

    /// Runs of NULL TLVs take one line.
    private static func blockLines(_ blocks: [TLVBlock]) -> [String] {
        var lines = ["Offset  TLV"]
        var index = 0
        while index < blocks.count {
            let block = blocks[index]
            var name = BlockName.text(block.tag)
            var next = index + 1
            if block.tag == .null {
                while next < blocks.count, blocks[next].tag == .null { next += 1 }
                if next - index > 1 { name += ", \(next - index) of them" }
            } else if block.tag != .terminator {
                name += ", \(block.value.count) bytes"
                if block.tag == nil { name += " (tag \(Hexadecimal.digits(of: block.tagByte))h)" }
                if let area = block.controlArea { name += ", \(describe(area))" }
            }
            let offset = String(block.offset)
            lines.append(String(repeating: " ", count: max(6 - offset.count, 0)) + offset + "  " + name)
            index = next
        }
        return lines
    }

    private static func describe(_ area: ControlArea) -> String {
        if let bits = area.lockBitCount, let bytes = area.bytesPerLockBit {
            return "\(bits) lock bits from byte \(area.byteAddress) on, \(bytes) bytes a bit"
        }
        return "\(area.byteCount) reserved bytes from byte \(area.byteAddress) on"
    }

    static func omittedLines(_ count: Int) -> [String] {
        count == 0 ? [] : ["\(count) more findings are left out"]
    }

    static func findingLines(_ findings: [FindingDocument]) -> [String] {
        guard !findings.isEmpty else { return [] }
        return [""]
            + findings.map { finding in
                // The second record inside the first is record 1.2.
                let path = finding.path ?? finding.record.map { [$0] } ?? []
                let number = path.map { "\($0 + 1)" }.joined(separator: ".")
                let record = number.isEmpty ? "" : ", record \(number)"
                return "\(finding.severity) at offset \(finding.offset)\(record): \(SafeText.oneLine(finding.message))"
            }
    }
}
