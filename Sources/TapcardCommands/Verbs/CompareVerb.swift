// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess

/// `tapcard compare`.
struct CompareVerb {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    private struct Document: Encodable {
        struct Field: Encodable {
            let field: String
            let verdict: String
            @ExplicitNull var here: String?
            @ExplicitNull var there: String?
        }
        let schema = 1
        let kind = "compare"
        let here: String
        let there: String
        let equal: Bool
        let fields: [Field]
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let (here, hereName) = try inspect(try invocation.operand(Keys.here))
        let (there, thereName) = try inspect(try invocation.operand(Keys.there))
        let comparison = TagComparison(here, there)
        invocation.show(
            Document(
                here: hereName,
                there: thereName,
                equal: comparison.isEqual,
                fields: comparison.fields.map {
                    Document.Field(field: $0.name, verdict: $0.verdict.rawValue, here: $0.here, there: $0.there)
                }
            ),
            lines: lines(comparison, hereName, thereName)
        )
        return comparison.isEqual ? .done : .answerIsNo
    }

    /// One after the other: the same tag may have to be carried from one reader to the next.
    private func inspect(_ reader: String) throws(CommandFailure) -> (TagInspection, String) {
        let session = try invocation.openSession(on: reader)
        return (try session.inspect(), session.readerName)
    }

    private func lines(_ comparison: TagComparison, _ here: String, _ there: String) -> [String] {
        var lines = ["here       \(SafeText.oneLine(here))", "there      \(SafeText.oneLine(there))", ""]
        let same = comparison.fields.filter { $0.verdict == .identical }
        let pages = same.filter { $0.name.hasPrefix("page ") }.count
        for field in same where !field.name.hasPrefix("page ") {
            lines.append("identical  \(field.name): \(SafeText.oneLine(field.here ?? ""))")
        }
        if pages > 0 { lines.append("identical  \(pages) pages of memory") }
        for field in comparison.fields {
            switch field.verdict {
            case .onlyHere: lines.append("only here  \(field.name): \(SafeText.oneLine(field.here ?? ""))")
            case .onlyThere: lines.append("only there \(field.name): \(SafeText.oneLine(field.there ?? ""))")
            case .conflict:
                let values = "\(field.here ?? "") here, \(field.there ?? "") there"
                lines.append("conflict   \(field.name): \(SafeText.oneLine(values))")
            case .nowhere: lines.append("not told   \(field.name): neither reader reports it")
            case .identical: break
            }
        }
        let result =
            comparison.isEqual
            ? "equal: what the second reader tells, the first tells too"
            : "not equal: see \"only there\" and \"conflict\""
        return lines + ["", "Result     \(result)"]
    }
}
