// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// What a JavaScript library, version 3.17.2, gets wrong, and what it gets right.
@Suite("A JavaScript library, version 3.17.2")
struct OldLibraryTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let input: [UInt8]
        let right: String?
        let theirs: String
        let points: [UInt32]?
        let theirPoints: [UInt32]?
        let refusal: String?
        var testDescription: String { name }

        init(_ stanza: Stanza) throws {
            name = stanza.description
            _ = try stanza.required("source")
            input = try fixtureBytes(stanza.required("input"))
            right = stanza["right"]
            theirs = try stanza.required("theirs")
            points = stanza["points"].map(Self.codePoints)
            theirPoints = stanza["their-points"].map(Self.codePoints)
            refusal = stanza["refused"]
        }

        private static func codePoints(_ text: String) -> [UInt32] {
            text.split(separator: " ").compactMap { UInt32($0, radix: 16) }
        }

        static func load() throws -> [Case] { try Fixtures.stanzas("ndef/old-library.txt").map { try Case($0) } }
    }

    @Test("All cases are there")
    func counts() throws {
        let cases = try Case.load()
        #expect(cases.count == 45)
        #expect(cases.count { $0.theirs == $0.right } == 36)
        #expect(cases.count { $0.refusal != nil } == 2)
    }

    @Test("We read the right value", arguments: try Case.load().filter { $0.refusal == nil })
    func right(_ test: Case) throws {
        let message = try NDEFMessage(decoding: test.input)
        let record = try #require(message.records.first)
        #expect(message.records.count == 1)
        let right = try #require(test.right)
        #expect(try Notation.tokens(of: record, content: record.content) == Notation.tokens(right))
        #expect(message.encoded() == test.input)
        guard case .text(let note) = record.content else { return }
        #expect(note.text.unicodeScalars.map(\.value) == test.points)
        #expect(!note.language.isEmpty, "the language is thrown away")
    }

    /// The code points are those that stand in the fixture, got from the same bytes by the mistake that is described.
    @Test(
        "Its wrong text is the mistake that is described",
        arguments: try Case.load().filter { $0.theirPoints != nil })
    func mistake(_ test: Case) throws {
        let payload = test.input.dropFirst(4)
        let status = try #require(payload.first)
        let body = Array(payload.dropFirst(1 + Int(status & 0x3F)))
        let points = String(decoding: body, as: UTF8.self).unicodeScalars.map { $0.value & 0xFFFF }
        #expect(points == test.theirPoints)
        let isRight = test.theirPoints == test.points
        #expect(isRight == !(status >= 0x80 || (test.points ?? []).contains { $0 > 0xFFFF }))
    }

    @Test("We say what is wrong, with numbers", arguments: try Case.load().filter { $0.refusal != nil })
    func sentence(_ test: Case) throws {
        #expect(test.theirs.isEmpty)
        let error = try #require(throws: NDEFError.self) { try NDEFMessage(decoding: test.input) }
        #expect(error.code == test.refusal)
        let sentence = error.description
        #expect(sentence.hasPrefix("offset \(error.offset): "))
        #expect(sentence.split(separator: " ").count > 4)
        #expect(sentence.contains { $0.isNumber })
    }
}
