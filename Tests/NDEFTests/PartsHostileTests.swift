// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Records with parts that are cut, flipped, and cut into chunks.
@Suite struct PartsHostileTests {
    static func sound(upTo size: Int) throws -> [PartsCase] {
        try PartsFixtureTests.cases().filter { $0.firstError == nil && $0.input.count <= size }
    }

    @Test func thereAreSoundCases() throws {
        #expect(try Self.sound(upTo: 200).count > 80)
        #expect(try Self.sound(upTo: 36).count > 50)
    }

    @Test(arguments: try sound(upTo: 200))
    func everyProperPrefixIsAnError(_ sample: PartsCase) {
        #expect(wrongPrefixes(of: sample.input) == [])
    }

    @Test(arguments: try PartsFixtureTests.cases())
    func everyCutPayloadKeepsThePromises(_ sample: PartsCase) {
        // The record is whole on the wire, and what lies in it is not.
        guard let record = NDEFDecoding(lenient: sample.input).records.first?.record else { return }
        let header: [UInt8] = [0xD0 | record.typeNameFormat.rawValue, UInt8(clamping: record.type.count)]
        let wrong = (0..<min(record.payload.count, 255)).compactMap { length -> String? in
            let bytes = header + [UInt8(clamping: length)] + record.type + record.payload[..<length]
            return brokenPromise(for: bytes).map { "\(length) bytes of payload: \($0)" }
        }
        #expect(wrong == [])
    }

    @Test(arguments: try Effort.some(PartsFixtureTests.cases().filter { $0.input.count <= 36 }, first: 60))
    func everyFlippedBitKeepsThePromises(_ sample: PartsCase) {
        #expect(wrongFlips(of: sample.input, brokenPromise(for:)) == [])
    }

    @Test(arguments: try PartsFixtureTests.cases())
    func chunksMoveTheFindingsAndNothingElse(_ sample: PartsCase) {
        let plain = NDEFDecoding(lenient: sample.input)
        guard plain.records.count == 1, let located = plain.records.first, located.offset(ofPayload: 0) < 8,
            located.record.payload.count < 256, plain.bytesRead == sample.input.count,
            sample.input[0] & 0xF8 == 0xD0
        else { return }
        // A chunk for each byte of the payload: byte n stands behind 3 more bytes of header for each chunk before it.
        let record = located.record
        let payload = record.payload
        var bytes: [UInt8] = [0xB0 | record.typeNameFormat.rawValue, UInt8(clamping: record.type.count), 0]
        bytes += record.type
        for index in payload.indices {
            bytes += [index == payload.count - 1 ? 0x56 : 0x36, 0, 1, payload[index]]
        }
        guard !payload.isEmpty else { return }
        let first = located.offset(ofPayload: 0)
        let chunked = NDEFDecoding(lenient: bytes)
        #expect(chunked.records.map(\.content) == plain.records.map(\.content))
        #expect(chunked.findings.map(\.code) == plain.findings.map(\.code))
        #expect(chunked.findings.map(\.path) == plain.findings.map(\.path))
        let expected = plain.findings.map { finding in
            let index = finding.offset - first
            // What is missing behind the payload counts on from its last byte.
            return index < payload.count ? first + 4 * index + 3 : first + 4 * (payload.count - 1) + 4
        }
        #expect(chunked.findings.map(\.offset) == expected)
    }

    @Test func madeUpPartsKeepThePromises() {
        let seed = testSeed(for: "PartsHostileTests", otherwise: .random(in: 1 ... .max))
        var random = SeededGenerator(seed: seed)
        var broken: [String] = []
        for _ in 0..<Effort.rounds(2000) {
            let bytes = Self.record(&random, depth: 0, flags: 0xC0)
            if let promise = brokenPromise(for: bytes) { broken.append("\(hex(bytes)): \(promise)") }
        }
        #expect(broken == [], "seed \(seed)")
    }

    // Mostly right records, one in another, with a byte changed now and then.
    private static func record(_ random: inout SeededGenerator, depth: Int, flags: UInt8) -> [UInt8] {
        let types = [
            "Sp", "Hs", "Hr", "Hm", "Hi", "Hc", "Gc", "Sig", "U", "T", "act", "s", "t", "ac", "cr", "err", "a", "d",
        ]
        let type = Array(types[Int.random(in: 0..<types.count, using: &random)].utf8)
        var payload = random.bytes(Int.random(in: 0...4, using: &random))
        if depth < 6, Bool.random(using: &random) {
            if Bool.random(using: &random) { payload = [0x13] } else { payload = [] }
            let count = Int.random(in: 1...3, using: &random)
            for index in 0..<count {
                let marks: UInt8 = (index == 0 ? 0x80 : 0) | (index == count - 1 ? 0x40 : 0)
                payload += record(&random, depth: depth + 1, flags: marks)
            }
        }
        if !payload.isEmpty, Int.random(in: 0..<16, using: &random) == 0 {
            payload[Int.random(in: 0..<payload.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        payload = Array(payload.prefix(255))
        return [flags | 0x11, UInt8(clamping: type.count), UInt8(clamping: payload.count)] + type + payload
    }
}
