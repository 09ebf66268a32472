// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Smart Posters before us, ndeflib 0.3.3 and Qt 6.4.2.
///
/// Our values come from the standard, theirs from peer runs; the fixture names both.
@Suite("Smart Posters before ndeflib 0.3.3 and Qt 6.4.2")
struct PosterTests {
    static let ndeflib = PeerRun { try PosterCase.load().map { ($0.name, .decode($0.input, mode: $0.mode)) } }
    static let qt = PeerRun(of: .qt) { try PosterCase.load().map { ($0.name, .decode($0.input)) } }

    @Test("All cases are there")
    func counts() throws {
        let cases = try PosterCase.load()
        #expect(cases.count == 29)
        #expect(cases.count { $0.mode != nil } == 4)
    }

    @Test("We read what is right, and keep all of it", arguments: try PosterCase.load().filter { $0.mode == nil })
    func ours(_ test: PosterCase) throws {
        #expect(!test.ours.isEmpty)
        #expect(PosterCase.lines(ofOurs: test.input) == test.ours)
        guard let message = try? NDEFMessage(decoding: test.input) else { return }
        #expect(message.encoded() == test.input)
    }

    @Test("ndeflib reads and writes what is written down", arguments: try PosterCase.load())
    func readByNDEFLib(_ test: PosterCase) throws {
        try check(Self.ndeflib.answer(test.name), test, .python)
    }

    @Test("Qt reads and writes what is written down", arguments: try PosterCase.load().filter { $0.mode == nil })
    func readByQt(_ test: PosterCase) throws {
        try check(Self.qt.answer(test.name), test, .qt)
    }

    private func check(_ answer: PeerAnswer, _ test: PosterCase, _ peer: Peer) throws {
        let expected = try #require(test.peers[peer])
        #expect(!expected.lines.isEmpty)
        #expect(try PosterCase.lines(of: answer) == expected.lines, "the peer has changed")
        let written = try (answer.records ?? []).compactMap { try $0.poster.map { try bytes(hexDigits: $0.rewritten) } }
        #expect(written == expected.written, "the peer has changed")
    }
}
