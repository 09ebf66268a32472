// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite("The tool in one process, case by case")
struct ScenarioTests {
    static let tags = Scenario.load("tags.txt")
    static let chips = Scenario.load("chips.txt")
    static let locks = Scenario.load("lock.txt")
    static let messages = Scenario.load("messages.txt")
    static let decoding = Scenario.load("decode.txt")
    static let usage = Scenario.load("usage.txt")
    static let advice = Scenario.load("advice.txt")
    static let kinds = Scenario.load("kinds.txt")
    static let cards = Scenario.load("cards.txt")
    static let readers = Scenario.load("readers.txt")

    @Test("Every case file is read whole")
    func counts() {
        #expect(ScenarioTests.tags.count == 57)
        #expect(ScenarioTests.chips.count == 14)
        #expect(ScenarioTests.locks.count == 31)
        #expect(ScenarioTests.messages.count == 52)
        #expect(ScenarioTests.decoding.count == 39)
        #expect(ScenarioTests.usage.count == 23)
        #expect(ScenarioTests.advice.count == 41)
        #expect(ScenarioTests.kinds.count == 41)
        #expect(ScenarioTests.cards.count == 33)
        #expect(ScenarioTests.readers.count == 62)
    }

    @Test("Reading, writing and erasing tags", arguments: tags)
    func writeAndRead(_ scenario: Scenario) throws { try scenario.play() }

    @Test("Software tags of every chip", arguments: chips)
    func chip(_ scenario: Scenario) throws { try scenario.play() }

    @Test("Locking", arguments: locks)
    func lock(_ scenario: Scenario) throws { try scenario.play() }

    @Test("Messages from the command line", arguments: messages)
    func build(_ scenario: Scenario) throws { try scenario.play() }

    @Test("Every kind of record, and several in one message", arguments: kinds)
    func describe(_ scenario: Scenario) throws { try scenario.play() }

    @Test("Business cards: sizes, what to drop, compact, converted, judged", arguments: cards)
    func card(_ scenario: Scenario) throws { try scenario.play() }

    @Test("Explaining bytes", arguments: decoding)
    func explain(_ scenario: Scenario) throws { try scenario.play() }

    @Test("Choosing a reader, waiting for a tag, comparing two readers", arguments: readers)
    func reach(_ scenario: Scenario) throws { try scenario.play() }

    @Test("What is doubtful, and what to do about it", arguments: advice)
    func advise(_ scenario: Scenario) throws { try scenario.play() }

    @Test("Mistakes on the command line", arguments: usage)
    func refuse(_ scenario: Scenario) throws { try scenario.play() }
}
