// SPDX-License-Identifier: MIT

import TapcardCommands
import TestSupport
import Testing

/// A session as somebody would see it.
///
/// A command stands behind a dollar sign, then comes what is printed, behind an exclamation mark when it goes to
/// standard error, and the exit status in brackets when it is not 0. A new tag is the reader from then on.
struct Session: Sendable, CustomTestStringConvertible {
    let file: String

    var testDescription: String { String(file.dropLast(".txt".count)).replacing("-", with: " ") }

    var text: String {
        get throws { String(decoding: try Fixtures.bytes("command/sessions/\(file)"), as: UTF8.self) }
    }

    static let all = Golden.names(in: "sessions").map(Session.init)
}

@Suite("Sessions, word for word")
struct SessionTests {
    @Test("Every session is found")
    func count() {
        #expect(Session.all.count == 8)
    }

    @Test("The session goes as it is kept", arguments: Session.all)
    func plays(_ session: Session) throws {
        let workplace = try Workplace()
        var played = ""
        for line in try session.text.split(separator: "\n") where line.hasPrefix("$ tapcard ") {
            let words = String(line.dropFirst("$ tapcard ".count))
            let console = RecordingConsole()
            // What a person sees: at a terminal, with the right UID typed.
            console.outputIsTerminal = true
            console.answers = [.line(Workplace.uid)]
            let run = workplace.run(words, console: console)
            Manners.expect(run, asked: words)
            played += played.isEmpty ? "" : "\n"
            played += line + "\n" + run.prompts.map { $0 + Workplace.uid + "\n" }.joined() + run.outputText
            played += run.errorLines.map { "! \($0)\n" }.joined()
            if words.hasPrefix("new "), run.status == 0 { workplace.environment["TAPCARD_READER"] = "file:./tag.bin" }
            if run.status != 0 { played += "[\(run.status)]\n" }
        }
        try Golden.expect(played, in: "sessions/\(session.file)")
    }
}
