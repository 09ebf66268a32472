// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import Type2Tag

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
            /// There, and true, when what is told holds a secret and is left out.
            let hidden: Bool?

            init(_ field: TagComparison.Field, isHidden: Bool) {
                self.field = field.name
                verdict = field.verdict.rawValue
                _here = ExplicitNull(wrappedValue: isHidden ? nil : field.here)
                _there = ExplicitNull(wrappedValue: isHidden ? nil : field.there)
                hidden = isHidden ? true : nil
            }
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
        // The message stands in the pages, too.
        let mayHide =
            !invocation.arguments[Keys.reveal]
            && [here, there].contains { Secret.mayLie(in: $0.memory) || Secret.mayLie(in: $0.message.bytes ?? []) }
        invocation.show(
            Document(
                here: hereName,
                there: thereName,
                equal: comparison.isEqual,
                fields: comparison.fields.map { Document.Field($0, isHidden: mayHide && $0.holdsMessage) }
            ),
            lines: lines(comparison, hereName, thereName, mayHide)
        )
        return comparison.isEqual ? .done : .answerIsNo
    }

    /// One after the other: the same tag may have to be carried from one reader to the next.
    private func inspect(_ reader: String) throws(CommandFailure) -> (TagInspection, String) {
        let session = try invocation.openSession(on: reader)
        return (try session.inspect(), session.readerName)
    }

    private func lines(_ comparison: TagComparison, _ here: String, _ there: String, _ mayHide: Bool) -> [String] {
        func values(_ field: TagComparison.Field) -> String {
            mayHide && field.holdsMessage ? "hidden, holds the key of a Wi-Fi network; --reveal shows it" : field.values
        }
        let facts = comparison.fields.filter { !$0.isPage }
        let pages = comparison.fields.filter(\.isPage)
        var lines = ["here       \(SafeText.oneLine(here))", "there      \(SafeText.oneLine(there))", ""]
        for (verdict, title) in CompareVerb.titles {
            lines += facts.filter { $0.verdict == verdict }.map { "\(title) \($0.label): \(values($0))" }
            let alike = pages.filter { $0.verdict == verdict }
            if verdict == .conflict {
                lines += alike.map { "\(title) \($0.label): \(values($0))" }
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

    fileprivate var holdsMessage: Bool { isPage || name == "message" }

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
