// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// The Wi-Fi, Bluetooth and Device Information fixtures: each read in both modes, cut, flipped, and written again.
@Suite struct PairingTests {
    @Test(arguments: PairingCase.counts.keys.sorted())
    func everyCaseIsThere(_ file: String) throws {
        let names = try PairingCase.load(file).map(\.name)
        #expect(names.count == PairingCase.counts[file])
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: try PairingCase.all())
    func readsLeniently(_ sample: PairingCase) throws {
        let decoding = NDEFDecoding(lenient: sample.input)
        let located = try #require(decoding.records.first)
        #expect(lines(of: located.content) == sample.lines)
        let start = located.offset(ofPayload: 0)
        #expect(decoding.findings.map { "\($0.severity) \($0.code) \($0.offset - start)" } == sample.findings)
        #expect(decoding.findings.allSatisfy { $0.recordIndex == 0 && $0.recordOffset == 0 })
    }

    @Test(arguments: try PairingCase.all())
    func readsStrictly(_ sample: PairingCase) throws {
        let lenient = NDEFDecoding(lenient: sample.input)
        guard let first = lenient.findings.first(where: { $0.severity == .error }) else {
            let message = try NDEFMessage(decoding: sample.input)
            #expect(message.encoded() == sample.input)
            // What may be read may be made.
            let record = try #require(message.records.first)
            let made = try NDEFRecord(
                typeNameFormat: record.typeNameFormat, type: record.type.array, id: record.id.array,
                payload: record.payload.array)
            #expect(made == record)
            #expect(made.content == record.content)
            return
        }
        let error = try #require(throws: NDEFError.self) { try NDEFMessage(decoding: sample.input) }
        #expect(error.reason == first.reason)
        #expect(error.offset == first.offset)
    }

    @Test(arguments: try PairingCase.all())
    func theTypedViewWritesThePayloadThatItRead(_ sample: PairingCase) throws {
        let located = try #require(NDEFDecoding(lenient: sample.input).records.first)
        let payload = encodedPayload(of: located.content)
        #expect(payload == nil || payload == located.record.payload.array)
        #expect((payload == nil) == (sample.lines == ["media"] || sample.lines == ["unknown"]))
    }

    @Test(arguments: try PairingCase.all().filter { $0.findings.isEmpty })
    func everyPayloadThatIsCutKeepsThePromises(_ sample: PairingCase) throws {
        let record = try #require(NDEFDecoding(lenient: sample.input).records.first?.record)
        let wrong = (0..<record.payload.count).compactMap { count -> String? in
            let bytes = Self.message(of: record, payload: Array(record.payload.prefix(count)))
            return Self.broken(for: bytes).map { "\(count) bytes: \($0)" }
        }
        #expect(wrong == [])
    }

    @Test(arguments: try PairingCase.all().filter { $0.input.count <= (Effort.isFull ? 110 : 62) })
    func everyFlippedBitKeepsThePromises(_ sample: PairingCase) throws {
        let record = try #require(NDEFDecoding(lenient: sample.input).records.first?.record)
        var wrong: [String] = []
        for index in record.payload.indices {
            for bit in 0..<8 {
                var payload = record.payload.array
                payload[index] ^= 1 << UInt8(bit)
                if let promise = Self.broken(for: Self.message(of: record, payload: payload)) {
                    wrong.append("bit \(bit) of byte \(index): \(promise)")
                }
            }
        }
        #expect(wrong == [])
    }

    @Test func madeUpPayloadsKeepThePromises() throws {
        let seed = testSeed(for: "PairingTests", otherwise: .random(in: 1 ... .max))
        var random = SeededGenerator(seed: seed)
        let records = try PairingCase.all().compactMap { NDEFDecoding(lenient: $0.input).records.first?.record }
        var broken: [String] = []
        for _ in 0..<Effort.rounds(2000) {
            let record = try #require(records.randomElement(using: &random))
            let payload = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                let byte = record.payload.randomElement(using: &random) ?? 0
                return Bool.random(using: &random) ? byte : UInt8.random(in: 0...8, using: &random)
            }
            let bytes = Self.message(of: record, payload: payload)
            if let promise = Self.broken(for: bytes) { broken.append("\(hex(bytes)): \(promise)") }
        }
        #expect(broken == [], "seed \(seed)")
    }

    // A long payload of the smallest elements: linear, and the findings stay few.
    @Test func manyElementsAreRead() throws {
        let bytes = Array(repeating: [0x10, 0x61, 0x00, 0x00] as [UInt8], count: 50_000).joined()
        let record = try NDEFRecord.media("application/vnd.wfa.wsc", payload: Array(bytes))
        guard case .wifi(let wifi) = record.content else {
            Issue.record("not read as Wi-Fi data")
            return
        }
        #expect(wifi.attributes.count == 50_000)
        #expect(wifi.credentials.isEmpty)
    }

    private static func message(of record: NDEFRecord, payload: [UInt8]) -> [UInt8] {
        let flags = 0xC0 | record.typeNameFormat.rawValue
        return [flags, UInt8(record.type.count), 0, 0, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
            + record.type + payload
    }

    private static func broken(for bytes: [UInt8]) -> String? {
        if let promise = brokenPromise(for: bytes) { return promise }
        guard let located = NDEFDecoding(lenient: bytes).records.first else { return "no record" }
        _ = lines(of: located.content)
        guard let payload = encodedPayload(of: located.content) else { return nil }
        return payload == located.record.payload.array ? nil : "the typed view writes other bytes"
    }
}
