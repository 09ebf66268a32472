// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// The expected values follow POSIX.1-2017, Base Definitions 12.2 (guidelines 5 to 7, 9, 10, 13), and the long options of
/// GNU getopt_long; where neither speaks, the doc comment of `Command.parse`.
@Suite struct SpellingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let words: [String]
        let expected: String
        var testDescription: String { name }

        init(_ name: String, _ words: [String], _ expected: String) {
            self.name = name
            self.words = words
            self.expected = expected
        }
    }

    @Test(arguments: options + operands + places)
    func understands(_ sample: Case) throws {
        guard case .run(let arguments) = try Post.tool.parse(sample.words) else {
            Issue.record("no command to run")
            return
        }
        #expect(Post.summary(arguments) == sample.expected)
    }

    static let options = [
        Case("a long option and its value", ["track", "--carrier", "dove"], "track: carrier=dove"),
        Case("a long option, an equals sign and its value", ["track", "--carrier=dove"], "track: carrier=dove"),
        Case("a value that holds an equals sign", ["track", "--carrier=a=b"], "track: carrier=a=b"),
        Case("an empty value after an equals sign", ["track", "--carrier="], "track: carrier="),
        Case("an empty word as value", ["track", "--carrier", ""], "track: carrier="),
        Case("a short option and its value (guideline 6)", ["track", "-c", "dove"], "track: carrier=dove"),
        Case("a short option and its value in one word", ["track", "-cdove"], "track: carrier=dove"),
        Case("an equals sign after a short option is part of the value", ["track", "-c=dove"], "track: carrier==dove"),
        Case(
            "a cluster of flags (guideline 5)", ["send", "letter", "-qv", "x"], "send letter: verbose=1 quiet ADDRESS=x"
        ),
        Case("a cluster that repeats a flag", ["track", "-vvv"], "track: verbose=3"),
        Case(
            "a cluster that ends with an option and its value",
            ["send", "letter", "-qw5", "x"],
            "send letter: weight=5 quiet ADDRESS=x"
        ),
        Case(
            "a cluster whose last option takes the next word",
            ["send", "letter", "-qw", "5", "x"],
            "send letter: weight=5 quiet ADDRESS=x"
        ),
        Case("a flag", ["track", "--json"], "track: json"),
        Case("a flag counted over both spellings", ["track", "-v", "--verbose"], "track: verbose=2"),
        Case("a flag turned off", ["send", "letter", "--no-progress", "x"], "send letter: no-progress ADDRESS=x"),
        Case("a flag turned on that is on already", ["send", "letter", "--progress", "x"], "send letter: ADDRESS=x"),
        Case(
            "a repeated option keeps its order",
            ["send", "letter", "--stamp", "b", "-sa", "x", "--stamp=c"],
            "send letter: stamp=b,a,c ADDRESS=x"
        ),
        Case("a choice", ["track", "--color", "never"], "track: color=never"),
        Case("the least integer", ["send", "letter", "--weight", "1", "x"], "send letter: weight=1 ADDRESS=x"),
        Case("the greatest integer", ["send", "letter", "--weight=2000", "x"], "send letter: weight=2000 ADDRESS=x"),
        Case("a required option", ["send", "parcel", "--insure", "9", "small"], "send parcel: insure=9 SIZE=small"),
        Case("a dash as value", ["track", "--carrier", "-"], "track: carrier=-"),
        Case("a negative number as value", ["track", "--carrier", "-5"], "track: carrier=-5"),
        Case("a negative fraction as value", ["track", "--carrier", "-.5"], "track: carrier=-.5"),
        Case("a value with a leading dash after an equals sign", ["track", "--carrier=-x"], "track: carrier=-x"),
        Case("a value with a leading dash in one word", ["track", "-c-x"], "track: carrier=-x"),
        Case("a hidden option", ["track", "--trace", "t"], "track: trace=t"),
        Case("a value outside ASCII", ["track", "--carrier=Täubchen 🕊"], "track: carrier=Täubchen 🕊"),
    ]

    static let operands = [
        Case("no optional operand", ["track"], "track:"),
        Case("an optional operand", ["track", "7"], "track: NUMBER=7"),
        Case("a dash is an operand (guideline 13)", ["track", "-"], "track: NUMBER=-"),
        Case("an empty operand", ["track", ""], "track: NUMBER="),
        Case("two dashes end the options (guideline 10)", ["track", "--", "--json"], "track: NUMBER=--json"),
        Case("the second pair of dashes is an operand", ["track", "--", "--"], "track: NUMBER=--"),
        Case("two dashes with nothing behind", ["track", "--"], "track:"),
        Case("a help option behind two dashes is an operand", ["track", "--", "--help"], "track: NUMBER=--help"),
        Case("a negative number as operand", ["shift", "-3"], "shift: DAYS=-3"),
        Case("the operand that may be many, absent", ["send", "letter", "x"], "send letter: ADDRESS=x"),
        Case(
            "the operand that may be many, thrice", ["send", "letter", "x", "a", "b", "c"],
            "send letter: ADDRESS=x FILE=a,b,c"),
        Case("many before one, the least", ["copy", "a", "to"], "copy: SOURCE=a FOLDER=to"),
        Case("many before one, more", ["copy", "a", "b", "c", "to"], "copy: SOURCE=a,b,c FOLDER=to"),
        Case("a digit that is an option", ["copy", "-1", "4", "a", "to"], "copy: limit=4 SOURCE=a FOLDER=to"),
        Case(
            "a digit that is an option, its value joined", ["copy", "-14", "a", "to"],
            "copy: limit=4 SOURCE=a FOLDER=to"),
        Case("an operand spelt like a command", ["track", "send"], "track: NUMBER=send"),
        Case("an operand spelt help", ["track", "help"], "track: NUMBER=help"),
    ]

    static let places = [
        Case("an inherited option before the command", ["--json", "track"], "track: json"),
        Case(
            "an inherited option between two commands", ["send", "--json", "letter", "x"], "send letter: json ADDRESS=x"
        ),
        Case("an inherited option after the operand", ["track", "7", "--json"], "track: json NUMBER=7"),
        Case("an inherited value before the command", ["-c", "dove", "track"], "track: carrier=dove"),
        Case("a value that is spelt like a command", ["--carrier", "track", "track"], "track: carrier=track"),
        Case("an inherited flag on both sides", ["-v", "track", "-v"], "track: verbose=2"),
        Case("an option of the tool alone before the command", ["-p", "home", "track"], "track: profile=home"),
        Case("an option between operands", ["send", "letter", "x", "-q", "a"], "send letter: quiet ADDRESS=x FILE=a"),
        Case("an alias", ["find", "7"], "track: NUMBER=7"),
        Case("an alias on the way", ["mail", "letter", "x"], "send letter: ADDRESS=x"),
        Case("a hidden command", ["weigh"], "weigh:"),
    ]

    @Test("every case has its own name")
    func names() {
        let names = (Self.options + Self.operands + Self.places).map(\.name)
        #expect(names.count == 56)
        #expect(Set(names).count == names.count)
    }
}
