// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Text in UTF-16 between us and ndeflib 0.3.3, which reads and writes it in the order of its host.
///
/// The values are those of a little-endian host; on a big-endian one ndeflib would read our bytes rightly, and write
/// a big-endian mark.
@Suite("UTF-16 and ndeflib 0.3.3")
struct UTF16Tests {
    static let ours = PeerRun { try UTF16Case.load().map { ($0.name, .decode($0.ours)) } }
    static let theirs = PeerRun { try UTF16Case.load().map { ($0.name, .encode([$0.model])) } }

    @Test("All cases are there")
    func counts() throws {
        #expect(try UTF16Case.load().count == 9)
    }

    @Test("We read what ndeflib writes, and write no more bytes", arguments: try UTF16Case.load())
    func weReadTheirs(_ test: UTF16Case) throws {
        let bytes = try Self.theirs.answer(test.name).bytes()
        #expect(bytes == test.theirs, "ndeflib has changed")
        #expect(try NDEFMessage(decoding: bytes).records.map { RecordModel($0) } == [test.model])
        let written = try [test.model].ours().encoded()
        #expect(written == test.ours)
        #expect(written.count <= bytes.count)
    }

    @Test("ndeflib reads our text in the order of its host", arguments: try UTF16Case.load())
    func peerMisreadsOurs(_ test: UTF16Case) throws {
        #expect(try NDEFMessage(decoding: test.ours).records.map { RecordModel($0) } == [test.model])
        let answer = try Self.ours.answer(test.name)
        let read = try answer.failure.map { "raises " + $0 } ?? answer.models().map(\.description).joined()
        #expect(read == test.misread, "ndeflib has changed")
    }
}
