// SPDX-License-Identifier: MIT

import Testing

@testable import ReaderEmulation

@Suite("lines of the control socket")
struct ControlTests {
    static let cases = Dialogue.load("control.txt")

    @Test("all lines are there")
    func count() {
        #expect(ControlTests.cases.count == 19)
    }

    @Test("each line has its answer", arguments: cases)
    func answers(_ dialogue: Dialogue) throws {
        let interpreter = ControlInterpreter(field: try EmulatedTag.field())
        for step in dialogue.steps {
            #expect(interpreter.answer(step.sent) == step.answer)
        }
    }

    @Test("a path goes up to the end of the line, blanks within included")
    func path() throws {
        #expect(try ControlCommand(parsing: " swap  /a b/c.bin \r") == .swap(path: "/a b/c.bin"))
        #expect(try ControlCommand(parsing: "second d.bin") == .second(path: "d.bin"))
    }

    @Test("a word with control characters is shown without them")
    func controlCharacters() {
        #expect(throws: ControlError.self) { try ControlCommand(parsing: "a\u{1B}[2J") }
        let answer = ControlInterpreter(field: EmulatedField()).answer("a\u{1B}[2J\u{7}")
        #expect(answer.hasPrefix("error: \"a?[2J?\" is no command"))
    }

    @Test("a field without a tag says so")
    func empty() {
        #expect(
            ControlInterpreter(field: EmulatedField()).answer("status") == "ok no tag; power on; faults armed: 0")
    }
}
