// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing
import Type2Tag
import VCard

/// Cards in records, and records on tags.
@Suite("Cards on tags")
struct CardOnTagTests {
    /// Ten lines, 198 octets.
    static let sample = """
        BEGIN:VCARD⏎VERSION:3.0⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎ORG:Example Ltd⏎TITLE:Full-stack engineer⏎\
        TEL;TYPE=CELL:+15550100⏎EMAIL;TYPE=INTERNET:jane@example.com⏎URL:https://example.com/⏎END:VCARD⏎
        """

    /// NDEF 1.0 clause 3.2: TNF 2, type `text/vcard`, short form; peer run, ndeflib 0.3.3.
    @Test("N01: the record of the sample has 211 bytes")
    func record() throws {
        let card = try cardOctets(Self.sample)
        #expect(card.count == 198)
        let message = try NDEFMessage([.media("text/vcard", payload: card)]).encoded()
        #expect(message == [0xD2, 0x0A, 0xC6] + Array("text/vcard".utf8) + card)
        #expect(message.count == 211)
        let model = RecordModel.plain(.media, "text/vcard", payload: card)
        #expect(try Peer.ask([.encode([model])]).first?.bytes() == message)
        // Type 2 Tag 1.1 clause 2.3: 03, length, message, FE.
        #expect(TLVBlock.encodedMessage(message)?.count == 214)
    }

    /// RFC 6350 section 3.1: UTF-8; a mark in front is none of it.
    @Test("N04: a name that is not ASCII comes back, without a mark in front")
    func characters() throws {
        let properties = [PropertyModel("N", [["Doé"], ["Jané"], [""], [""], [""]]), PropertyModel("FN", "Jané Doé")]
        let card = try properties.ours()
        let message = try NDEFMessage([.media("text/vcard", payload: try card.encoded())])
        let read = try NDEFMessage(decoding: message.encoded()).records[0].payload
        #expect(Array(read.prefix(5)) == Array("BEGIN".utf8))
        let cards = try VCardDecoding.strict(read.array)
        #expect(cards == [card])
        #expect(Array((cards.first?.displayName ?? "").utf8) == Array("Jané Doé".utf8))
    }

    /// What a tag takes, as it is delivered and without its lock control TLV.
    struct Fit: Sendable, CustomTestStringConvertible {
        let chip: ChipModel
        /// The longest text in a record of type `text/vcard` (13 octets of header; 16 from 256 octets on).
        let factory: Int
        let withoutLockControl: Int

        var testDescription: String { chip.name }
    }

    /// Data sheets of NTAG213, 215 and 216: 144, 496 and 872 octets; the five of the lock control TLV, 03 and its
    /// length of one or three octets come off.
    static let fits = [
        Fit(chip: .ntag213, factory: 124, withoutLockControl: 129),
        Fit(chip: .ntag215, factory: 476, withoutLockControl: 476),
        Fit(chip: .ntag216, factory: 852, withoutLockControl: 852),
    ]

    @Test("N08: what fits on which tag", arguments: fits)
    func room(_ fit: Fit) throws {
        for (text, capacity) in [
            (fit.factory, MessageCapacity(factory: fit.chip)),
            (fit.withoutLockControl, MessageCapacity(withoutLockControlTLV: fit.chip)),
        ] {
            #expect(capacity.fits(try size(text)))
            #expect(!capacity.fits(try size(text + 1)))
        }
        let sample = try size(198)
        #expect(MessageCapacity(factory: fit.chip).fits(sample) == (fit.chip.name != ChipModel.ntag213.name))
    }

    private func size(_ text: Int) throws -> Int {
        try NDEFMessage([.media("text/vcard", payload: Array(repeating: 0x61, count: text))]).encodedSize
    }

    /// NDEF 1.0 clause 2.3.3: the pieces are joined first, whatever the cut parts: a fold, a character, a line end.
    @Test("N10: a card in two chunks, cut anywhere")
    func chunks() throws {
        var note = PropertyModel("NOTE", String(repeating: "é漢😀", count: 12))
        note.group = "item1"
        let card = try ([PropertyModel("N", [["王"], ["小明"], [""], [""], [""]]), PropertyModel("FN", "王小明"), note])
            .ours()
        let bytes = try card.encoded()
        #expect(bytes.count < 256)
        let type = Array("text/vcard".utf8)
        for cut in 0...bytes.count {
            let message =
                [0xB2, 0x0A, UInt8(cut)] + type + bytes[..<cut] + [0x56, 0x00, UInt8(bytes.count - cut)] + bytes[cut...]
            let records = try NDEFMessage(decoding: message).records
            #expect(records.map(\.payload.array) == [bytes])
            #expect(try VCardDecoding.strict(records[0].payload.array) == [card])
        }
    }
}
