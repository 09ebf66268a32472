// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// The order is the project's own: command line, then environment, then default.
@Suite struct EnvironmentTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let words: [String]
        let environment: [String: String]
        let carrier: String?
        let carrierOrigin: ValueOrigin?
        let color: Post.Color
        let colorOrigin: ValueOrigin?
        let json: Bool
        let jsonOrigin: ValueOrigin?
        var testDescription: String { name }

        init(
            _ name: String,
            _ words: [String],
            _ environment: [String: String],
            carrier: (String?, ValueOrigin?) = (nil, nil),
            color: (Post.Color, ValueOrigin?) = (.auto, .default),
            json: (Bool, ValueOrigin?) = (false, .default)
        ) {
            self.name = name
            self.words = words
            self.environment = environment
            (self.carrier, carrierOrigin) = carrier
            (self.color, colorOrigin) = color
            (self.json, jsonOrigin) = json
        }
    }

    static let cases = [
        Case("nothing is given", ["track"], [:]),
        Case("a variable", ["track"], ["POST_CARRIER": "dove"], carrier: ("dove", .environment)),
        Case("a variable with a leading dash", ["track"], ["POST_CARRIER": "-x"], carrier: ("-x", .environment)),
        Case("an empty variable counts as unset", ["track"], ["POST_CARRIER": "", "POST_COLOR": "", "POST_JSON": ""]),
        Case("a variable of another name", ["track"], ["CARRIER": "dove"]),
        Case(
            "the command line outweighs the variable",
            ["track", "-c", "owl"],
            ["POST_CARRIER": "dove"],
            carrier: ("owl", .commandLine)
        ),
        Case("a choice from a variable", ["track"], ["POST_COLOR": "never"], color: (.never, .environment)),
        Case(
            "the default said aloud comes from the command line",
            ["track", "--color=auto"],
            ["POST_COLOR": "never"],
            color: (.auto, .commandLine)
        ),
        Case(
            "a bad variable is not looked at when the command line speaks",
            ["track", "--color=always"],
            ["POST_COLOR": "purple"],
            color: (.always, .commandLine)
        ),
        Case("a flag set by 1", ["track"], ["POST_JSON": "1"], json: (true, .environment)),
        Case("a flag set by Yes", ["track"], ["POST_JSON": "Yes"], json: (true, .environment)),
        Case("a flag set by true", ["track"], ["POST_JSON": "true"], json: (true, .environment)),
        Case("a flag set by on", ["track"], ["POST_JSON": "on"], json: (true, .environment)),
        Case("a flag unset by 0", ["track"], ["POST_JSON": "0"], json: (false, .environment)),
        Case("a flag unset by no", ["track"], ["POST_JSON": "no"], json: (false, .environment)),
        Case("a flag unset by FALSE", ["track"], ["POST_JSON": "FALSE"], json: (false, .environment)),
        Case("a flag unset by off", ["track"], ["POST_JSON": "off"], json: (false, .environment)),
        Case("a flag on the command line", ["track", "--json"], ["POST_JSON": "0"], json: (true, .commandLine)),
    ]

    @Test(arguments: cases)
    func takes(_ sample: Case) throws {
        guard case .run(let arguments) = try Post.tool.parse(sample.words, environment: sample.environment) else {
            Issue.record("no command to run")
            return
        }
        #expect(arguments[Post.carrier] == sample.carrier)
        #expect(arguments.origin(of: Post.carrier) == sample.carrierOrigin)
        #expect(arguments[Post.color] == sample.color)
        #expect(arguments.origin(of: Post.color) == sample.colorOrigin)
        #expect(arguments[Post.json] == sample.json)
        #expect(arguments.origin(of: Post.json) == sample.jsonOrigin)
    }

    @Test("every case has its own name")
    func names() {
        #expect(Set(Self.cases.map(\.name)).count == 18)
    }

    @Test("an option that excludes another silences its variable")
    func rivals() throws {
        let words = ["send", "letter", "--to-box", "x"]
        guard case .run(let arguments) = try Post.tool.parse(words, environment: ["POST_DOOR": "1"]) else {
            Issue.record("no command to run")
            return
        }
        #expect(arguments[Post.box])
        #expect(!arguments[Post.door])
    }

    @Test("a variable satisfies a required option")
    func required() throws {
        let key = Option<Int>("--key", value: "N", reading: .integer(), help: "Key", environment: "KEY").required()
        let tool = Command("t", "T", options: [key])
        guard case .run(let arguments) = try tool.parse([], environment: ["KEY": "-7"]) else {
            Issue.record("no command to run")
            return
        }
        #expect(try arguments[key] == -7)
        #expect(arguments.origin(of: key) == .environment)
    }

    @Test("help does not look at the environment")
    func help() throws {
        #expect(try Post.tool.parse(["track", "-h"], environment: ["POST_COLOR": "purple"]) == .help(["track"]))
    }
}
