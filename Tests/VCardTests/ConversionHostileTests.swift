// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// Whatever is read can be converted, written, made compact and looked through; nothing traps.
@Suite("Conversion of hostile input") struct ConversionHostileTests {
    /// All cards of the conversion cases, as bytes.
    static func samples() throws -> [[UInt8]] {
        try Fixtures.stanzas("vcard/conversion.txt").map { stanza in
            if let input = stanza["input"] { return try octets(input) }
            let version = try stanza.required("version")
            let body = try stanza.required("body")
            return try octets("BEGIN:VCARD⏎VERSION:\(version)⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎\(body)END:VCARD⏎")
        }
    }

    private func check(_ bytes: [UInt8]) throws {
        let advice = VCardLint.findings(in: bytes, room: 100)
        #expect(advice.allSatisfy { $0.offset >= 0 && $0.offset <= bytes.count && $0.line >= 1 && $0.column >= 1 })
        for decoded in VCardDecoding(lenient: bytes).cards {
            let conversion = decoded.card.converted()
            let written = try conversion.card.encoded(folding: .off)
            #expect(conversion.changes.allSatisfy { !$0.message.isEmpty && !$0.code.isEmpty })
            let read = try #require(try VCardDecoding.strict(written).first)
            #expect(read.converted().changes.isEmpty)
            let compact = try read.compacted().encoded(folding: .off)
            #expect(compact.count <= written.count)
            #expect(read.displayName == (try VCardDecoding.strict(compact).first?.displayName))
            for capacity in [70, 90, written.count - 1] {
                let plan = try read.shrinkPlan(toFit: capacity)
                #expect(plan.fits == (plan.neededSize <= capacity))
                #expect(try plan.card.encodedSize(folding: .off) == plan.neededSize)
                #expect(plan.steps.allSatisfy { $0.saves > 0 })
            }
            if decoded.card.version != "3.0" { _ = try Contact(decoded.card).card().encoded() }
        }
    }

    @Test(arguments: [UInt64(21), 22, 23, 24]) func `bytes changed with this seed`(_ seed: UInt64) throws {
        var numbers = SeededGenerator(seed: testSeed(for: "bytes changed", otherwise: seed))
        let alphabet = Array("\r\n\r\n :;,.\\\"=^NTb4-az09:;=".utf8) + [0x00, 0xE9, 0xC3, 0x1B]
        for sample in try Self.samples() {
            for _ in 0..<Effort.rounds(40) {
                var bytes = sample
                for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                    let index = Int.random(in: 0..<bytes.count, using: &numbers)
                    let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)]
                    if Bool.random(using: &numbers) { bytes[index] = byte } else { bytes.insert(byte, at: index) }
                }
                try check(bytes)
            }
        }
    }

    @Test func `lines of one case stand in the card of another`() throws {
        let bodies = try Fixtures.stanzas("vcard/conversion.txt").compactMap { $0["body"] }
        for version in ["2.1", "3.0", "4.0"] {
            for body in bodies {
                try check(
                    try octets("BEGIN:VCARD⏎VERSION:\(version)⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎\(body)END:VCARD⏎"))
            }
        }
    }
}
