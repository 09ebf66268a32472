// SPDX-License-Identifier: MIT

/// What a shell offers when a value is to be completed.
package enum CompletionHint: Hashable, Sendable {
    /// Nothing.
    case none

    /// Files with one of these extensions (no dot), and folders; any file when there are none.
    case files(_ extensions: [String] = [])

    /// The choices of the value.
    case choices

    /// What `tool __complete KIND` prints: a candidate a line, a tab before its description if it has one.
    case dynamic(_ kind: String)
}
