// SPDX-License-Identifier: MIT

import TapcardCommands
import Testing

@Suite("tapcard password, and --password-file")
struct PasswordVerbTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        #expect(workplace.makeTag().status == 0)
        try workplace.write(Array("9A9B9C9D E7E8\n".utf8), to: "./right.txt")
        try workplace.write(Array("11223344".utf8), to: "./wrong.txt")
        #expect(workplace.run("write url https://a.b").status == 0)
        return workplace
    }

    /// What must not stand anywhere, with and without separators.
    private func showsSecret(_ text: String) -> Bool {
        ["9A9B9C9D", "9A 9B 9C 9D", "E7E8", "E7 E8"].contains { text.uppercased().contains($0) }
    }

    @Test("Set, checked, read and written through, removed; no byte of it is shown")
    func life() throws {
        let workplace = try workplace()
        // Words, and what they end with.
        let steps: [(String, Int32)] = [
            ("password set --password-file ./right.txt --prot read --limit 7 --dry-run", 0),
            ("password check --password-file ./right.txt", 1),
            ("password set --password-file ./right.txt --prot read --limit 7", 0),
            ("password set --password-file ./right.txt --prot read --limit 7 --json", 0),
            ("read", 77),
            ("read --password-file ./wrong.txt", 77),
            ("read --password-file ./right.txt", 0),
            ("write url https://c.d --password-file ./right.txt", 0),
            ("erase --password-file ./right.txt", 0),
            ("info --password-file ./right.txt --json", 0),
            ("lock --password-file ./right.txt --dry-run", 1),
            ("password check --password-file ./right.txt --json", 0),
            ("password check --password-file ./wrong.txt", 1),
            ("password set --password-file ./wrong.txt", 77),
            ("password set --password-file ./wrong.txt --old-password-file ./right.txt", 0),
            ("password set --password-file ./right.txt --old-password-file ./wrong.txt", 0),
            ("password remove --password-file ./wrong.txt", 77),
            ("password remove --password-file ./right.txt --json", 0),
            ("read", 0),
        ]
        for (words, status) in steps {
            let run = workplace.run(words + " --trace ./trace.txt")
            #expect(run.status == status, "\(words): \(run.errorText)")
            #expect(!showsSecret(run.outputText) && !showsSecret(run.errorText), "\(words)")
        }
        let trace = String(decoding: try #require(workplace.bytes("./trace.txt")), as: UTF8.self)
        #expect(trace.contains("PWD_AUTH") && trace.contains("WRITE to page 43"))
        #expect(!showsSecret(trace))
        // As delivered: AUTH0 FFh, PWD FF FF FF FF, PACK 00 00 (NTAG21x data sheet 8.5.7).
        let memory = try #require(workplace.bytes("./tag.bin"))
        #expect(Array(memory.suffix(16)) == [4, 0, 0, 0xFF, 0, 5, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0])
    }

    @Test(
        "A file that holds no password is refused, and what it holds is not shown",
        arguments: [
            ("12345", "hexadecimal"), ("9A9B9C", "3"), ("9A9B9C9DE7", "5"), ("", "0"),
            ("9A9B9C9D secret", "hexadecimal"),
        ])
    func malformed(_ text: String, _ word: String) throws {
        let workplace = try workplace()
        let before = workplace.trace("./tag.bin")
        try workplace.write(Array(text.utf8), to: "./file.txt")
        for words in ["password set --password-file ./file.txt", "write url https://c.d --password-file ./file.txt"] {
            let run = workplace.run(words)
            #expect(run.status == 65)
            #expect(run.errorText.contains(word))
            #expect(text.isEmpty || !run.errorText.contains(text))
        }
        #expect(workplace.trace("./tag.bin") == before)
        #expect(workplace.run("password check --password-file ./none.txt").status == 66)
    }

    @Test("The password comes from standard input too")
    func standardInput() throws {
        let workplace = try workplace()
        let console = RecordingConsole()
        console.input = Array("9A9B9C9DE7E8".utf8)
        #expect(workplace.run("password set --password-file -", console: console).status == 0)
        #expect(workplace.run("password check --password-file ./right.txt").status == 0)
    }

    @Test("A frozen configuration, and a chip without a password, are refused")
    func refused() throws {
        let workplace = try workplace()
        #expect(workplace.run("lock --freeze-config --uid \(Workplace.uid)").status == 0)
        #expect(workplace.run("password set --password-file ./right.txt").status == 77)
        let other = try Workplace()
        #expect(other.makeTag("ntag203").status == 0)
        try other.write(Array("9A9B9C9D".utf8), to: "./right.txt")
        #expect(other.run("password set --password-file ./right.txt").status == 69)
        #expect(other.run("lock --freeze-config").status == 1)
    }

    @Test("A soft lock says what it is, and info what to do next")
    func soft() throws {
        let workplace = try workplace()
        let run = workplace.run("lock --soft --uid \(Workplace.uid)")
        #expect(run.status == 0)
        #expect(run.outputText.contains("the pages are open"))
        let info = workplace.run("info").outputText
        #expect(info.contains("Half state the container says read-only, but pages 3 to 39 are open"))
        #expect(info.contains("Next       only the container forbids writing; 'tapcard lock' locks the pages too"))
        #expect(workplace.run("write url https://c.d").status == 77)
        #expect(workplace.run("lock --uid \(Workplace.uid)").status == 0)
        #expect(workplace.run("lock --soft --freeze-config").status == 64)
    }
}
