// SPDX-License-Identifier: MIT

import TapcardCommands

/// A console that keeps what is said and plays what was prepared.
final class RecordingConsole: Console {
    var outputIsTerminal = false
    var width: Int?
    var outputFailure: String?

    /// What standard input holds.
    var input: [UInt8] = []

    /// What comes of the next questions, in order; none is left after the last.
    var answers: [Answer] = []

    /// From which look on somebody has asked to stop, counted from 1; never when nil.
    var stopsAtLook: Int?

    /// Done while a question stands on the terminal.
    var whileAsking: () -> Void = {}

    /// Done at each look for an interruption, with its number from 1.
    var atLook: (Int) -> Void = { _ in }

    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    private(set) var prompts: [String] = []
    private var looks = 0

    var isInterrupted: Bool {
        looks += 1
        atLook(looks)
        return stopsAtLook.map { looks >= $0 } ?? false
    }

    func readInput() throws(CommandFailure) -> [UInt8] { input }

    func writeOutput(_ bytes: [UInt8]) { output += bytes }

    func writeError(_ bytes: [UInt8]) { errors += bytes }

    func ask(_ prompt: String) -> Answer {
        prompts.append(prompt)
        whileAsking()
        return answers.isEmpty ? .none : answers.removeFirst()
    }
}
