// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// 2,000 messages made from a seed, both ways; peer run: ndeflib 0.3.3.
///
/// `TAPCARD_TEST_SEED` sets the seed; each failure names it.
@Suite("Random messages and ndeflib 0.3.3")
struct RandomExchangeTests {
    static let count = 2000
    static let seed = testSeed(for: "RandomExchangeTests", otherwise: 20_261_130)

    static let messages = {
        var generator = RandomMessage(seed: seed)
        return (0..<count).map { _ in generator.next() }
    }()

    @Test("ndeflib reads what we write, record by record")
    func peerReadsOurs() throws {
        // In UTF-8 all of it: what ndeflib makes of our UTF-16 is wrong and stands in `UTF16Tests`.
        let messages = Self.messages.map { $0.map(\.inUTF8) }
        let written = try messages.map { try $0.ours().encoded() }
        let answers = try Peer.ask(written.map { .decode($0) })
        #expect(answers.count == Self.count)
        for (index, answer) in answers.enumerated() {
            let place = "message \(index) of seed \(Self.seed)"
            let read = try answer.models()
            #expect(read.count == messages[index].count, "\(place)")
            for (number, pair) in zip(read, messages[index]).enumerated() {
                #expect(pair.0 == pair.1, "record \(number) of \(place)")
            }
            #expect(try answer.bytes() == written[index], "\(place)")
        }
    }

    @Test("We read what ndeflib writes, record by record, and write no more bytes")
    func weReadTheirs() throws {
        let answers = try Peer.ask(Self.messages.map { .encode($0) })
        #expect(answers.count == Self.count)
        for (index, answer) in answers.enumerated() {
            let place = "message \(index) of seed \(Self.seed)"
            let message = Self.messages[index]
            let bytes = try answer.bytes()
            let read = try NDEFMessage(decoding: bytes).records.map { RecordModel($0) }
            #expect(read.count == message.count, "\(place)")
            for (number, pair) in zip(read, message).enumerated() {
                #expect(pair.0 == pair.1, "record \(number) of \(place)")
            }
            let written = try message.ours().encoded()
            let isUTF8 = message.allSatisfy { $0 == $0.inUTF8 }
            #expect(isUTF8 ? written == bytes : written.count < bytes.count, "\(place)")
        }
    }
}

extension RecordModel {
    fileprivate var inUTF8: RecordModel {
        guard case .text(let text, let language, _) = content else { return self }
        return RecordModel(content: .text(text, language: language, encoding: .utf8), id: id)
    }
}
