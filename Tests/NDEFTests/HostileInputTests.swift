// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Inputs that are cut, flipped and made up.
@Suite struct HostileInputTests {
    @Test func thereAreGoldens() throws {
        #expect(try Golden.all(upTo: 300).count > 50)
        #expect(try Golden.all(upTo: 24).count > 30)
    }

    @Test(arguments: try Golden.all(upTo: 300))
    func everyProperPrefixIsAnError(_ golden: Golden) {
        #expect(wrongPrefixes(of: golden.bytes) == [])
    }

    @Test(arguments: try Golden.all(upTo: 24))
    func everyFlippedBitKeepsThePromises(_ golden: Golden) {
        #expect(wrongFlips(of: golden.bytes, brokenPromise(for:)) == [])
    }

    @Test(arguments: try Golden.all(upTo: 24))
    func everyAppendedByteIsReported(_ golden: Golden) {
        let bytes = Effort.some([0x00, 0xFE, 0xD1, 0x2C] + Array(UInt8.min...UInt8.max), first: 24)
        let wrong = bytes.filter { byte in
            let decoding = NDEFDecoding(lenient: golden.bytes + [byte])
            let severity: NDEFFinding.Severity = byte == 0x00 || byte == 0xFE ? .warning : .error
            return decoding.findings.map(\.code) != ["trailing-bytes"]
                || decoding.findings.map(\.severity) != [severity]
                || decoding.findings.map(\.offset) != [golden.bytes.count]
        }
        #expect(wrong == [])
    }

    @Test func everyTwoBytesKeepThePromises() {
        var broken: [String] = []
        for first in UInt8.min...UInt8.max {
            for second in stride(from: UInt8.min, through: 0xFE, by: 31) {
                if let promise = brokenPromise(for: [first, second, 0]) {
                    broken.append("\(first) \(second) \(promise)")
                }
            }
        }
        #expect(broken == [])
    }

    @Test func madeUpBytesKeepThePromises() {
        let seed = testSeed(for: "HostileInputTests", otherwise: .random(in: 1 ... .max))
        var random = SeededGenerator(seed: seed)
        var broken: [String] = []
        for _ in 0..<Effort.rounds(1000) {
            let bytes = Self.madeUp(&random)
            if let promise = brokenPromise(for: bytes) { broken.append("\(hex(bytes)): \(promise)") }
        }
        #expect(broken == [], "seed \(seed)")
    }

    // Headers that are mostly right, so that the bytes get past the first record.
    private static func madeUp(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        let count = Int.random(in: 1...5, using: &random)
        for index in 0..<count {
            var flags = UInt8.random(in: 0...7, using: &random) | 0x10
            if index == 0 { flags |= 0x80 }
            if index == count - 1 { flags |= 0x40 }
            if Int.random(in: 0..<4, using: &random) == 0 { flags ^= 1 << UInt8.random(in: 3...7, using: &random) }
            let type: [UInt8] =
                [[], [0x55], [0x54], [0x61, 0x2F, 0x62], [0x61, 0x3A, 0x62]].randomElement(using: &random) ?? []
            let payload = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                Bool.random(using: &random) ? UInt8.random(in: 0...255, using: &random) : 0x02
            }
            bytes += [flags, UInt8(type.count)]
            bytes += flags & 0x10 != 0 ? [UInt8(payload.count)] : [0, 0, 0, UInt8(payload.count)]
            if flags & 0x08 != 0 { bytes.append(0) }
            bytes += type + payload
        }
        return bytes
    }
}
