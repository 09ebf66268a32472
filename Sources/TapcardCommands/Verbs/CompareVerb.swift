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
        let facts = comparison.fields.filter { !$0.isPage }
        let pages = comparison.fields.filter(\.isPage)
        var lines = ["here       \(SafeText.oneLine(here))", "there      \(SafeText.oneLine(there))", ""]
        for (verdict, title) in CompareVerb.titles {
            lines += facts.filter { $0.verdict == verdict }.map { "\(title) \($0.label): \($0.values)" }
            let alike = pages.filter { $0.verdict == verdict }
            if verdict == .conflict {
                lines += alike.map { "\(title) \($0.label): \($0.values)" }
            } else if !alike.isEmpty {
                lines.append("\(title) \(alike.count == 1 ? "1 page" : "\(alike.count) pages") of memory")
            }
        }
        let result =
            comparison.isEqual
            ? "equal: what the second reader tells, the first tells too"
            : "not equal: see \"only there\" and \"conflict\""
        return lines + ["", "Result     \(result)"]
    }

    private static let titles: [(TagComparison.Verdict, String)] = [
        (.identical, "identical "), (.onlyHere, "only here "), (.onlyThere, "only there"), (.conflict, "conflict  "),
        (.nowhere, "not told  "),
    ]
}

extension TagComparison.Field {
    fileprivate var isPage: Bool { name.hasPrefix("page ") }

    /// The name in words: `lockedPages` becomes `locked pages`.
    fileprivate var label: String {
        name.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
        }
    }

    fileprivate var values: String {
        func shown(_ value: String?) -> String { value.map { $0.isEmpty ? "none" : SafeText.oneLine($0) } ?? "" }
        return switch verdict {
        case .identical, .onlyHere: shown(here)
        case .onlyThere: shown(there)
        case .conflict: "\(shown(here)) here, \(shown(there)) there"
        case .nowhere: "neither reader reports it"
        }
    }
}
