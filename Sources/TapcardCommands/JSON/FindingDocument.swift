// SPDX-License-Identifier: MIT

internal import NDEF
internal import Type2Tag
internal import VCard

/// Something noticed while decoding.
struct FindingDocument: Encodable {
    let code: String
    let offset: Int
    /// The number of the record; null for what lies outside records.
    @ExplicitNull var record: Int?
    let severity: String
    let message: String

    /// The number of the record, and behind it those of the records inside it; only where there is a record inside.
    var path: [Int]?

    /// What to do about it; only for what was typed.
    var hint: String?

    /// A doubt about what was typed.
    init(_ doubt: Doubt, record: Int, offset: Int) {
        code = doubt.code
        self.offset = offset
        _record = ExplicitNull(wrappedValue: record)
        severity = "warning"
        message = doubt.message
        hint = doubt.hint
    }

    init(_ finding: NDEFFinding, offset: Int) {
        code = finding.code
        self.offset = offset
        _record = ExplicitNull(wrappedValue: finding.recordIndex)
        severity = finding.severity == .error ? "error" : "warning"
        // The path has a place of its own.
        message = finding.path.count > 1 ? finding.reason.sentence : finding.message
        path = finding.path.count > 1 ? finding.path : nil
    }

    init(_ finding: Type2TagFinding) {
        code = finding.code
        offset = finding.offset
        _record = ExplicitNull(wrappedValue: nil)
        severity = finding.severity.rawValue
        // The offset has a place of its own.
        let prefix = "offset \(finding.offset): "
        message = finding.message.hasPrefix(prefix) ? String(finding.message.dropFirst(prefix.count)) : finding.message
    }

    /// A finding in the card of a record never makes the message around it malformed: it is a warning there.
    init(_ finding: VCardFinding, inRecord record: Int, offset: Int) {
        code = "vcard-\(finding.code)"
        self.offset = offset
        _record = ExplicitNull(wrappedValue: record)
        severity = "warning"
        message = "line \(finding.line), column \(finding.column) of the card: \(finding.message)"
    }
}

/// Something noticed in a vCard.
struct CardFindingDocument: Encodable, Sendable {
    let code: String
    let line: Int
    let column: Int
    let offset: Int
    let severity: String
    let message: String

    init(_ finding: VCardFinding) {
        code = finding.code
        line = finding.line
        column = finding.column
        offset = finding.offset
        severity = finding.severity == .error ? "error" : "warning"
        message = finding.message
    }
}
