// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// One property of a card, as we and each peer write it.
///
/// Our lines come from the standard, theirs from a peer run; the fixture names both.
@Suite("Cards of vobject 0.9.9, ez-vcard 0.11.2 and Text::vCard 3.09")
struct CardWritingTests {
    static let cases = Result { try CardWritingCase.load() }

    static func cards() throws -> [CardWritingCase] { try cases.get() }

    static let runs: [String: PeerRun] = [
        "vobject": run(.python, .vobject), "ez-vcard": run(.ezVCard, .ezVCard), "text-vcard": run(.textVCard, .ours),
    ]

    private static func run(_ peer: Peer, _ party: CardParty) -> PeerRun {
        PeerRun(of: peer) {
            try cards().map { test in
                (test.name, .exchangeCards(inputs: [], models: [hex([UInt8](test.card.line(of: party).utf8))]))
            }
        }
    }

    @Test("All cases are there, and every peer is wrong in some")
    func counts() throws {
        let cases = try Self.cards()
        #expect(cases.count == 29)
        let wrong = CardWritingCase.peerNames.map { name in cases.count { $0.wrong.contains(name) } }
        #expect(wrong == [7, 8, 17])
    }

    @Test("We write what the standard says", arguments: try cards())
    func ours(_ test: CardWritingCase) throws {
        let lines = try test.writtenByUs()
        #expect(lines == test.ours)
        guard !lines[0].hasPrefix("error ") else { return }
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        // And read it.
        let read = try VCardDecoding.strict(try test.card.ours().encoded())
        #expect(read.map(\.line) == [test.card.line(of: .ours)])
    }

    @Test("The peer writes what it wrote", arguments: try cards(), CardWritingCase.peerNames)
    func peer(_ test: CardWritingCase, _ name: String) throws {
        let run = try #require(Self.runs[name])
        let bytes = try run.answer(test.name).writtenCard()
        #expect(try test.lines(bytes) == test.peers[name])
    }
}
