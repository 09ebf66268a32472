// SPDX-License-Identifier: MIT

/// A page of help that belongs to no command, such as the exit status.
package struct Topic: Hashable, Sendable {
    package let name: String
    package let summary: String

    /// The heading of its section in the manual page.
    package let title: String

    /// Paragraphs, an empty line between them; a line that begins with a blank is kept as it is.
    package let text: String

    package init(_ name: String, _ summary: String, title: String? = nil, text: String) {
        self.name = name
        self.summary = summary
        self.title = title ?? name.uppercased().split(separator: "-").joined(separator: " ")
        self.text = text
    }
}
