// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// The fixtures about records that have parts: Smart Poster, handover, Signature, Generic Control.
@Suite struct PartsFixtureTests {
    static let counts = ["smart-poster.txt": 48, "handover.txt": 74, "signature.txt": 33, "generic-control.txt": 17]

    static func cases() throws -> [PartsCase] {
        try counts.keys.sorted().flatMap { try PartsCase.load($0) }
    }

    @Test(arguments: counts.keys.sorted())
    func everyCaseIsThere(_ file: String) throws {
        let names = try PartsCase.load(file).map(\.name)
        #expect(names.count == Self.counts[file])
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: try cases())
    func readsLeniently(_ sample: PartsCase) {
        let decoding = NDEFDecoding(lenient: sample.input)
        #expect(decoding.contentLines == sample.content)
        #expect(decoding.findings.map(\.lineWithPath) == sample.findings)
        #expect(decoding.records.map(\.content) == decoding.records.map(\.record.content))
    }

    @Test(arguments: try cases())
    func readsStrictlyAndWritesAsItRead(_ sample: PartsCase) throws {
        guard let expected = sample.firstError else {
            let message = try NDEFMessage(decoding: sample.input)
            #expect(message.encoded() == sample.input)
            #expect(message.encodedSize == sample.input.count)
            let decoding = try NDEFDecoding(strict: sample.input)
            #expect(decoding.contentLines == sample.content)
            #expect(decoding.findings.map(\.lineWithPath) == sample.findings)
            return
        }
        let error = try #require(throws: NDEFError.self) { try NDEFMessage(decoding: sample.input) }
        #expect(error.lineWithPath == expected)
        let again = try #require(throws: NDEFError.self) { try NDEFDecoding(strict: sample.input) }
        #expect(again == error)
    }

    @Test(arguments: try cases())
    func makesWhatStrictDecodingTakes(_ sample: PartsCase) {
        // A record that is made is held against the same rules as one that is read.
        let decoding = NDEFDecoding(lenient: sample.input)
        for (index, record) in decoding.records.map(\.record).enumerated() {
            let isMade =
                (try? NDEFRecord(
                    typeNameFormat: record.typeNameFormat, type: record.type.array, id: record.id.array,
                    payload: record.payload.array)) == record
            let isSound = !decoding.findings.contains { $0.severity == .error && $0.recordIndex == index }
            #expect(isMade == isSound)
        }
    }

    @Test(arguments: try cases())
    func addsTheBaseToEveryOffset(_ sample: PartsCase) {
        let plain = NDEFDecoding(lenient: sample.input)
        let moved = NDEFDecoding(lenient: sample.input, options: NDEFDecodingOptions(baseOffset: 1000))
        #expect(moved.findings.map(\.offset) == plain.findings.map { $0.offset + 1000 })
        #expect(moved.findings.map(\.recordOffset) == plain.findings.map { $0.recordOffset + 1000 })
        #expect(moved.findings.map(\.path) == plain.findings.map(\.path))
    }
}
