// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// A made-up tool that puts several things into one basket: `shop buy apple 3 + bread`.
enum Shop {
    static let count = Operand<Int>("COUNT", reading: .integer(in: -9...9), help: "How many")
    static let kind = OptionalOperand<String>("KIND", reading: .text, help: "Which")
    static let ripe = Flag("--ripe", help: "Ripe ones")
    static let note = Option<String>("-o", "--note", value: "TEXT", help: "A remark")
    static let basket = Option<String>("--basket", value: "NAME", help: "Where to", environment: "SHOP_BASKET")
    static let bag = Option<String>("--bag", value: "NAME", help: "Where to")
    static let json = Flag("--json", help: "Print JSON", isInherited: true)
    static let rest = RepeatedOperand<String>("REST", reading: .text, help: "Words")

    static let shared: [any OptionKey] = [basket, bag]
    static let buy = Command(
        "buy",
        "Buy things",
        subcommands: [
            Command("apple", "Apples", operands: [count], options: [ripe, note] + shared, exclusive: [[basket, bag]]),
            Command("bread", "Bread", operands: [kind], options: [note] + shared, exclusive: [[basket, bag]]),
        ],
        series: Series("+", of: "item", shared: shared)
    )
    static let tool = Command(
        "shop", "Buy", options: [json], subcommands: [buy, Command("look", "Look around", operands: [rest])])

    /// What was understood: each part on its own, the shared options wherever they are seen from.
    static func summary(_ words: String, environment: [String: String] = [:]) throws -> String {
        let words = words.split(separator: " ").map(String.init)
        guard case .run(let arguments) = try tool.parse(words, environment: environment) else { return "help" }
        return ([arguments] + arguments.following).map { part in
            var text = part.label + (part.path.last ?? "")
            if let count = try? part[count] { text += " \(count)" }
            if let kind = part[kind] { text += " \(kind)" }
            if part[ripe] { text += " ripe" }
            if let note = part[note] { text += " note=\(note)" }
            if let basket = part[basket] { text += " basket=\(basket)" }
            if part[json] { text += " json" }
            return text + part[rest].map { " <\($0)>" }.joined()
        }.joined(separator: "; ")
    }
}

@Suite("Several subcommands in one line")
struct SeriesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let line: String
        let expected: String
        var testDescription: String { "shop \(line)" }

        init(_ line: String, _ expected: String) {
            self.line = line
            self.expected = expected
        }
    }

    // The tool's own interface: nothing public says how a + is to be read.
    static let good = [
        Case("buy apple 3", "apple 3"),
        Case("buy apple 3 + bread", "item 1: apple 3; item 2: bread"),
        Case("buy bread rye + bread + apple -2", "item 1: bread rye; item 2: bread; item 3: apple -2"),
        Case("buy apple 3 --ripe + apple 4", "item 1: apple 3 ripe; item 2: apple 4"),
        Case("buy apple 3 --note a + bread --note b", "item 1: apple 3 note=a; item 2: bread note=b"),
        Case("buy apple 3 --basket x + bread", "item 1: apple 3 basket=x; item 2: bread basket=x"),
        Case("buy apple 3 + bread --basket x --json", "item 1: apple 3 basket=x json; item 2: bread basket=x json"),
        Case("--json buy apple 3 + bread", "item 1: apple 3 json; item 2: bread json"),
        Case("buy bread --note=+ + bread", "item 1: bread note=+; item 2: bread"),
        Case("buy apple 3 + bread -- +", "item 1: apple 3; item 2: bread +"),
        Case("buy bread -- +", "bread +"),
        Case("buy bread ++", "bread ++"),
        Case("look + around", "look <+> <around>"),
        Case("look -33.86,151.2 -1,-2.5 -4,", "look <-33.86,151.2> <-1,-2.5> <-4,>"),
        Case("buy apple 3 + --help", "help"),
    ]

    static let bad = [
        Case("buy apple + bread", "item 1: missing operand COUNT"),
        Case("buy apple 3 + apple", "item 2: missing operand COUNT"),
        Case("buy apple 3 + apple x", "item 2: invalid value 'x' for COUNT, expected a whole number from -9 to 9"),
        Case("buy apple 3 + bread --ripe", "item 2: unknown option '--ripe'"),
        Case("buy apple 3 + cheese", "item 2: unknown command 'cheese'"),
        Case("buy cheese + bread", "item 1: unknown command 'cheese'"),
        Case("buy + bread", "item 1: missing command"),
        Case("buy bread +", "item 2: missing command"),
        Case("buy bread + + bread", "item 2: missing command"),
        Case("buy bread --basket x + bread --basket y", "item 2: option '--basket' is given more than once"),
        Case("buy bread --basket x + bread --bag y", "item 1: '--basket' and '--bag' exclude each other"),
        Case("buy bread --note + bread", "item 1: missing value for '--note'"),
        Case("buy bread -- a + bread", "unexpected operand '+'"),
        Case("buy apple 3 bread", "unexpected operand 'bread'"),
        Case("look -1,2,x", "unknown option '-1'"),
        Case("look -.", "unknown option '-.'"),
    ]

    @Test("What is understood", arguments: good)
    func understood(_ sample: Case) throws {
        #expect(try Shop.summary(sample.line) == sample.expected)
    }

    @Test("What is refused, and which part it is", arguments: bad)
    func refused(_ sample: Case) throws {
        let error = try #require(throws: UsageError.self) { try Shop.summary(sample.line) }
        #expect(error.message == sample.expected)
    }

    @Test("The environment speaks for all parts")
    func environment() throws {
        #expect(
            try Shop.summary("buy apple 3 + bread", environment: ["SHOP_BASKET": "x"])
                == "item 1: apple 3 basket=x; item 2: bread basket=x")
        #expect(
            try Shop.summary("buy apple 3 + bread --bag y", environment: ["SHOP_BASKET": "x"])
                == "item 1: apple 3; item 2: bread")
    }

    @Test("The value that a separator was meant to be is suggested")
    func suggestion() throws {
        let error = try #require(throws: UsageError.self) { try Shop.summary("buy bread --note + bread") }
        #expect(error.suggestion == "write '--note=+' if that is the value")
        let operand = try #require(throws: UsageError.self) { try Shop.summary("buy bread -- a + bread") }
        #expect(operand.suggestion == "'--' takes it for an operand: put that item last")
    }

    @Test("Help and the manual show it")
    func usage() {
        #expect(HelpText.page(["buy"], of: Shop.tool).contains("shop buy [OPTION...] COMMAND [+ COMMAND...]\n"))
        #expect(ManualPage.text(of: Shop.tool, date: "May 1, 2026").contains(".Op Cm \\&+ Ar COMMAND ...\n"))
    }

    @Test("A bad series is told")
    func problems() {
        func problems(_ series: Series) -> [String] {
            CommandTree(Command("t", "T", subcommands: [Command("a", "A")], series: series)).problems
        }
        #expect(CommandTree(Shop.tool).problems == [])
        #expect(problems(Series("", of: "x")) == ["t: a series has no separator"])
        #expect(problems(Series("a", of: "x")) == ["t: the separator of a series is a command too"])
        #expect(
            problems(Series("+", of: "x", shared: [Shop.bag])) == ["t: shared option '--bag' is one of no subcommand"])
    }
}
