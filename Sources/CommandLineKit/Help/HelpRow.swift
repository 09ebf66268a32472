// SPDX-License-Identifier: MIT

/// A label and what it means, in two columns.
struct HelpRow {
    let label: String
    let help: String

    /// Described choices, each on lines of its own below.
    let choices: [Choice]

    static let help = HelpRow("-h, --help", "Show this help")
    static let version = HelpRow("    --version", "Show the version")

    init(_ label: String, _ help: String, choices: [Choice] = []) {
        self.label = label
        self.help = help
        self.choices = choices
    }

    init(_ operand: OperandDeclaration) {
        let isDescribed = operand.choices.contains { !$0.help.isEmpty }
        let notes = isDescribed ? [] : HelpNotes.choices(operand.choices)
        self.init(operand.usage, HelpNotes.append(notes, to: operand.help), choices: isDescribed ? operand.choices : [])
    }

    init(_ option: OptionDeclaration) {
        let isDescribed = option.choices.contains { !$0.help.isEmpty }
        let notes = (isDescribed ? [] : HelpNotes.choices(option.choices)) + HelpNotes.about(option)
        self.init(
            Self.label(of: option),
            HelpNotes.append(notes, to: option.help),
            choices: isDescribed ? option.choices : []
        )
    }

    /// Returns `-r, --reader READER`; a long spelling keeps its column when there is no short one.
    private static func label(of option: OptionDeclaration) -> String {
        let names = option.spellings.map(\.description).joined(separator: ", ")
        let indent = option.spellings.first?.isLong == true ? "    " : ""
        return indent + names + (option.placeholder.map { " " + $0 } ?? "")
    }

    func lines(width: Int) -> [String] {
        let column = HelpText.labelColumn
        let margin = String(repeating: " ", count: column)
        var lines = TextFlow.lines(help, width: width - column)
        for choice in choices {
            let wrapped = TextFlow.lines(choice.help, width: width - column - 4)
            lines.append("  " + choice.value + (wrapped.isEmpty || wrapped.count > 1 ? "" : ": " + wrapped[0]))
            if wrapped.count > 1 || lastIsTooWide(lines, width: width - column) {
                lines[lines.count - 1] = "  " + choice.value
                lines += wrapped.map { "    " + $0 }
            }
        }
        let head = "  " + label
        guard let first = lines.first else { return [head] }
        let padding = column - head.count
        guard padding >= 2 else { return [head] + lines.map { margin + $0 } }
        return [head + String(repeating: " ", count: padding) + first] + lines.dropFirst().map { margin + $0 }
    }

    private func lastIsTooWide(_ lines: [String], width: Int) -> Bool {
        (lines.last?.count ?? 0) > width
    }
}
