// SPDX-License-Identifier: MIT

internal import VCard

/// What would hurt on a phone.
struct LintDocument: Encodable {
    struct Finding: Encodable {
        let code: String
        /// The number of the record; not for a file of cards.
        let record: Int?
        let line: Int
        let column: Int
        let offset: Int
        let severity: String
        let phone: String
        let message: String
    }

    let schema = 1
    let kind = "lint"
    /// Whether there is more than notes.
    let hurts: Bool
    let findings: [Finding]

    init(_ cards: [LintedCard]) {
        findings = cards.flatMap { card in
            card.findings.map { advice in
                Finding(
                    code: advice.code,
                    record: card.record,
                    line: advice.line,
                    column: advice.column,
                    offset: advice.offset,
                    severity: advice.severity.rawValue,
                    phone: advice.phone.rawValue,
                    message: advice.message
                )
            }
        }
        hurts = cards.contains { $0.findings.contains { $0.severity != .note } }
    }
}
