// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// The forms in which a message is written, and where to.
@Suite struct EncodingFormTests {
    @Test(arguments: try Golden.all(upTo: 300))
    func everyWayOfWritingWritesTheSame(_ golden: Golden) throws {
        let message = try NDEFMessage(decoding: golden.bytes)
        var appended: [UInt8] = [0xAA]
        message.encode(appendingTo: &appended)
        #expect(appended == [0xAA] + golden.bytes)
        let written = try [UInt8](capacity: golden.bytes.count + 1) { (output) throws(NDEFError) in
            output.append(0xAA)
            try message.encode(into: &output)
        }
        #expect(written == appended)
    }

    @Test func withoutEnoughRoomNothingIsWritten() throws {
        let message = try NDEFMessage([.unknown(payload: [1, 2, 3])])
        let written = [UInt8](capacity: 6) { output in
            output.append(0xAA)
            let error = #expect(throws: NDEFError.self) { try message.encode(into: &output) }
            #expect(error?.reason == .noRoom(needed: 6, available: 5))
            #expect(error?.description == "offset 0: the message needs 6 bytes; the buffer has room for 5")
        }
        #expect(written == [0xAA])
    }

    /// NDEF 1.0, clause 2.3.3.
    @Test(arguments: try Golden.all(upTo: 300), [1, 2, 7, 254, 255, 256, 300])
    func chunksAreJoinedToTheSameMessage(_ golden: Golden, _ size: Int) throws {
        let message = try NDEFMessage(decoding: golden.bytes)
        let form = NDEFEncodingForm.chunked(maximumPayload: size)
        let bytes = message.encoded(form)
        #expect(message.encodedSize(form) == bytes.count)
        let again = try NDEFMessage(decoding: bytes)
        #expect(again.records == message.records.map(\.canonical))
        #expect(again.encoded() == bytes)
        #expect(again.encoded(.canonical) == message.encoded(.canonical))
        var reader = NDEFRecordReader()
        while let layout = try reader.next(in: bytes.span) {
            #expect(layout.payloadRange.count <= size)
            #expect(!layout.isFollowedByChunk || layout.payloadRange.count == size)
        }
    }

    @Test func chunksLookAsTheStandardHasThem() throws {
        // NDEF 1.0, clause 2.3.3: type and id in the first chunk only, TNF 6 in the others, ME on the last one.
        let message = try NDEFMessage([.media("a/b", payload: [1, 2, 3, 4, 5], id: [0x69])])
        let expected = try fixtureBytes("BA 03 02 01 61 2F 62 69 01 02 36 00 02 03 04 56 00 01 05")
        #expect(message.encoded(.chunked(maximumPayload: 2)) == expected)
        #expect(message.encoded(.chunked(maximumPayload: 5)) == message.encoded())
        #expect(message.encoded(.chunked(maximumPayload: 0)) == message.encoded(.chunked(maximumPayload: 1)))
    }

    @Test func aFaultBehindWrittenChunksHasItsPlace() throws {
        let payload: [UInt8] = [0x02, 0x65, 0x6E] + Array(repeating: 0x41, count: 600)
        let bytes = try NDEFMessage([NDEFRecord(typeNameFormat: .wellKnown, type: [0x54], payload: payload)])
            .encoded(.chunked(maximumPayload: 300))
        let located = try #require(NDEFDecoding(lenient: bytes).records.first)
        let places = payload.indices.map { located.offset(ofPayload: $0) }
        #expect(places.map { bytes[$0] } == payload)
    }

    @Test func recordsMovedToAnotherMessageGetItsMarks() throws {
        let long: [UInt8] = [0xC1, 0x01, 0, 0, 0, 3, 0x54, 0x02, 0x65, 0x6E]
        let chunked: [UInt8] = [0xBD, 0x00, 0x01, 0x00, 0x01, 0x56, 0x00, 0x00]
        let records = try [long, chunked, [0xD8, 0, 0, 0]].flatMap { try NDEFMessage(decoding: $0).records }
        let moved = try NDEFMessage(records).encoded()
        let expected = try fixtureBytes("81 01 00 00 00 03 54 02 65 6E 3D 00 01 00 01 16 00 00 58 00 00 00")
        #expect(moved == expected)
        let turned = try NDEFMessage(records.reversed()).encoded()
        #expect(turned == (try fixtureBytes("98 00 00 00 3D 00 01 00 01 16 00 00 41 01 00 00 00 03 54 02 65 6E")))
    }

    @Test func theFormDoesNotCountInAComparison() throws {
        let long = try NDEFMessage(decoding: [0xC1, 0x01, 0, 0, 0, 3, 0x54, 0x02, 0x65, 0x6E])
        let short = try NDEFMessage(decoding: [0xD9, 0x01, 3, 0, 0x54, 0x02, 0x65, 0x6E])
        #expect(long == short && long.hashValue == short.hashValue)
        #expect(long.encoded() != short.encoded())
        #expect(long.encoded(.canonical) == short.encoded(.canonical))
    }

    @Test func bytesAreValues() {
        let bytes = NDEFBytes([1, 2, 3, 4])
        let slice = NDEFBytes(bytes[1..<3])
        #expect(slice == [2, 3] && slice.startIndex == 0 && slice.array == [2, 3])
        #expect(slice.hashValue == NDEFBytes([2, 3]).hashValue)
        #expect(Array(slice) == [2, 3] && [UInt8](NDEFBytes(copying: slice.span)) == [2, 3])
        #expect(NDEFBytes([]).isEmpty && "\(slice)" == "02 03")
        #expect(slice.firstIndex(of: 3) == 1 && NDEFBytes(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }) == [1, 2, 3])
    }
}
