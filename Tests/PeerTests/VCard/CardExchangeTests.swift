// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// Cards that both libraries write and read alike; peer run: vobject 0.9.9.
///
/// What vobject does wrong stands in `ReadingTests` and `WritingFaultTests`.
@Suite("Exchange with vobject 0.9.9")
struct CardExchangeTests {
    static let folded = PeerRun {
        try cases.map { ($0.name, .readCards(try $0.properties.ours().encoded())) }
    }
    static let unfolded = PeerRun {
        try cases.map { ($0.name, .readCards(try $0.properties.ours().encoded(folding: .off))) }
    }
    static let narrow = PeerRun {
        try cases.map { ($0.name, .readCards(try $0.properties.ours().encoded(folding: .octets(12)))) }
    }
    static let theirs = PeerRun { cases.map { ($0.name, .writeCard($0.properties)) } }

    @Test("vobject reads what we write, folded at 75 octets", arguments: cases)
    func peerReadsOursFolded(_ test: CardCase) throws {
        try expect(Self.folded.answer(test.name), toHold: test)
        let lines = try test.properties.ours().encoded().split(separator: 0x0A)
        #expect(lines.allSatisfy { $0.count <= 76 }, "more than 75 octets and CR")
    }

    @Test("vobject reads what we write, not folded", arguments: cases)
    func peerReadsOursUnfolded(_ test: CardCase) throws {
        try expect(Self.unfolded.answer(test.name), toHold: test)
        let bytes = try test.properties.ours().encoded(folding: .off)
        #expect(bytes.count { $0 == 0x0A } == test.properties.count + 3, "not one line a property")
    }

    @Test("vobject reads what we write, folded at 12 octets", arguments: cases)
    func peerReadsOursNarrow(_ test: CardCase) throws {
        try expect(Self.narrow.answer(test.name), toHold: test)
    }

    @Test("We read what vobject writes", arguments: cases)
    func weReadTheirs(_ test: CardCase) throws {
        let bytes = try Self.theirs.answer(test.name).bytes()
        let cards = try VCardDecoding.strict(bytes)
        #expect(cards.count == 1)
        #expect(cards.first?.models == test.lines)
        #expect(VCardDecoding(lenient: bytes).findings.isEmpty)
    }

    private func expect(_ answer: PeerAnswer, toHold test: CardCase) throws {
        let read = try answer.card().filter { $0.name != "VERSION" }
        #expect(read.map(\.description).sorted() == test.lines)
    }
}
