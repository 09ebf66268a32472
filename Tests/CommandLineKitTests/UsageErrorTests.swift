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
