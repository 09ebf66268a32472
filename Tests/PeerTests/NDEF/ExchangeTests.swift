// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Messages that both libraries write and read alike; peer run: ndeflib 0.3.3.
///
/// What ndeflib does wrong stands in `DifferenceTests` and `UTF16Tests`.
@Suite("Exchange with ndeflib 0.3.3")
struct ExchangeTests {
    static let cases = uris + texts + plain + sizes + identifiers + several

    static let ours = PeerRun { try cases.map { ($0.name, .decode(try $0.records.ours().encoded())) } }
    static let theirs = PeerRun { cases.map { ($0.name, .encode($0.records)) } }

    @Test("ndeflib reads what we write", arguments: cases)
    func peerReadsOurs(_ message: MessageCase) throws {
        let bytes = try message.records.ours().encoded()
        let answer = try Self.ours.answer(message.name)
        #expect(try answer.models() == message.records)
        #expect(answer.unread == 0)
        #expect(try answer.bytes() == bytes, "ndeflib writes it back in other bytes")
    }

    @Test("We read what ndeflib writes, and write no more bytes", arguments: cases)
    func weReadTheirs(_ message: MessageCase) throws {
        let bytes = try Self.theirs.answer(message.name).bytes()
        let read = try NDEFMessage(decoding: bytes)
        #expect(read.records.map { RecordModel($0) } == message.records)
        #expect(NDEFDecoding(lenient: bytes).findings.isEmpty)
        #expect(read.encoded() == bytes)
        #expect(try message.records.ours().encodedSize <= bytes.count)
        #expect(try message.records.ours().encoded() == bytes)
    }

    /// NDEF 1.0, clause 4.3, lets a reader have limits: ndeflib's is fixed, ours is an option.
    @Test("A payload over 1 MiB is beyond ndeflib, and beyond us unless asked for")
    func limits() throws {
        let largest = [RecordModel.plain(.unknown, payload: Array(repeating: 7, count: 1 << 20))]
        let larger = [RecordModel.plain(.unknown, payload: Array(repeating: 7, count: 1 << 20 | 1))]
        let bytes = try larger.ours().encoded()
        let answers = try Peer.ask([.decode(try largest.ours().encoded()), .decode(bytes), .encode(larger)])
        #expect(try answers[0].models() == largest)
        let noun = "ndef.record.Record payload of more than 1048576 octets can not be "
        #expect(answers[1].failure == "DecodeError: " + noun + "decoded")
        #expect(answers[2].failure == "EncodeError: " + noun + "encoded")
        let error = #expect(throws: NDEFError.self) { try NDEFMessage(decoding: bytes) }
        #expect(error?.code == "limit-exceeded")
        let options = NDEFDecodingOptions(maximumPayload: 1 << 20 | 1)
        #expect(try NDEFMessage(decoding: bytes, options: options).encoded() == bytes)
    }
}
