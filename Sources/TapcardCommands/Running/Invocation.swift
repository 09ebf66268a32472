// SPDX-License-Identifier: MIT

internal import CommandLineKit

/// One run of one command: what was typed, and where results go.
struct Invocation {
    let arguments: ParsedArguments
    let console: any Console
    let libraries: any ReaderLibraries
    let machine: ExaminedMachine
    let environment: [String: String]

    var isJSON: Bool { arguments[Keys.json] }

    /// The same run, seen from one part of a series.
    func describing(_ part: ParsedArguments) -> Invocation {
        Invocation(
            arguments: part, console: console, libraries: libraries, machine: machine, environment: environment)
    }

    /// Prints a result: the document with `--json`, else the lines.
    func show(_ document: @autoclosure () -> some Encodable, lines: @autoclosure () -> [String]) {
        console.writeOutput(isJSON ? JSONText.line(document()) : lines().map { $0 + "\n" }.joined())
    }

    /// Says something that is not the result.
    func remark(_ line: String) {
        if !isJSON { console.writeError("tapcard: \(SafeText.oneLine(line))\n") }
    }
}
