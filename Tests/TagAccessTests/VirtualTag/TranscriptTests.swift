// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag
import VirtualTag

@Suite("Conversations with a virtual chip")
struct TranscriptTests {
    static func transcripts() throws -> [Transcript] {
        try Fixtures.stanzas("VirtualTag/transcripts.txt").map(Transcript.init)
    }

    @Test func everyConversationIsFound() throws {
        #expect(try TranscriptTests.transcripts().count == 141)
    }

    @Test("The chip answers as the data sheet says", arguments: try transcripts())
    func answers(_ transcript: Transcript) throws {
        var chip = try transcript.chip()
        let before = chip.memory
        var steps = 0
        for (key, value) in transcript.stanza.fields {
            steps += 1
            switch key {
            case "send":
                let (sent, answer) = try Transcript.exchange(value)
                let found = chip.receive(try fixtureBytes(sent))
                #expect(found == (try Transcript.answer(answer)), "after \(sent)")
            case "wake":
                let (call, answer) = try Transcript.exchange(value)
                let found = chip.wake(call == "WUPA" ? .wakeUp : .request)
                #expect(found?.bytes == (answer == "yes" ? Transcript.uid : nil), "after \(call)")
            case "field": chip.fieldReset()
            case "page":
                let (page, bytes) = try Transcript.page(value)
                #expect(hex(chip[page] ?? []) == hex(bytes), "page \(page)")
            case "unchanged": #expect(hex(chip.memory) == hex(before))
            case "writes": #expect(chip.writeCount == Int(value))
            case "tries": #expect(chip.failedTries == Int(value))
            case "case", "source", "model", "set", "start", "timing", "counter": steps -= 1
            default: throw FixtureError("unknown key \(key)")
            }
        }
        #expect(steps > 0, "a conversation without a step")
    }
}
