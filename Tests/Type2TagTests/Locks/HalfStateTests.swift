// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// States between open and locked, each from a report or from what a tool leaves behind.
@Suite("Half-locked tags")
struct HalfStateTests {
    @Test("The fixture file holds eleven half states")
    func everyCaseIsThere() throws {
        #expect(try Fixtures.stanzas("type2tag/half-states.txt").count == 11)
    }

    @Test("What is half done is named", arguments: try Fixtures.stanzas("type2tag/half-states.txt"))
    func halfStates(_ row: Stanza) throws {
        let model = try #require(ChipModel.named(row.required("chip")))
        var image = memory(area: [], model: model, staticLocks: try fixtureBytes(row.required("static")))
        if let container = row["container"] { image.store(try fixtureBytes(container), at: 3) }
        if let dynamic = row["dynamic"] {
            image.store(try fixtureBytes(dynamic), at: try #require(model.dynamicLocks).page)
        }
        let state = try LockState(memory: image, model: model)
        #expect(state.condition.rawValue == (try row.required("condition")))
        #expect(state.halfStates.map { "\($0.code): \($0)" } == row.all("half"))
    }
}
