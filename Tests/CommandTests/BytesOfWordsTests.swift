// SPDX-License-Identifier: MIT

import TapcardCommands
import Testing

/// Words as the system passes them: bytes that need not be UTF-8.
@Suite("Words that are not UTF-8")
struct BytesOfWordsTests {
    @Test("Latin-1 in a text is refused, not mended")
    func refused() {
        let console = RecordingConsole()
        let words = [Array("encode".utf8), Array("text".utf8), [0x63, 0x61, 0x66, 0xE9]]
        #expect(Tapcard.run(bytes: words, environment: [:], console: console) == .usage)
        #expect(console.output.isEmpty)
        #expect(String(decoding: console.errors, as: UTF8.self).contains("word 3 of the command line is not UTF-8"))
    }

    @Test("UTF-8 passes")
    func passes() {
        let console = RecordingConsole()
        let words = ["encode", "text", "café"].map { Array($0.utf8) }
        #expect(Tapcard.run(bytes: words, environment: [:], console: console) == .done)
        #expect(console.output == [0xD1, 0x01, 0x08, 0x54, 0x02, 0x65, 0x6E, 0x63, 0x61, 0x66, 0xC3, 0xA9])
    }
}
