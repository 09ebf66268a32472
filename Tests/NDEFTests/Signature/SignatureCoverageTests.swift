// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Which records a signature covers (RTD Signature: back to the one before it, or to the start).
@Suite struct SignatureCoverageTests {
    private static func record(_ payload: [UInt8]) throws -> NDEFRecord {
        try NDEFRecord(typeNameFormat: .wellKnown, type: Array("Sig".utf8), payload: payload)
    }

    private static func message() throws -> NDEFMessage {
        let signature = try record([0x20, 0x0B, 0x02, 0x00, 0x01, 0xAA, 0x00])
        let text = try NDEFRecord.text("A")
        return try NDEFMessage([
            text, text, signature, text, signature, signature, text, record([0x01, 0x00]), text, signature,
            record([0x77]), text, signature,
        ])
    }

    struct Place: Sendable, CustomTestStringConvertible {
        let name: String
        let index: Int
        let covered: Range<Int>?
        var testDescription: String { name }
    }

    static let places = [
        Place(name: "back to the start", index: 2, covered: 0..<2),
        Place(name: "back to the signature before", index: 4, covered: 3..<4),
        Place(name: "nothing behind another one", index: 5, covered: 5..<5),
        Place(name: "a start marker covers nothing", index: 7, covered: 7..<7),
        Place(name: "back to a start marker", index: 9, covered: 8..<9),
        Place(name: "a version that cannot be read", index: 10, covered: nil),
        Place(name: "back to one that cannot be read", index: 12, covered: 11..<12),
        Place(name: "a text covers nothing", index: 0, covered: nil),
        Place(name: "behind the message", index: 13, covered: nil),
        Place(name: "in front of the message", index: -1, covered: nil),
    ]

    @Test(arguments: places)
    func covers(_ place: Place) throws {
        #expect(try Self.message().recordsCovered(bySignatureAt: place.index) == place.covered)
    }
}
