// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// Reading from borrowed bytes, and values that share the storage of others.
@Suite struct BorrowedBytesTests {
    @Test(arguments: try Golden.all(upTo: 300))
    func borrowedBytesAreReadAsAnArrayIs(_ golden: Golden) throws {
        let message = try NDEFMessage(decoding: golden.bytes)
        #expect(try NDEFMessage(decoding: golden.bytes.span) == message)
        #expect(try NDEFDecoding(strict: golden.bytes.span) == NDEFDecoding(strict: golden.bytes))
        #expect(NDEFDecoding(lenient: golden.bytes.span) == NDEFDecoding(lenient: golden.bytes))
        #expect(NDEFDecoding(lenient: golden.bytes.span).records.map(\.record) == message.records)
    }

    @Test(arguments: try FixtureDecodingTests.cases().filter { $0.firstError != nil })
    func borrowedBytesFailAsAnArrayDoes(_ sample: DecodingCase) throws {
        let error = try #require(throws: NDEFError.self) { try NDEFMessage(decoding: sample.input.span) }
        #expect(error.line == sample.firstError)
        #expect(throws: error) { try NDEFDecoding(strict: sample.input.span) }
    }

    @Test func equalRecordsHashAlikeWhateverTheyShare() throws {
        let alone = try NDEFRecord.media("text/plain", payload: [0x61], id: [0x69])
        // The same record, behind another one in the storage of a whole message.
        let bytes = try NDEFMessage([.text("x"), alone]).encoded()
        let shared = try NDEFMessage(decoding: bytes).records[1]
        #expect(Set([alone, shared]).count == 1)
        #expect(Set([alone.content, shared.content]).count == 1)
        #expect(Set([alone, try .media("text/plain", payload: [0x62], id: [0x69])]).count == 2)
    }

    @Test func borrowedBytesAreCopied() {
        let bytes: [UInt8] = [1, 2, 3]
        #expect(NDEFBytes(copying: bytes.span) == NDEFBytes(bytes))
    }
}
