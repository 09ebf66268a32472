// SPDX-License-Identifier: MIT

/// A reader as it is named on the command line.
package enum ReaderName: Hashable, Sendable {
    /// Whatever can answer.
    case auto
    /// A software tag kept in a file.
    case file(path: String)
    /// A device of libnfc, by its connection string; nil is the only one.
    case libnfc(String?)
    /// A PC/SC reader whose name contains the text; nil is the only one.
    case pcsc(String?)

    /// Reads `auto`, `file:PATH`, `libnfc[:CONNSTRING]`, `pcsc[:NAME]`; nil for anything else.
    package init?(parsing text: String) {
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

extension ReaderName: CustomStringConvertible {
    /// The name as it is given on the command line.
    package var description: String {
        switch self {
        case .auto: "auto"
        case .file(let path): "file:\(path)"
        case .libnfc(let string): string.map { "libnfc:\($0)" } ?? "libnfc"
        case .pcsc(let name): name.map { "pcsc:\($0)" } ?? "pcsc"
        }
    }

    /// The name on one line as a shell takes it literally: libraries and devices name readers as they like.
    package var forShell: String {
        let word = SafeText.oneLine(description)
        let isPlain = word.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(byte) || byte == UInt8(ascii: "_")
        }
        if isPlain { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
