// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// Options of the commands below that may stand before the names of those commands.
@Suite struct EarlyOptionTests {
    private static let gate = Option<String>("-g", "--gate", value: "GATE", help: "Which gate")
    private static let loud = Flag("--loud", help: "Say more", isInherited: true)
    private static let tool = Command(
        "porter",
        "Open gates",
        options: [loud],
        early: [gate],
        subcommands: [
            Command("open", "Open a gate", options: [gate]),
            Command(
                "look", "Look", subcommands: [Command("in", "Look in", options: [gate]), Command("up", "Look up")]),
            Command("sleep", "Sleep", inheritsOptions: false),
        ]
    )

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let words: [String]
        /// The value of the option, or the message of the refusal.
        let outcome: Result<String?, Refusal>
        var testDescription: String { name }
    }

    struct Refusal: Error, Equatable {
        let message: String
    }

    static let cases = [
        Case(name: "behind the command", words: ["open", "--gate", "N"], outcome: .success("N")),
        Case(name: "before the command", words: ["--gate", "N", "open"], outcome: .success("N")),
        Case(name: "before the command, short", words: ["-gN", "open"], outcome: .success("N")),
        Case(name: "between two commands", words: ["look", "--gate=N", "in"], outcome: .success("N")),
        Case(
            name: "before and behind",
            words: ["--gate", "N", "open", "-g", "S"],
            outcome: .failure(Refusal(message: "option '-g' is given more than once"))
        ),
        Case(
            name: "before a command that does not take it",
            words: ["--gate", "N", "look", "up"],
            outcome: .failure(Refusal(message: "option '--gate' does not go with 'porter look up'"))
        ),
        Case(
            name: "behind a command that does not take it",
            words: ["look", "up", "--gate", "N"],
            outcome: .failure(Refusal(message: "unknown option '--gate'"))
        ),
        Case(
            name: "an inherited option before a command that takes none",
            words: ["--loud", "sleep"],
            outcome: .failure(Refusal(message: "option '--loud' does not go with 'porter sleep'"))
        ),
        Case(
            name: "an inherited option behind a command that takes none",
            words: ["sleep", "--loud"],
            outcome: .failure(Refusal(message: "unknown option '--loud'"))
        ),
    ]

    @Test(arguments: cases)
    func parses(_ sample: Case) throws {
        let found: Result<String?, Refusal>
        do throws(UsageError) {
            guard case .run(let arguments) = try Self.tool.parse(sample.words) else {
                Issue.record("no run")
                return
            }
            found = .success(arguments[Self.gate])
        } catch {
            found = .failure(Refusal(message: error.message))
        }
        #expect(found == sample.outcome)
    }

    @Test("nothing is wrong with such a table, and its help shows the option where it may stand")
    func help() {
        #expect(CommandTree(Self.tool).problems == [])
        #expect(HelpText.page([], of: Self.tool).contains("--gate GATE"))
        #expect(!HelpText.page(["look", "up"], of: Self.tool).contains("--gate"))
        #expect(!HelpText.page(["sleep"], of: Self.tool).contains("--loud"))
    }
}
