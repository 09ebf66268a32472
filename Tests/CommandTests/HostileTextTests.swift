// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Text that would take a terminal over, or show something that is not there.
struct HostileText: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// How it must be shown.
    let shown: String

    var testDescription: String { name }

    // ECMA-48 for the sequences, Unicode Standard Annex 9 for the marks of direction.
    static let all = [
        HostileText(name: "a sequence that clears the screen", text: "a\u{1B}[2Jb", shown: #"a\u{1B}[2Jb"#),
        HostileText(name: "a sequence that sets the title", text: "\u{1B}]0;x\u{07}", shown: #"\u{1B}]0;x\u{7}"#),
        HostileText(name: "a sequence of one C1 control", text: "a\u{9B}31mb", shown: #"a\u{9B}31mb"#),
        HostileText(name: "backspaces", text: "safe\u{08}\u{08}evil", shown: #"safe\u{8}\u{8}evil"#),
        HostileText(name: "a delete", text: "a\u{7F}b", shown: #"a\u{7F}b"#),
        HostileText(name: "a mark that turns text round", text: "a\u{202E}moc", shown: #"a\u{202E}moc"#),
        HostileText(name: "an isolate", text: "a\u{2066}b\u{2069}", shown: #"a\u{2066}b\u{2069}"#),
        HostileText(name: "an Arabic letter mark", text: "a\u{061C}b", shown: #"a\u{61C}b"#),
        HostileText(name: "a line separator", text: "a\u{2028}b", shown: #"a\u{2028}b"#),
        HostileText(name: "a byte order mark", text: "a\u{FEFF}b", shown: #"a\u{FEFF}b"#),
        HostileText(name: "a character of private use", text: "a\u{E000}b", shown: #"a\u{E000}b"#),
        HostileText(name: "a tag character above the first plane", text: "a\u{E0041}b", shown: #"a\u{E0041}b"#),
        HostileText(name: "a null", text: "a\u{0}b", shown: #"a\u{0}b"#),
    ]

    /// Each place of a message where such text can lie.
    func messages() -> [(place: String, bytes: [UInt8])] {
        let bytes = Array(text.utf8)
        func record(_ flags: UInt8, type: [UInt8], id: [UInt8] = [], _ payload: [UInt8]) -> [UInt8] {
            let head = [flags | (id.isEmpty ? 0 : 0x08), UInt8(type.count), UInt8(payload.count)]
            return head + (id.isEmpty ? [] : [UInt8(id.count)]) + type + id + payload
        }
        let card =
            Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:".utf8) + bytes
            + Array("\r\nN:;;;;\r\nX-\(text);TYPE=\(text):\(text)\r\nEND:VCARD\r\n".utf8)
        return [
            ("text", record(0xD1, type: [0x54], [0x02, 0x65, 0x6E] + bytes)),
            ("language", record(0xD1, type: [0x54], [UInt8(bytes.count)] + bytes)),
            ("URI", record(0xD1, type: [0x55], [0x04] + bytes)),
            ("id", record(0xD1, type: [0x55], id: bytes, [0x04, 0x61])),
            ("media type", record(0xD2, type: bytes, [0x61])),
            ("external type", record(0xD4, type: bytes, [0x61])),
            ("absolute URI", record(0xD3, type: bytes, [0x61])),
            ("text of a media type", record(0xD2, type: Array("text/plain".utf8), bytes)),
            ("package", record(0xD4, type: Array("android.com:pkg".utf8), bytes)),
            ("unknown type", record(0xD1, type: bytes, bytes)),
            ("card", record(0xD2, type: Array("text/vcard".utf8), card)),
        ]
    }
}

@Suite("Hostile text never reaches a terminal raw")
struct HostileTextTests {
    @Test("On a tag's message, wherever it lies, as text and as JSON", arguments: HostileText.all)
    func decoded(_ hostile: HostileText) throws {
        let workplace = try Workplace()
        for (place, bytes) in hostile.messages() {
            try workplace.write(bytes, to: "./message")
            for line in ["decode ./message", "decode ./message --json", "decode ./message --strict"] {
                let run = workplace.run(line)
                Manners.expect(run, asked: "\(place): \(line)")
            }
        }
    }

    @Test("It is shown by its number", arguments: HostileText.all)
    func shown(_ hostile: HostileText) throws {
        let workplace = try Workplace()
        try workplace.write(hostile.messages()[0].bytes, to: "./message")
        #expect(workplace.run("decode ./message").outputText.contains("  " + hostile.shown + "\n"))
    }

    @Test("JSON escapes it, and it means the same", arguments: HostileText.all)
    func escaped(_ hostile: HostileText) throws {
        let workplace = try Workplace()
        try workplace.write(hostile.messages()[0].bytes, to: "./message")
        let run = workplace.run("decode ./message --json")
        let found = try JSONValue.text(at: "records.0.content.text", in: run.output)
        let scalars = try JSONDecoding.string(found).unicodeScalars
        #expect(Array(scalars) == Array(hostile.text.unicodeScalars))
    }

    @Test("In a vCard file, in its name and in its lines", arguments: HostileText.all)
    func cardFiles(_ hostile: HostileText) throws {
        let workplace = try Workplace()
        try workplace.write(
            Array("BEGIN:VCARD\r\nVERSION:3.0\r\n\(hostile.text)\r\nFN:\(hostile.text)\r\nEND:VCARD\r\n".utf8),
            to: "./card.vcf"
        )
        for line in [
            "decode ./card.vcf", "decode ./card.vcf --json", "encode vcard ./card.vcf --json", "lint ./card.vcf",
            "lint ./card.vcf --json", "fit vcard ./card.vcf --convert", "fit vcard ./card.vcf --convert --json",
        ] {
            Manners.expect(workplace.run(line), asked: line)
        }
    }

    // A null cannot stand in the words of a process.
    @Test("In the words of the command line", arguments: HostileText.all.filter { !$0.text.contains("\0") })
    func words(_ hostile: HostileText) throws {
        let workplace = try Workplace()
        let text = hostile.text
        for words in [
            [text], ["read", text], ["read", "--\(text)"], ["read", "--reader", text],
            ["read", "--reader", "file:\(text)"],
            ["new", "ntag213", "./\(text)/x"], ["new", text, "./x"], ["new", "ntag213", "./x", "--uid", text],
            ["lock", "--uid", text, "--json"], ["decode", "./\(text)"], ["decode", "./\(text)", "--json"],
            ["encode", "ndef", "./\(text)"], ["encode", "url", "a:b", "-o", "./\(text)/x"], ["help", text],
            ["encode", "vcard", "./\(text)"], ["encode", "mime", text, "./x"], ["encode", "app", text, "--json"],
            ["lint", "./\(text)"], ["encode", "vcard", "--name", "A", "--birthday", text],
            ["encode", "vcard", "--convert", "./\(text)"],
        ] {
            let run = workplace.run(words)
            Manners.expect(run, asked: "\(words)")
            #expect(run.status != 0, "\(words)")
        }
    }
}
