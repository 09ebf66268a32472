// SPDX-License-Identifier: MIT

import Testing

/// Cards before us and before vobject 0.9.9.
///
/// Our values come from the standard, vobject's from a peer run; the fixtures name both.
@Suite("Cards before vobject 0.9.9")
struct ReadingTests {
    static let run = PeerRun {
        try (ReadingCase.load("vobject-agrees.txt") + ReadingCase.load("vobject-differs.txt"))
            .map { ($0.name, .readCards($0.bytes)) }
    }

    @Test("All cases are there")
    func counts() throws {
        #expect(try ReadingCase.load("vobject-agrees.txt").count == 45)
        #expect(try ReadingCase.load("vobject-differs.txt").count == 33)
    }

    @Test("vobject and we agree", arguments: try ReadingCase.load("vobject-agrees.txt"))
    func agreement(_ test: ReadingCase) throws {
        let peer = try check(test)
        #expect(peer == test.readByUs())
    }

    @Test("vobject is wrong and we are right", arguments: try ReadingCase.load("vobject-differs.txt"))
    func difference(_ test: ReadingCase) throws {
        let peer = try check(test)
        #expect(
            peer != test.readByUs() || test.refused != nil,
            "vobject does as we do now: move the case to vobject-agrees.txt")
    }

    private func check(_ test: ReadingCase) throws -> [String] {
        #expect(test.readByUs() == test.ours, "our side is wrong")
        #expect(test.refusedByUs() == test.refused, "our side is wrong")
        let peer = test.read(by: try Self.run.answer(test.name))
        #expect(peer == test.peer, "vobject has changed")
        return peer
    }
}
