// SPDX-License-Identifier: MIT

/// Why a command did not do what it was asked for, ready to be shown.
package struct CommandFailure: Error, Sendable {
    /// A short name that scripts can rely on.
    package let code: String

    /// A sentence in lower case, without a full stop, with the numbers.
    ///
    /// Never empty.
    package let message: String

    /// What to do about it.
    package var hint: String?

    /// What the tool ends with.
    package let exit: ExitStatus

    /// Where in the input, in bytes from its start.
    package var offset: Int?

    /// Where the record or TLV block begins that the byte lies in.
    package var recordOffset: Int?

    /// The line of a vCard, from 1.
    package var line: Int?

    /// The column of a vCard, in bytes from 1.
    package var column: Int?

    /// What else is worth knowing, a line each, for a person.
    package var notes: [String] = []

    /// What the cards of the message cost and what to drop, for a script.
    var cards: [CardSizeDocument]?

    package init(_ code: String, _ message: String, exit: ExitStatus, hint: String? = nil) {
        self.code = code
        self.message = message
        self.exit = exit
        self.hint = hint
    }
}
