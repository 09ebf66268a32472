// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

@Suite struct CommandTreeTests {
    @Test("the tree lists every command, those above first")
    func walk() {
        let tree = CommandTree(Post.tool)
        let paths = tree.nodes.map { $0.path.joined(separator: " ") }
        #expect(paths == ["", "send", "send letter", "send parcel", "track", "shift", "copy", "weigh"])
        #expect(tree.visible.map(\.command.name) == ["post", "send", "letter", "parcel", "track", "shift", "copy"])
    }

    @Test("a command takes its own options and the inherited ones")
    func inheritance() throws {
        let node = try #require(CommandTree(Post.tool).node(at: ["send", "parcel"]))
        #expect(
            node.options.map(\.canonicalName) == ["--insure", "--carrier", "--json", "--verbose", "--color", "--trace"]
        )
        #expect(CommandTree(Post.tool).node(at: ["send", "tree"]) == nil)
    }

    @Test("what lies below a hidden command is hidden")
    func hidden() {
        let tool = Command("t", "T", subcommands: [Command("a", "A", subcommands: [Command("b", "B")], isHidden: true)])
        #expect(CommandTree(tool).nodes.map(\.isHidden) == [false, true, true])
    }

    @Test("good tables have no problems")
    func good() {
        #expect(CommandTree(Post.tool).problems == [])
        #expect(CommandTree(Bell.tool).problems == [])
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let tool: Command
        let problem: String
        var testDescription: String { name }

        init(_ name: String, _ tool: Command, _ problem: String) {
            self.name = name
            self.tool = tool
            self.problem = problem
        }
    }

    private static let flag = Flag("--flag", help: "F")
    private static let many = RepeatedOperand<String>("A", reading: .text, help: "A")
    private static let more = RepeatedOperand<String>("B", reading: .text, help: "B")

    static let bad = [
        Case(
            "two commands of one name", Command("t", "T", subcommands: [Command("a", "A"), Command("a", "B")]),
            "t: command 'a' stands twice"),
        Case(
            "an alias that is a command",
            Command("t", "T", subcommands: [Command("a", "A"), Command("b", "B", aliases: ["a"])]),
            "t: command 'a' stands twice"
        ),
        Case(
            "a command called help", Command("t", "T", subcommands: [Command("help", "A")]),
            "t: command 'help' stands twice"),
        Case("no summary", Command("t", "T", subcommands: [Command("a", "")]), "t a: no summary"),
        Case("a summary with a full stop", Command("t", "T."), "t: summary ends with a full stop"),
        Case(
            "a topic that is a command",
            Command("t", "T", subcommands: [Command("a", "A")], topics: [Topic("a", "A", text: "")]),
            "t: topic 'a' is a command too"
        ),
        Case("an option listed twice", Command("t", "T", options: [flag, flag]), "t: option '--flag' stands twice"),
        Case(
            "an option of the command above",
            Command("t", "T", options: [flag], subcommands: [Command("a", "A", options: [flag])]),
            "t a: option '--flag' stands twice"
        ),
        Case(
            "an option called help", Command("t", "T", options: [Flag("--help", help: "H")]),
            "t: option '--help' stands twice"),
        Case("an option without a name", Command("t", "T", options: [Flag(help: "H")]), "t: an option has no name"),
        Case(
            "an option without dashes", Command("t", "T", options: [Flag("flag", help: "H")]),
            "t: option 'flag' is misspelt"),
        Case(
            "a long option with one dash", Command("t", "T", options: [Flag("-flag", help: "H")]),
            "t: option '-flag' is misspelt"),
        Case(
            "an option with a blank", Command("t", "T", options: [Flag("--a b", help: "H")]),
            "t: option '--a b' is misspelt"),
        Case(
            "a misspelt inversion", Command("t", "T", options: [Flag("--a1", inversion: "no", help: "H")]),
            "t: option 'no' is misspelt"),
        Case(
            "an option without help", Command("t", "T", options: [Flag("--aa", help: "")]),
            "t: option '--aa' has no help"),
        Case(
            "help with a full stop", Command("t", "T", options: [Flag("-a", help: "H.")]),
            "t: help of option '-a' ends with a full stop"),
        Case(
            "an operand listed twice", Command("t", "T", operands: [Post.address, Post.address]),
            "t: operand ADDRESS stands twice"),
        Case(
            "two operands that may be many", Command("t", "T", operands: [many, more]),
            "t: more than one operand takes many"),
    ]

    @Test(arguments: bad)
    func finds(_ sample: Case) {
        #expect(CommandTree(sample.tool).problems == [sample.problem])
    }

    @Test("every case has its own name")
    func names() {
        #expect(Set(Self.bad.map(\.name)).count == 18)
    }
}
