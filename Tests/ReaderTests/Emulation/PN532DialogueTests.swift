// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VirtualTag

@testable import ReaderEmulation

@Suite("conversations with a PN532")
struct PN532DialogueTests {
    static let cases = Dialogue.load("pn532.txt")

    @Test("all conversations are there")
    func count() {
        #expect(PN532DialogueTests.cases.count == 75)
    }

    @Test("answers as the capture or the manual says", arguments: cases)
    func conversation(_ dialogue: Dialogue) throws {
        let field = try EmulatedTag.field()
        var chip = PN532(field: field, options: try options(of: dialogue))
        for step in dialogue.steps {
            switch step.key {
            case "send":
                let answer = chip.receive(PN532Frame.information(try fixtureBytes(step.sent)))
                #expect(hex(answer) == hex(PN532Frame.acknowledge + (try frame(step.answer))), "\(step.sent)")
            case "raw":
                let answer = chip.receive(try fixtureBytes(step.sent))
                #expect(hex(answer) == hex(step.answer == "-" ? [] : try fixtureBytes(step.answer)), "\(step.sent)")
            case "poll": #expect(hex(chip.poll()) == hex(try frame(step.answer)))
            default: try Dialogue.perform(step, on: field)
            }
        }
    }

    /// The line carries single bytes: no conversation may depend on how they are gathered.
    @Test("answers the same byte by byte", arguments: cases)
    func byteByByte(_ dialogue: Dialogue) throws {
        let whole = try EmulatedTag.field()
        let torn = try EmulatedTag.field()
        var first = PN532(field: whole, options: try options(of: dialogue))
        var second = PN532(field: torn, options: try options(of: dialogue))
        var compared = 0
        for step in dialogue.steps {
            switch step.key {
            case "send", "raw":
                let bytes = try fixtureBytes(step.sent)
                let sent = step.key == "send" ? PN532Frame.information(bytes) : bytes
                let together = first.receive(sent)
                let apart = sent.flatMap { second.receive([$0]) }
                #expect(hex(apart) == hex(together), "\(step.sent)")
                compared += 1
            case "poll": #expect(hex(second.poll()) == hex(first.poll()))
            case "page": break
            default:
                try Dialogue.perform(step, on: whole)
                try Dialogue.perform(step, on: torn)
            }
        }
        #expect(compared > 0)
        #expect(hex(torn.memory) == hex(whole.memory))
    }

    private func frame(_ text: String) throws -> [UInt8] {
        switch text {
        case "-": []
        case "error": PN532Frame.error
        default: PN532Frame.information(try fixtureBytes(text))
        }
    }

    private func options(of dialogue: Dialogue) throws -> PN532Options {
        var options = PN532Options()
        for (name, value) in dialogue.options {
            switch name {
            case "refusalStatus": options.refusalStatus = try fixtureBytes(value)[0]
            case "silenceStatus": options.silenceStatus = try fixtureBytes(value)[0]
            case "rawAcknowledgeStatus": options.rawAcknowledgeStatus = try fixtureBytes(value)[0]
            case "rawRefusalStatus": options.rawRefusalStatus = try fixtureBytes(value)[0]
            case "generalCall" where value == "WUPA": options.generalCall = .wakeUp
            case "directedCall" where value == "REQA": options.directedCall = .request
            default: throw FixtureError("no option \(name) = \(value)")
            }
        }
        return options
    }
}
