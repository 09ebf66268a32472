// SPDX-License-Identifier: MIT

import Foundation
import NDEF
import Testing

/// What the other suites stand on.
@Suite("The peers themselves")
struct HarnessTests {
    @Test("The installed versions are those whose behaviour is written down")
    func versions() throws {
        // Peer.ask refuses other versions before the first answer.
        #expect(try Peer.ask([]).isEmpty)
        for peer in [Peer.qt, .ezVCard, .textVCard] { #expect(try Peer.ask([], of: peer).isEmpty) }
        let pins = try String(contentsOf: Peer.tests.appending(path: "requirements.txt"), encoding: .utf8)
        for (name, version) in Peer.python.versions {
            #expect(pins.contains("\n\(name)==\(version) "), "requirements.txt pins another \(name)")
        }
    }

    @Test("An exception of a library is an answer, and the process goes on")
    func exceptions() throws {
        let answers = try Peer.ask([.decode([0xD7, 0x00, 0x00]), .decode([0xD0, 0x00, 0x00])])
        #expect(
            answers.map(\.failure) == ["DecodeError: ndef.record.Record TNF field value must be between 0 and 6", nil])
        #expect(try answers.last?.models() == [.empty])
    }

    @Test("Bytes go there and back as they are", arguments: [0, 1, 255, 256, 65536, 1_000_000])
    func bytes(_ count: Int) throws {
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let model = RecordModel.plain(.unknown, payload: payload)
        for peer in [Peer.python, .qt] {
            let message = try #require(try Peer.ask([.encode([model])], of: peer).first).bytes()
            #expect(message.suffix(count).elementsEqual(payload))
        }
    }
}
