// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Messages before us and before Qt 6.4.2.
///
/// Our values come from the standard, Qt's from a peer run; the fixtures name both.
@Suite("Messages before Qt 6.4.2")
struct QtReadingTests {
    static let files = ["qt-agrees.txt": 81, "qt-silent.txt": 20, "qt-differs.txt": 36]

    static let run = PeerRun(of: .qt) {
        try files.keys.sorted().flatMap { try TrickyCase.load($0) }.map { ($0.name, $0.question) }
    }

    @Test("All cases are there", arguments: files.keys.sorted())
    func counts(_ file: String) throws {
        #expect(try TrickyCase.load(file).count == Self.files[file])
    }

    @Test("Qt and we agree", arguments: try TrickyCase.load("qt-agrees.txt"))
    func agreement(_ test: TrickyCase) throws {
        let (ours, peer) = try check(test)
        #expect(ours.lines == peer.lines)
        #expect((ours.bytes ?? []).count <= (peer.bytes ?? []).count)
    }

    @Test("Qt answers with no records where we say what is wrong", arguments: try TrickyCase.load("qt-silent.txt"))
    func silence(_ test: TrickyCase) throws {
        let (ours, peer) = try check(test)
        #expect(ours.isRefusal)
        #expect(peer.lines == ["nothing"])
    }

    @Test("Qt is wrong and we are right", arguments: try TrickyCase.load("qt-differs.txt"))
    func difference(_ test: TrickyCase) throws {
        let (ours, peer) = try check(test)
        #expect(ours.lines != peer.lines, "Qt does as we do now: move the case to qt-agrees.txt")
    }

    /// RTD Text 1.0, clause 3.2: what Qt hands out are bytes of memory that are no part of the message.
    @Test("Qt reads a language code beyond the end of its payload")
    func overread() throws {
        let bytes: [UInt8] = [0xD1, 0x01, 0x03, 0x54, 0x0A, 0x48, 0x69]
        let error = #expect(throws: NDEFError.self) { try NDEFMessage(decoding: bytes) }
        #expect(error?.code == "text-language-truncated")
        let records = try #require(try Peer.ask([.decode(bytes)], of: .qt).first?.records)
        let language = try #require(records.first?.language)
        #expect(language.unicodeScalars.count == 10, "Qt has changed: two bytes are there")
        #expect(language.hasPrefix("Hi"))
    }

    private func check(_ test: TrickyCase) throws -> (ours: TrickyCase.Outcome, peer: TrickyCase.Outcome) {
        let ours = TrickyCase.Outcome(ofOurs: test)
        #expect(ours == test.ours, "our side is wrong")
        let answer = try Self.run.answer(test.name)
        let peer = try TrickyCase.Outcome(answer)
        #expect(peer == test.peer, "Qt has changed")
        #expect(answer.warnings == test.warnings, "Qt has changed")
        return (ours, peer)
    }
}
