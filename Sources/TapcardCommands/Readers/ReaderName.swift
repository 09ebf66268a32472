// SPDX-License-Identifier: MIT

/// A reader as it is named on the command line.
enum ReaderName: Hashable, Sendable {
    /// Whatever can answer.
    case auto
    /// A software tag kept in a file.
    case file(path: String)
    /// A device of libnfc, by its connection string; nil is the only one.
    case libnfc(String?)
    /// A PC/SC reader whose name contains the text; nil is the only one.
    case pcsc(String?)

    /// Reads `auto`, `file:PATH`, `libnfc[:CONNSTRING]`, `pcsc[:NAME]`; nil for anything else.
    init?(parsing text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts.count > 1 ? String(parts[1]) : nil
        switch (parts.first, rest) {
        case ("auto", nil): self = .auto
        case ("file", let path?) where !path.isEmpty: self = .file(path: path)
        case ("libnfc", nil): self = .libnfc(nil)
        case ("libnfc", let string?) where !string.isEmpty: self = .libnfc(string)
        case ("pcsc", nil): self = .pcsc(nil)
        case ("pcsc", let name?) where !name.isEmpty: self = .pcsc(name)
        default: return nil
        }
    }
}
