// SPDX-License-Identifier: MIT

import NDEF
import Testing

@testable import TapcardCommands

/// The place of a finding in a card, counted in what was decoded, also where the card does not lie in one piece.
@Suite("Offsets of findings in cards")
struct CardOffsetTests {
    private static let mark = Array("137.4".utf8)

    /// The latitude is out of range (RFC 2426, section 3.4.2): a finding at its first digit, byte 45 of the card.
    private static let card = Array(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:A;;;;\r\nFN:A\r\nGEO:137.4;-122.1\r\nEND:VCARD\r\n".utf8)

    private static let type = Array("text/vcard".utf8)

    /// A record in one piece (NDEF 1.0, clause 3.2).
    private static let record = [0xD2, UInt8(type.count), UInt8(card.count)] + type + card

    /// The same in chunks that part the card at these bytes (clause 2.3.3).
    private static func chunked(at cuts: [Int]) -> [UInt8] {
        let ends = cuts + [card.count]
        var bytes: [UInt8] = []
        var start = 0
        for (index, end) in ends.enumerated() {
            let flags: UInt8 = index == 0 ? 0xB2 : index == ends.count - 1 ? 0x56 : 0x36
            bytes += [flags, index == 0 ? UInt8(type.count) : 0, UInt8(end - start)]
            bytes += (index == 0 ? type : []) + card[start..<end]
            start = end
        }
        return bytes
    }

    private static func place(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
        bytes.indices.first { bytes[$0...].starts(with: mark) }
    }

    private func expectOneFinding(_ findings: [FindingDocument], in bytes: [UInt8]) throws {
        let place = try #require(CardOffsetTests.place(of: CardOffsetTests.mark, in: bytes))
        #expect(findings.filter { $0.code.hasPrefix("vcard-") }.map(\.code) == ["vcard-invalid-position"])
        #expect(findings.filter { $0.code.hasPrefix("vcard-") }.map(\.offset) == [place])
    }

    @Test("A card in one record")
    func inOnePiece() throws {
        try expectOneFinding(DecodedMessage(CardOffsetTests.record).findings, in: CardOffsetTests.record)
    }

    @Test("A card in a chunked record", arguments: [[20], [44], [45], [10, 30, 43], [0, 45]])
    func inChunks(_ cuts: [Int]) throws {
        let bytes = CardOffsetTests.chunked(at: cuts)
        let message = DecodedMessage(bytes)
        #expect(message.records.first?.record.payload.array == CardOffsetTests.card)
        try expectOneFinding(message.findings, in: bytes)
    }

    /// A memory control TLV sets four bytes apart from byte 64 of the tag on, 48 of the data area (Type 2 Tag 1.1
    /// §2.3.2): they lie in the middle of the card, before the finding.
    @Test("A card across set-apart bytes, in one record and in chunks", arguments: [[], [10, 40]])
    func acrossSetApartBytes(_ cuts: [Int]) throws {
        let message = cuts.isEmpty ? CardOffsetTests.record : CardOffsetTests.chunked(at: cuts)
        var area: [UInt8] = [0x02, 0x03, 0x40, 0x04, 0x04, 0x03, UInt8(message.count)] + message + [0xFE]
        area.insert(contentsOf: [0xEE, 0xEE, 0xEE, 0xEE], at: 48)
        let decoded = Decoded(dataArea: area)
        #expect(decoded.records.first?.record.payload.array == CardOffsetTests.card)
        try expectOneFinding(decoded.findings, in: area)
    }
}
