// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// The expected sentences are the project's own: lower case, no full stop, and they name what was typed.
@Suite struct UsageErrorTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let words: [String]
        let kind: UsageError.Kind
        let message: String
        var suggestion: String?
        var environment: [String: String] = [:]
        var testDescription: String { name }
    }

    @Test(arguments: options + values + commands + operands + environment)
    func refuses(_ sample: Case) throws {
        let error = try #require(throws: UsageError.self) {
            try Post.tool.parse(sample.words, environment: sample.environment)
        }
        #expect(error.kind == sample.kind)
        #expect(error.message == sample.message)
        #expect(error.suggestion == sample.suggestion)
    }

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

    static let values = [
        Case(
            name: "no value at the end",
            words: ["track", "--carrier"],
            kind: .missingValue(option: "--carrier"),
            message: "missing value for '--carrier'"
        ),
        Case(
            name: "no value for the last option of a cluster",
            words: ["track", "-vc"],
            kind: .missingValue(option: "-c"),
            message: "missing value for '-c'"
        ),
        Case(
            name: "an option where the value should be",
            words: ["track", "--carrier", "--json"],
            kind: .missingValue(option: "--carrier"),
            message: "missing value for '--carrier'"
        ),
        Case(
            name: "two dashes where the value should be",
            words: ["track", "--carrier", "--", "x"],
            kind: .missingValue(option: "--carrier"),
            message: "missing value for '--carrier'"
        ),
        Case(
            name: "a dashed word where the value should be",
            words: ["track", "--carrier", "-dove"],
            kind: .missingValue(option: "--carrier"),
            message: "missing value for '--carrier'",
            suggestion: "write '--carrier=-dove' if that is the value"
        ),
        Case(
            name: "a dashed word where the value of a short option should be",
            words: ["track", "-c", "--dove"],
            kind: .missingValue(option: "-c"),
            message: "missing value for '-c'",
            suggestion: "write '-c--dove' if that is the value"
        ),
        Case(
            name: "a value for a flag",
            words: ["track", "--json=yes"],
            kind: .unexpectedValue(option: "--json"),
            message: "option '--json' takes no value"
        ),
        Case(
            name: "a choice that is none",
            words: ["track", "--color", "purple"],
            kind: .invalidValue(name: "--color", value: "purple"),
            message: "invalid value 'purple' for '--color', expected 'auto', 'always' or 'never'"
        ),
        Case(
            name: "a misspelt choice",
            words: ["track", "--color=alwyas"],
            kind: .invalidValue(name: "--color", value: "alwyas"),
            message: "invalid value 'alwyas' for '--color', expected 'auto', 'always' or 'never'",
            suggestion: "did you mean 'always'?"
        ),
        Case(
            name: "a choice in upper case",
            words: ["track", "--color=NEVER"],
            kind: .invalidValue(name: "--color", value: "NEVER"),
            message: "invalid value 'NEVER' for '--color', expected 'auto', 'always' or 'never'",
            suggestion: "did you mean 'never'?"
        ),
        Case(
            name: "a number below the range",
            words: ["send", "letter", "-w0", "x"],
            kind: .invalidValue(name: "-w", value: "0"),
            message: "invalid value '0' for '-w', expected a whole number from 1 to 2000"
        ),
        Case(
            name: "a number above the range",
            words: ["send", "letter", "--weight", "2001", "x"],
            kind: .invalidValue(name: "--weight", value: "2001"),
            message: "invalid value '2001' for '--weight', expected a whole number from 1 to 2000"
        ),
        Case(
            name: "a number too large for the machine",
            words: ["send", "parcel", "--insure", "9223372036854775808", "small"],
            kind: .invalidValue(name: "--insure", value: "9223372036854775808"),
            message: "invalid value '9223372036854775808' for '--insure', expected a whole number of at least 0"
        ),
        Case(
            name: "no number at all",
            words: ["copy", "--limit", "many", "a", "b"],
            kind: .invalidValue(name: "--limit", value: "many"),
            message: "invalid value 'many' for '--limit', expected a whole number"
        ),
    ]

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

    static let environment = [
        Case(
            name: "a variable that is none of the choices",
            words: ["track"],
            kind: .invalidValue(name: "POST_COLOR", value: "nevr"),
            message: "invalid value 'nevr' in the environment variable POST_COLOR, "
                + "expected 'auto', 'always' or 'never'",
            suggestion: "did you mean 'never'?",
            environment: ["POST_COLOR": "nevr"]
        ),
        Case(
            name: "a variable of a flag that is neither yes nor no",
            words: ["track"],
            kind: .invalidValue(name: "POST_JSON", value: "maybe"),
            message: "invalid value 'maybe' in the environment variable POST_JSON, expected '1' or '0'",
            environment: ["POST_JSON": "maybe"]
        ),
    ]

    @Test("every case has its own name")
    func names() {
        let names = (Self.options + Self.values + Self.commands + Self.operands + Self.environment).map(\.name)
        #expect(names.count == 61)
        #expect(Set(names).count == names.count)
    }

    @Test("an error tells the command and how it is used")
    func usage() throws {
        let error = try #require(throws: UsageError.self) { try Post.tool.parse(["mail", "parcel", "small"]) }
        #expect(error.path == ["send", "parcel"])
        #expect(error.usage == "post send parcel --insure EUROS [OPTION...] SIZE")
        #expect(error.description == "missing option '--insure'")
    }

    @Test("an error of the tool itself carries the same facts")
    func ownError() throws {
        guard case .run(let arguments) = try Post.tool.parse(["track", "7"]) else { throw CancellationError() }
        let error = arguments.usageError("no such number", suggestion: "look at the receipt")
        #expect(error.kind == .other)
        #expect(error.path == ["track"])
        #expect(error.usage == "post track [OPTION...] [NUMBER]")
        #expect(error.description == "no such number; look at the receipt")
    }

    @Test("equally near words are all named")
    func ties() throws {
        let tool = Command("t", "T", subcommands: [Command("lint", "A"), Command("line", "B"), Command("other", "C")])
        let error = try #require(throws: UsageError.self) { try tool.parse(["linx"]) }
        #expect(error.suggestion == "did you mean 'lint' or 'line'?")
    }
}
