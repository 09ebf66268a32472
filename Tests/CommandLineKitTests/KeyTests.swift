// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// What the typed keys say about arguments of a command that does not list them: nothing, and never a trap.
@Suite struct KeyTests {
    private func track() throws -> ParsedArguments {
        guard case .run(let arguments) = try Post.tool.parse(["track"]) else { throw CancellationError() }
        return arguments
    }

    @Test("a required option that the command does not list is an error")
    func foreignOption() throws {
        let arguments = try track()
        let error = #expect(throws: UsageError.self) { try arguments[Post.insure] }
        #expect(error?.kind == .missingOption("--insure"))
    }

    @Test("an operand that the command does not list is an error")
    func foreignOperand() throws {
        let arguments = try track()
        let error = #expect(throws: UsageError.self) { try arguments[Post.address] }
        #expect(error?.kind == .missingOperand("ADDRESS"))
    }

    @Test("other keys that the command does not list give nothing or the default")
    func foreignOthers() throws {
        let arguments = try track()
        #expect(arguments[Post.limit] == nil)
        #expect(arguments[Post.stamp] == [])
        #expect(arguments[Post.files] == [])
        #expect(arguments[Post.weight] == 20)
        #expect(arguments[Post.progress])
        #expect(arguments.count(of: Post.verbose) == 0)
    }

    @Test("a value reader of one's own")
    func custom() throws {
        let even = ValueReader<Int> { (text: String) throws(ValueError) -> Int in
            guard let number = Int(text), number.isMultiple(of: 2) else {
                throw ValueError(expected: "an even number", candidates: ["twelve"])
            }
            return number
        }
        let count = Option<Int>("-n", value: "N", reading: even, help: "How many")
        let tool = Command("t", "T", options: [count])
        guard case .run(let arguments) = try tool.parse(["-n4"]) else { throw CancellationError() }
        #expect(arguments[count] == 4)
        let error = #expect(throws: UsageError.self) { try tool.parse(["-n", "twelv"]) }
        #expect(error?.description == "invalid value 'twelv' for '-n', expected an even number; did you mean 'twelve'?")
    }
}
