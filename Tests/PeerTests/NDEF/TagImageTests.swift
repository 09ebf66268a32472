// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing
import Type2Tag

/// Messages on the memory of an NTAG213, put there by a write plan and read by ndeflib 0.3.3.
///
/// The message is cut out of the memory by hand, so that no mistake of our TLV reader can hide one of the plan.
@Suite("Tag images before ndeflib 0.3.3")
struct TagImageTests {
    /// What fits on an NTAG213: a room of 144 bytes, 5 of them the lock control TLV (NTAG213 data sheet, 8.5.6).
    static let cases = [
        MessageCase("image of a link", .uri("https://example.com")),
        MessageCase("image of a text beyond ASCII", .text("Grüße 漢 😀", language: "de")),
        MessageCase(
            "image of three records",
            [
                .uri("https://example.com/a"), .text("Hello", id: [0x31]),
                .plain(.external, "android.com:pkg", payload: Array("com.example.app".utf8)),
            ]),
        MessageCase("image of an empty record", .empty),
        MessageCase("image of a message one byte short of the room", .uri("tel:" + String(repeating: "1", count: 131))),
        MessageCase(
            "image of a message that fills the room behind a lock control TLV",
            .uri("tel:" + String(repeating: "1", count: 132))),
    ]

    static let run = PeerRun {
        try cases.flatMap { test in
            try Delivery.allCases.map { delivery in
                let image = try TagImage(test.records.ours().encoded(), on: delivery)
                return ("\(delivery) \(test.name)", .decode(try image.message()))
            }
        }
    }

    @Test("ndeflib reads the records", arguments: cases, Delivery.allCases)
    func peerReadsTheImage(_ test: MessageCase, _ delivery: Delivery) throws {
        let message = try test.records.ours().encoded()
        let image = try TagImage(message, on: delivery)
        #expect(try image.message() == message)
        #expect(try Self.run.answer("\(delivery) \(test.name)").models() == test.records)
        #expect(image.isDeliveryKept, "bytes in front of the message, or the pages around it, have changed")
    }

    @Test(
        "The longest message fits, one byte more is refused, and a short one replaces it", arguments: Delivery.allCases)
    func limits(_ delivery: Delivery) throws {
        let room = delivery == .blank ? 142 : 137
        let longest = try [RecordModel.uri("tel:" + String(repeating: "1", count: room - 5))].ours().encoded()
        let tooLong = try [RecordModel.uri("tel:" + String(repeating: "1", count: room - 4))].ours().encoded()
        #expect(longest.count == room)
        #expect(throws: PlanError.messageTooLong(needed: room + 1, available: room)) {
            try TagImage(tooLong, on: delivery)
        }

        let short = [RecordModel.uri("https://example.com")]
        var image = try TagImage(longest, on: delivery)
        try image.write(try short.ours().encoded())
        let answer = try #require(try Peer.ask([.decode(try image.message())]).first)
        #expect(try answer.models() == short)
    }
}
