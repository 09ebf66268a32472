// SPDX-License-Identifier: MIT

/// Words of the table inside shell scripts.
enum ShellText {
    /// Returns `text` between single quotes, for bash and zsh.
    static func quoted(_ text: String) -> String {
        "'" + replacing(text) { $0 == "'" ? "'\\''" : nil } + "'"
    }

    /// Returns `text` between single quotes, for fish.
    static func fishQuoted(_ text: String) -> String {
        "'" + replacing(text) { $0 == "'" || $0 == "\\" ? "\\\($0)" : nil } + "'"
    }

    /// Returns `text` with a backslash before each of `characters`.
    static func escaped(_ text: String, _ characters: String) -> String {
        replacing(text) { characters.contains($0) ? "\\\($0)" : nil }
    }

    /// The name of a function: letters and digits are kept, anything else becomes an underscore.
    static func identifier(_ words: [String]) -> String {
        "_" + replacing(words.joined(separator: "_")) { $0.isASCII && ($0.isLetter || $0.isNumber) ? nil : "_" }
    }

    private static func replacing(_ text: String, _ replacement: (Character) -> String?) -> String {
        var result = ""
        for character in text {
            if let other = replacement(character) { result += other } else { result.append(character) }
        }
        return result
    }
}
