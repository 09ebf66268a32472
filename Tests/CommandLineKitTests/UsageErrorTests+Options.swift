// SPDX-License-Identifier: MIT

import CommandLineKit

extension UsageErrorTests {
    static let options = [
        Case(
            name: "a long option nobody knows",
            words: ["track", "--paint"],
            kind: .unknownOption("--paint"),
            message: "unknown option '--paint'"
        ),
        Case(
            name: "a misspelt long option",
            words: ["track", "--jsn"],
            kind: .unknownOption("--jsn"),
            message: "unknown option '--jsn'",
            suggestion: "did you mean '--json'?"
        ),
        Case(
            name: "a misspelt long option with a value",
            words: ["track", "--carier=dove"],
            kind: .unknownOption("--carier"),
            message: "unknown option '--carier'",
            suggestion: "did you mean '--carrier'?"
        ),
        Case(
            name: "a misspelt inversion",
            words: ["send", "letter", "--no-progres", "x"],
            kind: .unknownOption("--no-progres"),
            message: "unknown option '--no-progres'",
            suggestion: "did you mean '--no-progress'?"
        ),
        Case(
            name: "a long option in upper case",
            words: ["track", "--JSON"],
            kind: .unknownOption("--JSON"),
            message: "unknown option '--JSON'",
            suggestion: "did you mean '--json'?"
        ),
        Case(
            name: "a long option with one dash",
            words: ["track", "-json"],
            kind: .unknownOption("-j"),
            message: "unknown option '-j'",
            suggestion: "did you mean '--json'?"
        ),
        Case(
            name: "a misspelt help option",
            words: ["track", "--hlep"],
            kind: .unknownOption("--hlep"),
            message: "unknown option '--hlep'",
            suggestion: "did you mean '--help'?"
        ),
        Case(
            name: "a hidden option is not suggested",
            words: ["track", "--trac"],
            kind: .unknownOption("--trac"),
            message: "unknown option '--trac'"
        ),
        Case(
            name: "an option is not shortened",
            words: ["track", "--verb"],
            kind: .unknownOption("--verb"),
            message: "unknown option '--verb'"
        ),
        Case(
            name: "a short option nobody knows",
            words: ["track", "-x"],
            kind: .unknownOption("-x"),
            message: "unknown option '-x'"
        ),
        Case(
            name: "a short option nobody knows, in a cluster",
            words: ["track", "-vx"],
            kind: .unknownOption("-x"),
            message: "unknown option '-x'"
        ),
        Case(
            name: "an option of the tool alone, after the command",
            words: ["track", "--profile", "home"],
            kind: .unknownOption("--profile"),
            message: "unknown option '--profile'"
        ),
        Case(
            name: "an option of a command, before it",
            words: ["--weight", "5", "send", "letter", "x"],
            kind: .unknownCommand("5"),
            message: "unknown command '5'"
        ),
        Case(
            name: "the version after a command",
            words: ["track", "--version"],
            kind: .unknownOption("--version"),
            message: "unknown option '--version'"
        ),
        Case(
            name: "an option given twice",
            words: ["track", "--carrier", "a", "-c", "b"],
            kind: .repeatedOption("-c"),
            message: "option '-c' is given more than once"
        ),
        Case(
            name: "an option given before and after the command",
            words: ["-c", "a", "track", "--carrier=b"],
            kind: .repeatedOption("--carrier"),
            message: "option '--carrier' is given more than once"
        ),
        Case(
            name: "a flag given twice",
            words: ["track", "--json", "--json"],
            kind: .repeatedOption("--json"),
            message: "option '--json' is given more than once"
        ),
        Case(
            name: "a flag turned on and off",
            words: ["send", "letter", "--progress", "--no-progress", "x"],
            kind: .repeatedOption("--no-progress"),
            message: "option '--no-progress' is given more than once"
        ),
        Case(
            name: "two options that exclude each other",
            words: ["send", "letter", "--to-box", "x", "--to-door"],
            kind: .conflictingOptions("--to-door", "--to-box"),
            message: "'--to-door' and '--to-box' exclude each other"
        ),
        Case(
            name: "a required option that is missing",
            words: ["send", "parcel", "small"],
            kind: .missingOption("--insure"),
            message: "missing option '--insure'"
        ),
        Case(
            name: "the first of two errors is told",
            words: ["track", "--jsn", "--paint"],
            kind: .unknownOption("--jsn"),
            message: "unknown option '--jsn'",
            suggestion: "did you mean '--json'?"
        ),
        Case(
            name: "a control character does not reach the terminal",
            words: ["track", "--\u{1B}[2J"],
            kind: .unknownOption("--\u{1B}[2J"),
            message: "unknown option '--\\u{1B}[2J'"
        ),
        Case(
            name: "a very long word is cut",
            words: ["track", "--" + String(repeating: "x", count: 1000)],
            kind: .unknownOption("--" + String(repeating: "x", count: 1000)),
            message: "unknown option '--\(String(repeating: "x", count: 58))...'"
        ),
    ]
}
