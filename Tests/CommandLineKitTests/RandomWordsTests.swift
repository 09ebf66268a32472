// SPDX-License-Identifier: MIT

import CommandLineKit
import Testing

/// Whatever the words are, there is an answer.
@Suite struct RandomWordsTests {
    private static let pieces = [
        "send", "letter", "parcel", "track", "copy", "shift", "help", "--", "-", "", "-h", "--help", "--version",
        "--json",
        "--carrier", "--carrier=", "-c", "-cx", "-vvq", "-1", "-5", "--color", "never", "--weight=7", "-w", "small",
        "x",
        "--insure", "--stamp=\u{0}", "\u{1F54A}", "-\u{301}", "--no-progress", "=", "--=", "---", "-=", "a\nb",
    ]

    /// A generator of one's own, so that a seed tells the whole run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("an error is a sentence in lower case without a full stop", arguments: 1...8)
    func answers(_ seed: UInt64) {
        var generator = Generator(state: seed)
        var refused = 0
        for _ in 0..<500 {
            let count = Int.random(in: 0...6, using: &generator)
            let words = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
            do throws(UsageError) {
                _ = try Post.tool.parse(words)
            } catch {
                refused += 1
                #expect(error.message.first?.isUppercase == false, "\(words)")
                #expect(error.message.hasSuffix(".") == false || error.message.hasSuffix("..."), "\(words)")
                #expect(error.usage.hasPrefix("post "), "\(words)")
                #expect(CommandTree(Post.tool).node(at: error.path) != nil, "\(words)")
                #expect(error.message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
            }
        }
        #expect(refused > 100)
    }

    @Test("very many words")
    func many() throws {
        let words = ["send", "letter", "x"] + Array(repeating: "a", count: 50_000) + ["-v"]
        guard case .run(let arguments) = try Post.tool.parse(words) else { throw CancellationError() }
        #expect(arguments[Post.files].count == 50_000)
        #expect(arguments.count(of: Post.verbose) == 1)
    }

    @Test("a very long word")
    func long() throws {
        let word = String(repeating: "v", count: 100_000)
        guard case .run(let arguments) = try Post.tool.parse(["track", "-" + word]) else { throw CancellationError() }
        #expect(arguments.count(of: Post.verbose) == 100_000)
        let error = #expect(throws: UsageError.self) { try Post.tool.parse(["track", "--" + word]) }
        #expect(error?.suggestion == nil)
        #expect(error.map { $0.message.count < 100 } == true)
    }
}
