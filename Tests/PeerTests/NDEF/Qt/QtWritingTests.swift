// SPDX-License-Identifier: MIT

import NDEF
import Testing

/// Records that we and Qt 6.4.2 are asked to write.
///
/// Our bytes come from the standard, Qt's from a peer run; the fixture names both.
@Suite("Records written by Qt 6.4.2")
struct QtWritingTests {
    static let run = PeerRun(of: .qt) { try QtWritingCase.load().map { ($0.name, .encode([$0.record])) } }

    @Test("All cases are there")
    func counts() throws {
        let cases = try QtWritingCase.load()
        #expect(cases.count == 37)
        #expect(cases.count { $0.isSame } == 10)
    }

    @Test("Qt writes what is written down", arguments: try QtWritingCase.load())
    func peer(_ test: QtWritingCase) throws {
        #expect(try Self.run.answer(test.name).bytes() == test.theirs, "Qt has changed")
    }

    @Test("We write the right bytes, and no more than Qt, or refuse", arguments: try QtWritingCase.load())
    func ours(_ test: QtWritingCase) throws {
        guard let expected = test.ours else {
            let error = #expect(throws: NDEFError.self) { try [test.record].ours() }
            #expect(error?.code == test.refusal)
            return
        }
        let written = try [test.record].ours().encoded()
        #expect(written == expected)
        #expect((written == test.theirs) == test.isSame)
        if let read = try? NDEFMessage(decoding: test.theirs), read.records.map({ RecordModel($0) }) == [test.record] {
            #expect(written.count <= test.theirs.count)
        }
    }

    /// A length field that lies, so that no reader finds the payload, Qt no more than we.
    @Test(
        "A type or an id of 256 bytes makes Qt write what is no message",
        arguments: ["a type of 256 letters", "an id of 256 bytes"])
    func brokenLengths(_ name: String) throws {
        let bytes = try Self.run.answer(name).bytes()
        #expect(throws: NDEFError.self) { try NDEFMessage(decoding: bytes) }
    }
}
