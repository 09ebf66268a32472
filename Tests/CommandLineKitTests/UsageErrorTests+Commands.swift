// SPDX-License-Identifier: MIT

import CommandLineKit

extension UsageErrorTests {
    static let commands = [
        Case(
            name: "a command nobody knows",
            words: ["paint"],
            kind: .unknownCommand("paint"),
            message: "unknown command 'paint'"
        ),
        Case(
            name: "a misspelt command",
            words: ["trak"],
            kind: .unknownCommand("trak"),
            message: "unknown command 'trak'",
            suggestion: "did you mean 'track'?"
        ),
        Case(
            name: "a command with two letters swapped",
            words: ["sedn"],
            kind: .unknownCommand("sedn"),
            message: "unknown command 'sedn'",
            suggestion: "did you mean 'send'?"
        ),
        Case(
            name: "half the word is not near",
            words: ["trax"],
            kind: .unknownCommand("trax"),
            message: "unknown command 'trax'"
        ),
        Case(
            name: "a misspelt alias",
            words: ["fnid"],
            kind: .unknownCommand("fnid"),
            message: "unknown command 'fnid'",
            suggestion: "did you mean 'find'?"
        ),
        Case(
            name: "a misspelt help command",
            words: ["hepl"],
            kind: .unknownCommand("hepl"),
            message: "unknown command 'hepl'",
            suggestion: "did you mean 'help'?"
        ),
        Case(
            name: "a hidden command is not suggested",
            words: ["weihg"],
            kind: .unknownCommand("weihg"),
            message: "unknown command 'weihg'"
        ),
        Case(
            name: "a misspelt command on the second level",
            words: ["send", "leter"],
            kind: .unknownCommand("leter"),
            message: "unknown command 'leter'",
            suggestion: "did you mean 'letter'?"
        ),
        Case(
            name: "an unknown command goes before help",
            words: ["trak", "--help"],
            kind: .unknownCommand("trak"),
            message: "unknown command 'trak'",
            suggestion: "did you mean 'track'?"
        ),
        Case(
            name: "help for a command nobody knows",
            words: ["help", "trak"],
            kind: .unknownCommand("trak"),
            message: "unknown command 'trak'",
            suggestion: "did you mean 'track'?"
        ),
        Case(
            name: "help for a misspelt topic",
            words: ["help", "exit-code"],
            kind: .unknownCommand("exit-code"),
            message: "unknown command 'exit-code'",
            suggestion: "did you mean 'exit-codes'?"
        ),
        Case(
            name: "help with an option",
            words: ["help", "--json"],
            kind: .unknownOption("--json"),
            message: "unknown option '--json'"
        ),
        Case(
            name: "a group without a command",
            words: ["send"],
            kind: .missingCommand,
            message: "missing command",
            suggestion: "expected 'letter' or 'parcel'"
        ),
        Case(
            name: "options alone",
            words: ["--json"],
            kind: .missingCommand,
            message: "missing command",
            suggestion: "expected 'send', 'track', 'shift' or 'copy'"
        ),
        Case(
            name: "a command behind two dashes is none",
            words: ["--", "track"],
            kind: .unexpectedOperand("track"),
            message: "unexpected operand 'track'"
        ),
    ]

    static let operands = [
        Case(
            name: "an operand that is missing",
            words: ["send", "letter"],
            kind: .missingOperand("ADDRESS"),
            message: "missing operand ADDRESS"
        ),
        Case(
            name: "the second of two operands is missing",
            words: ["copy", "a"],
            kind: .missingOperand("FOLDER"),
            message: "missing operand FOLDER"
        ),
        Case(
            name: "both operands are missing",
            words: ["copy"],
            kind: .missingOperand("SOURCE"),
            message: "missing operand SOURCE"
        ),
        Case(
            name: "one operand too many",
            words: ["track", "7", "8"],
            kind: .unexpectedOperand("8"),
            message: "unexpected operand '8'"
        ),
        Case(
            name: "an operand for a command without any",
            words: ["weigh", "7"],
            kind: .unexpectedOperand("7"),
            message: "unexpected operand '7'"
        ),
        Case(
            name: "an operand that is none of the choices",
            words: ["send", "parcel", "--insure=1", "lagre"],
            kind: .invalidValue(name: "SIZE", value: "lagre"),
            message: "invalid value 'lagre' for SIZE, expected 'small', 'medium' or 'large'",
            suggestion: "did you mean 'large'?"
        ),
        Case(
            name: "a negative operand below the range",
            words: ["shift", "-31"],
            kind: .invalidValue(name: "DAYS", value: "-31"),
            message: "invalid value '-31' for DAYS, expected a whole number from -30 to 30"
        ),
    ]
}
