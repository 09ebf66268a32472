// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Messages that are not as they should be, before us and before ndeflib 0.3.3.
///
/// Our values come from the standard, ndeflib's from a peer run; the fixtures name both.
@Suite("Tricky messages before ndeflib 0.3.3")
struct TrickyMessageTests {
    static let run = PeerRun {
        try (TrickyCase.load("ndeflib-agrees.txt") + TrickyCase.load("ndeflib-differs.txt"))
            .map { ($0.name, $0.question) }
    }

    @Test("All cases are there")
    func counts() throws {
        #expect(try TrickyCase.load("ndeflib-agrees.txt").count == 47)
        #expect(try TrickyCase.load("ndeflib-differs.txt").count == 28)
    }

    @Test("ndeflib and we agree", arguments: try TrickyCase.load("ndeflib-agrees.txt"))
    func agreement(_ test: TrickyCase) throws {
        let (ours, peer) = try check(test)
        #expect(ours.isRefusal == peer.isRefusal)
        #expect(ours.isRefusal || ours.lines == peer.lines)
    }

    @Test("ndeflib is wrong and we are right", arguments: try TrickyCase.load("ndeflib-differs.txt"))
    func difference(_ test: TrickyCase) throws {
        let (ours, peer) = try check(test)
        #expect(ours != peer, "ndeflib does as we do now: move the case to ndeflib-agrees.txt")
    }

    private func check(_ test: TrickyCase) throws -> (ours: TrickyCase.Outcome, peer: TrickyCase.Outcome) {
        let ours = TrickyCase.Outcome(ofOurs: test)
        #expect(ours == test.ours, "our side is wrong")
        let answer = try Self.run.answer(test.name)
        let peer = try TrickyCase.Outcome(answer)
        #expect(peer == test.peer, "ndeflib has changed")
        #expect((answer.unread ?? 0) == test.unread)
        return (ours, peer)
    }
}
