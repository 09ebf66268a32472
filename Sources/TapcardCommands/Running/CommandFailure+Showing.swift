// SPDX-License-Identifier: MIT

extension CommandFailure {
    /// The lines for a person.
    var text: String {
        var lines = ["tapcard: error: \(SafeText.oneLine(message))"]
        lines += notes.map { "tapcard: \(SafeText.oneLine($0))" }
        if let hint { lines.append("tapcard: hint: \(SafeText.oneLine(hint))") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The one line for a script.
    var json: String {
        let document = ErrorDocument(
            error: ErrorDocument.Details(
                code: code,
                message: message,
                exit: exit.rawValue,
                offset: offset,
                recordOffset: recordOffset,
                line: line,
                column: column,
                hint: hint,
                cards: cards
            )
        )
        return JSONText.line(document)
    }
}
