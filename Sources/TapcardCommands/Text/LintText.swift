// SPDX-License-Identifier: MIT

internal import VCard

/// What would hurt on a phone, as lines for a person.
enum LintText {
    static func lines(_ cards: [LintedCard]) -> [String] {
        cards.flatMap { card in card.findings.flatMap { lines($0, in: card) + [""] } }
            + [summary(cards.flatMap(\.findings))]
    }

    private static func lines(_ advice: VCardAdvice, in card: LintedCard) -> [String] {
        let place = "\(SafeText.oneLine(card.name)):\(advice.line):\(advice.column)"
        let words = "\(advice.severity.rawValue): \(advice.phone.name): \(SafeText.oneLine(advice.message))"
        return ["\(place): \(words)"]
            + SourceExcerpt.lines(of: card.bytes, line: advice.line, column: advice.column, offset: advice.offset)
    }

    private static func summary(_ findings: [VCardAdvice]) -> String {
        func count(_ severity: VCardAdvice.Severity, _ name: String) -> String? {
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
        }
        let counts = [count(.error, "error"), count(.warning, "warning"), count(.note, "note")].compactMap(\.self)
        var phones: [String] = []
        for finding in findings where finding.severity != .note && !phones.contains(finding.phone.name) {
            phones.append(finding.phone.name)
        }
        let told = counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
        return phones.isEmpty
            ? "Nothing that would hurt on a phone\(told)" : "Hurts on: \(phones.joined(separator: ", "))\(told)"
    }
}
