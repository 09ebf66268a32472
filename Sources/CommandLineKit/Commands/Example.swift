// SPDX-License-Identifier: MIT

/// A line to be typed, and what it does.
package struct Example: Hashable, Sendable {
    /// The whole line, the tool's name included.
    package let line: String
    package let summary: String

    package init(_ line: String, _ summary: String) {
        self.line = line
        self.summary = summary
    }
}
