// SPDX-License-Identifier: MIT

/// The remarks in parentheses after a description.
enum HelpNotes {
    static func choices(_ choices: [Choice]) -> [String] {
        choices.isEmpty ? [] : ["values: " + choices.map(\.value).joined(separator: ", ")]
    }

    static func about(_ option: OptionDeclaration) -> [String] {
        var notes: [String] = []
        if option.isRequired { notes.append("required") }
        if option.isRepeatable { notes.append("may be repeated") }
        if let text = option.defaultText { notes.append("default: \(text)") }
        if let variable = option.environment { notes.append("environment: \(variable)") }
        return notes
    }

    static func append(_ notes: [String], to help: String) -> String {
        notes.isEmpty ? help : help + " (" + notes.joined(separator: "; ") + ")"
    }
}
