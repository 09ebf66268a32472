// SPDX-License-Identifier: MIT

/// A page of help that belongs to no command, such as the exit status.
package struct Topic: Hashable, Sendable {
    package let name: String
    package let summary: String

    /// Paragraphs, an empty line between them; a line that begins with a blank is kept as it is.
    package let text: String

    package init(_ name: String, _ summary: String, text: String) {
        self.name = name
        self.summary = summary
        self.text = text
    }
}
