// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// Requests are returned, never carried out.
@Suite struct RequestTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let words: [String]
        let expected: ParseResult
        var testDescription: String { name }

        init(_ name: String, _ words: [String], _ expected: ParseResult) {
            self.name = name
            self.words = words
            self.expected = expected
        }
    }

    static let cases = [
        Case("no words at all", [], .help([])),
        Case("the short help option", ["-h"], .help([])),
        Case("the long help option", ["--help"], .help([])),
        Case("help behind a command", ["track", "--help"], .help(["track"])),
        Case("help behind a command on the second level", ["send", "letter", "-h"], .help(["send", "letter"])),
        Case("help behind an alias tells the real name", ["mail", "letter", "-h"], .help(["send", "letter"])),
        Case("help behind operands", ["send", "letter", "x", "--help"], .help(["send", "letter"])),
        Case("help for a group", ["send", "--help"], .help(["send"])),
        Case("help between an option and a command", ["--json", "-h", "track"], .help([])),
        Case("help in a cluster", ["track", "-vh"], .help(["track"])),
        Case("help goes before an unknown option", ["track", "--paint", "--help"], .help(["track"])),
        Case("help goes before a missing value", ["track", "--carrier", "--help"], .help(["track"])),
        Case("help goes before an invalid value", ["track", "--color=x", "-h"], .help(["track"])),
        Case("help goes before a missing operand", ["send", "letter", "--help"], .help(["send", "letter"])),
        Case("the help command", ["help"], .help([])),
        Case("the help command with a command", ["help", "track"], .help(["track"])),
        Case("the help command with a path", ["help", "send", "letter"], .help(["send", "letter"])),
        Case("the help command with an alias", ["help", "find"], .help(["track"])),
        Case("the help command with a hidden command", ["help", "weigh"], .help(["weigh"])),
        Case("the help command with a topic", ["help", "exit-codes"], .help(["exit-codes"])),
        Case("help for the help command", ["help", "--help"], .help([])),
        Case("help for help", ["help", "help"], .help([])),
        Case("the version", ["--version"], .version),
        Case("the version behind an option", ["--json", "--version"], .version),
        Case("the version goes before an unknown option", ["--paint", "--version"], .version),
    ]

    @Test(arguments: cases)
    func asks(_ sample: Case) throws {
        #expect(try Post.tool.parse(sample.words) == sample.expected)
    }

    @Test("every case has its own name")
    func names() {
        #expect(Set(Self.cases.map(\.name)).count == 25)
    }

    @Test("a tool without commands runs without words")
    func single() throws {
        let quiet = Flag("-q", help: "Say nothing")
        let name = OptionalOperand<String>("NAME", reading: .text, help: "Whom to greet")
        let tool = Command("greet", "Greet", operands: [name], options: [quiet])
        guard case .run(let bare) = try tool.parse([]), case .run(let full) = try tool.parse(["-q", "help"]) else {
            Issue.record("no command to run")
            return
        }
        #expect(bare.path == [] && bare[name] == nil && !bare[quiet])
        #expect(full[name] == "help" && full[quiet])
    }

    @Test("a command with subcommands that runs alone")
    func alone() throws {
        let name = OptionalOperand<String>("NAME", reading: .text, help: "Which")
        let list = Command("list", "List", operands: [name], subcommands: [Command("all", "All")])
        let tool = Command("t", "T", subcommands: [list, Command("go", "Go", subcommands: [list], runsAlone: true)])
        for (words, path) in [
            (["list"], ["list"]), (["list", "all"], ["list", "all"]), (["list", "x"], ["list"]), (["go"], ["go"]),
        ] {
            guard case .run(let arguments) = try tool.parse(words) else {
                Issue.record("nothing to run for \(words)")
                continue
            }
            #expect(arguments.path == path)
        }
    }
}
