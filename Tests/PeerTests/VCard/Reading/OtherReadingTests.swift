// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Cards before us and before ez-vcard 0.11.2 and Text::vCard 3.09.
///
/// Our values come from the standard, theirs from a peer run; the fixtures name both.
@Suite("Cards before ez-vcard 0.11.2 and Text::vCard 3.09")
struct OtherReadingTests {
    /// A card and who reads it.
    struct Reading: Sendable, CustomTestStringConvertible {
        let peer: Peer
        let card: ReadingCase

        var testDescription: String { "\(peer.rawValue): \(card.name)" }
    }

    static let files: [(peer: Peer, name: String)] = [(.ezVCard, "ez-vcard"), (.textVCard, "text-vcard")]

    static func load(_ kind: String) throws -> [Reading] {
        try files.flatMap { peer, name in
            try ReadingCase.load("\(name)-\(kind).txt").map { Reading(peer: peer, card: $0) }
        }
    }

    static let ezVCard = run(of: .ezVCard)
    static let textVCard = run(of: .textVCard)

    private static func run(of peer: Peer) -> PeerRun {
        PeerRun(of: peer) {
            try (load("agrees") + load("differs")).filter { $0.peer == peer }
                .map { ($0.card.name, .exchangeCards(inputs: [hex($0.card.bytes)])) }
        }
    }

    @Test("All cases are there")
    func counts() throws {
        let counts = try ["agrees", "differs"].flatMap { kind in
            let readings = try Self.load(kind)
            return Self.files.map { file in readings.count { $0.peer == file.peer } }
        }
        #expect(counts == [54, 37, 27, 44])
    }

    @Test("The peer and we agree", arguments: try load("agrees"))
    func agreement(_ reading: Reading) throws {
        let peer = try check(reading)
        #expect(Self.comparable(peer) == Self.comparable(reading.card.readByUs(withVersion: false)))
        #expect(reading.card.refused == nil)
    }

    @Test("The peer reads otherwise and we are right", arguments: try load("differs"))
    func difference(_ reading: Reading) throws {
        let peer = try check(reading)
        let isSame = Self.comparable(peer) == Self.comparable(reading.card.readByUs(withVersion: false))
        #expect(!isSame || reading.card.refused != nil, "the peer does as we do now: move the case")
    }

    private func check(_ reading: Reading) throws -> [String] {
        let card = reading.card
        #expect(card.readByUs(withVersion: false) == card.ours, "our side is wrong")
        #expect(card.refusedByUs() == card.refused, "our side is wrong")
        let run = reading.peer == .ezVCard ? Self.ezVCard : Self.textVCard
        let peer = try card.read(run.answer(card.name).line())
        #expect(peer == card.peer, "the peer has changed")
        return peer
    }

    /// Names, groups and parameters without case (RFC 2425 section 5.8.2).
    private static func comparable(_ lines: [String]) -> [String] {
        lines.map { line in
            guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("raises ") else { return line }
            return line[..<colon].lowercased() + line[colon...]
        }.sorted()
    }
}
