// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ReaderEmulation

@Suite("conversations with an ACR122U")
struct ACR122UDialogueTests {
    static let cases = Dialogue.load("acr122u.txt")

    @Test("all conversations are there")
    func count() {
        #expect(ACR122UDialogueTests.cases.count == 50)
    }

    @Test("answers as the manual or the report says", arguments: cases)
    func conversation(_ dialogue: Dialogue) throws {
        let field = try EmulatedTag.field()
        var reader = ACR122U(field: field, options: try options(of: dialogue))
        reader.powerOn()
        for step in dialogue.steps {
            switch step.key {
            case "send":
                #expect(
                    hex(reader.transmit(try fixtureBytes(step.sent))) == hex(try fixtureBytes(step.answer)),
                    "\(step.sent)")
            case "power" where step.sent == "on":
                #expect(reader.powerOn() == (step.answer == "-" ? nil : try fixtureBytes(step.answer)))
            case "power": reader.powerOff()
            default: try Dialogue.perform(step, on: field)
            }
        }
    }

    // PC/SC part 3, 3.1.3.2.3.2: TCK makes the exclusive or of all bytes behind TS zero.
    @Test("the check byte of the ATR fits")
    func checkByte() {
        #expect(ACR122U.answerToReset.dropFirst().reduce(0, ^) == 0)
    }

    private func options(of dialogue: Dialogue) throws -> ACR122UOptions {
        var options = ACR122UOptions()
        for (name, value) in dialogue.options {
            switch name {
            case "losesTagAfterFailure": options.losesTagAfterFailure = value == "01"
            case "hidesTagWithoutPolling": options.hidesTagWithoutPolling = value == "01"
            case "longestAnswer": options.longestAnswer = try #require(Int(value))
            case "passThrough":
                let bytes = try fixtureBytes(value)
                options.passThrough = .refused(StatusWord(UInt16(bytes[0]) << 8 | UInt16(bytes[1])))
            default: throw FixtureError("no option \(name) = \(value)")
            }
        }
        return options
    }
}
