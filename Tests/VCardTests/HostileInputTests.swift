// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// No input traps, and every place lies within the input.
@Suite("Hostile input") struct HostileInputTests {
    /// A repeatable source of numbers (a linear congruence with a mixing step).
    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        }
    }

    private func read(_ bytes: [UInt8]) {
        let decoding = VCardDecoding(lenient: bytes)
        let places = decoding.findings.map(\.offset)
        #expect(places.allSatisfy { $0 >= 0 && $0 <= bytes.count })
        #expect(decoding.findings.allSatisfy { $0.line >= 1 && $0.column >= 1 })
        for decoded in decoding.cards {
            for property in decoded.card.properties { _ = (property.text, property.components) }
            _ = try? Contact(decoded.card).card().encoded(folding: .octets(20))
        }
        let firstError = decoding.findings.first { $0.severity == .error }
        do throws(VCardError) {
            _ = try VCardDecoding.strict(bytes)
            #expect(firstError == nil)
        } catch {
            #expect(error.reason == firstError?.reason && error.offset == firstError?.offset)
        }
    }

    @Test func `every prefix of the sample`() throws {
        let sample = try octets(CardTests.sample)
        for count in 0..<sample.count {
            let prefix = Array(sample[..<count])
            read(prefix)
            // Nothing shorter than the last D is a whole card.
            if count < sample.count - 2 { #expect(throws: VCardError.self) { try VCardDecoding.strict(prefix) } }
        }
    }

    @Test func `every flipped bit of a small card`() throws {
        let sample = try card("TEL;TYPE=CELL:1⏎ 2⏎")
        for index in sample.indices {
            for bit in Effort.some([7, 5, 0, 6, 1, 2, 3, 4], first: 3) {
                var flipped = sample
                flipped[index] ^= 1 << bit
                read(flipped)
            }
        }
    }

    @Test(arguments: [UInt64(1), 2, 3]) func `random bytes with this seed`(_ seed: UInt64) throws {
        var numbers = Numbers(state: seed)
        let alphabet = Array("\r\n\r\n :;,.\\\"=NTEL-az09BEGIN:VCARD\u{E9}".utf8) + [0x00, 0xFE, 0xFF, 0x80]
        let frame = Array("BEGIN:VCARD\r\n".utf8)
        for _ in 0..<Effort.rounds(300) {
            let count = Int.random(in: 0..<120, using: &numbers)
            let bytes = (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)] }
            read(bytes)
            read(frame + bytes)
        }
    }

    @Test(arguments: [UInt64(11), 12, 13]) func `random cards with this seed are read as they were written`(
        _ seed: UInt64
    ) throws {
        var numbers = Numbers(state: seed)
        let alphabet = Array("abc  ,;:\\\"\n\té中🎉\u{301}\u{2028}=ABC'^_")
        func text(_ most: Int) -> String {
            let count = Int.random(in: 0...most, using: &numbers)
            return String((0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)] })
        }
        for _ in 0..<Effort.rounds(60) {
            var properties = [
                VCard(properties: []).properties[0],
                try .structured("N", (0..<5).map { _ in [text(9), text(9)] }), try .text("FN", text(200)),
            ]
            for _ in 0..<Int.random(in: 0...5, using: &numbers) {
                let value = text(40).filter { $0 != "\"" && $0 != "\n" }
                let parameters = value.isEmpty ? [] : [VCardParameter(name: "X-P", values: [value, "b"])]
                properties.append(try .text("NOTE", text(150), parameters: parameters, group: "g1"))
                properties.append(try .list("CATEGORIES", (0..<3).map { _ in text(30) }))
            }
            let card = VCard(properties: properties)
            for folding in [VCardFolding.octets(75), .off, .octets(Int.random(in: 12...80, using: &numbers))] {
                let bytes = try card.encoded(folding: folding)
                let decoding = VCardDecoding(lenient: bytes)
                #expect(decoding.findings.isEmpty)
                #expect(decoding.cards.map(\.card) == [card])
                try checkLines(bytes, folding)
            }
        }
    }

    /// No line is longer than asked for, and each is UTF-8 on its own.
    private func checkLines(_ bytes: [UInt8], _ folding: VCardFolding) throws {
        guard case .octets(let limit) = folding else { return }
        for line in bytes.split(separator: 0x0A) {
            #expect(line.count - 1 <= limit)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
    }

    // D110
    @Test func `a line of 100,000 characters`() throws {
        let cards = try VCardDecoding.strict(try card("NOTE:{x}*100000⏎"))
        #expect(cards.first?[first: "NOTE"]?.text.utf8.count == 100_000)
    }

    @Test func `a value folded at every character`() throws {
        let cards = try VCardDecoding.strict(try card("NOTE:{x⏎ }*20000y⏎"))
        #expect(cards.first?[first: "NOTE"]?.text.utf8.count == 20_001)
    }
}
