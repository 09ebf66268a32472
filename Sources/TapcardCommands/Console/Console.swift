// SPDX-License-Identifier: MIT

internal import Glibc

/// Everything the tool sees of the outside but tags: tests put their own in its place.
package protocol Console: AnyObject {
    /// Whether standard output is a terminal.
    var outputIsTerminal: Bool { get }

    /// Columns of the terminal, when there is one.
    var width: Int? { get }

    /// Whether somebody asked to stop.
    var isInterrupted: Bool { get }

    /// Reads standard input to its end.
    func readInput() throws(CommandFailure) -> [UInt8]

    /// Why the result did not arrive; nil while all of it did.
    var outputFailure: String? { get }

    /// Writes the result.
    func writeOutput(_ bytes: [UInt8])

    /// Writes talk and errors.
    func writeError(_ bytes: [UInt8])

    /// Asks on the terminal and returns the line typed, or nil when there is no terminal to ask on.
    func ask(_ prompt: String) -> Answer
}

/// What came of asking.
package enum Answer: Hashable, Sendable {
    /// A line was typed.
    case line(String)
    /// The end of the input, or an interruption.
    case none
    /// There is no terminal.
    case noTerminal
}

extension Console {
    /// Lets a twentieth of a second pass, or less when a signal comes.
    func pause() { usleep(50_000) }

    package func writeOutput(_ text: String) { writeOutput(Array(text.utf8)) }
    package func writeError(_ text: String) { writeError(Array(text.utf8)) }
}
