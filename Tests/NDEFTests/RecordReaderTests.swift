// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// The reader that allocates nothing: the frame rules of NDEF 1.0, clauses 2.3, 3.1 and 3.2.
@Suite struct RecordReaderTests {
    /// What the reader finds: the layouts, and the error that ended them.
    struct Walk {
        var layouts: [NDEFRecordLayout] = []
        var error: NDEFError?

        init(_ bytes: [UInt8], baseOffset: Int = 0) {
            var reader = NDEFRecordReader(baseOffset: baseOffset)
            do throws(NDEFError) {
                while let layout = try reader.next(in: bytes.span) { layouts.append(layout) }
            } catch {
                self.error = error
            }
        }
    }

    // Codes of the frame; the others are of contents, which the reader does not judge.
    private static let frameCodes: Set<String> = [
        "empty-input", "truncated", "missing-mb", "missing-me", "second-mb", "trailing-bytes", "chunk-interrupted",
        "chunk-not-terminated", "me-on-nonfinal-chunk", "unchanged-with-type-or-id", "unchanged-outside-chunk",
        "empty-not-empty", "unknown-with-type", "missing-type",
    ]

    @Test(arguments: try FixtureDecodingTests.cases())
    func findsTheFrameErrorsOfTheFixtures(_ sample: DecodingCase) {
        let expected = sample.findings.first { line in
            let parts = line.split(separator: " ")
            return parts[0] == "error" && Self.frameCodes.contains(String(parts[1]))
        }
        #expect(Walk(sample.input).error?.line == expected)
    }

    @Test(arguments: try Golden.all(upTo: 300))
    func laysOutWhatTheDecoderReads(_ golden: Golden) throws {
        let walk = Walk(golden.bytes)
        #expect(walk.error == nil)
        // Chunks put together, each record has the type, the id and the payload that the decoder finds.
        var found: [[[UInt8]]] = []
        for layout in walk.layouts {
            let parts = [layout.typeRange, layout.idRange, layout.payloadRange].map { Array(golden.bytes[$0]) }
            if layout.isLaterChunk, let last = found.popLast() {
                found.append([last[0], last[1], last[2] + parts[2]])
            } else {
                found.append(parts)
            }
        }
        let records = try NDEFMessage(decoding: golden.bytes).records
        #expect(found == records.map { [$0.type.array, $0.id.array, $0.payload.array] })
        #expect(walk.layouts.map(\.end).last == golden.bytes.count)
        #expect(walk.layouts.filter { !$0.isLaterChunk }.map(\.typeNameFormat) == records.map(\.typeNameFormat))
    }

    @Test(arguments: try Golden.all(upTo: 24))
    func everyFlippedBitIsJudgedAsByTheDecoder(_ golden: Golden) {
        let wrong = wrongFlips(of: golden.bytes) { bytes in
            let errors = NDEFDecoding(lenient: bytes).findings.filter {
                $0.severity == .error && Self.frameCodes.contains($0.code) && $0.path.count < 2
            }
            return Walk(bytes).error?.line == errors.first?.line ? nil : "judged otherwise"
        }
        #expect(wrong == [])
    }

    @Test func staysAtTheEnd() throws {
        let bytes: [UInt8] = [0xD0, 0, 0]
        var reader = NDEFRecordReader()
        #expect(try reader.next(in: bytes.span) != nil)
        #expect(try reader.next(in: bytes.span) == nil)
        #expect(try reader.next(in: bytes.span) == nil)
        #expect(reader.position == 3 && reader.recordCount == 1)
    }

    @Test func staysAtAnErrorAndAddsTheBase() throws {
        let bytes: [UInt8] = [0x51, 0x01, 0x00, 0x54]
        var reader = NDEFRecordReader(baseOffset: 16)
        let error = #expect(throws: NDEFError.self) { try reader.next(in: bytes.span) }
        #expect(error?.line == "error missing-mb offset 16 record 16 index 0")
        #expect(try reader.next(in: bytes.span) == nil)
    }

    @Test func otherBytesDoNotTrap() throws {
        let bytes: [UInt8] = [0x91, 1, 1, 0x55, 1, 0x51, 1, 1, 0x55, 2]
        var reader = NDEFRecordReader()
        _ = try reader.next(in: bytes.span)
        let error = #expect(throws: NDEFError.self) { try reader.next(in: [0x91, 1].span) }
        #expect(error?.code == "missing-me")
    }
}
