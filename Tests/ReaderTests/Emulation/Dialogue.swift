// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag
import VirtualTag

@testable import ReaderEmulation

/// One conversation of a file in `Fixtures/readers`.
struct Dialogue: Sendable, CustomTestStringConvertible {
    /// A line of it: what is done, and what stands on either side of the arrow.
    struct Step {
        let key: String
        let sent: String
        let answer: String

        init(key: String, value: String) {
            self.key = key
            guard let arrow = value.firstRange(of: "->") else {
                sent = Step.trimmed(value[...])
                answer = ""
                return
            }
            sent = Step.trimmed(value[..<arrow.lowerBound])
            answer = Step.trimmed(value[arrow.upperBound...])
        }

        private static func trimmed(_ text: Substring) -> String {
            text.split(separator: " ").joined(separator: " ")
        }
    }

    let stanza: Stanza

    var testDescription: String { stanza.description }

    static func load(_ name: String) -> [Dialogue] {
        ((try? Fixtures.stanzas("readers/\(name)")) ?? []).map(Dialogue.init)
    }

    /// What is done, in order, without case, source and options.
    var steps: [Step] {
        stanza.fields.filter { !["case", "source", "option"].contains($0.key) }
            .map { Step(key: $0.key, value: $0.value) }
    }

    var options: [(name: String, value: String)] {
        stanza.all("option").map { text in
            let parts = text.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
            return (parts.first ?? "", parts.last ?? "")
        }
    }

    /// Carries out a step that is not about the reader.
    static func perform(_ step: Step, on field: EmulatedField) throws {
        switch step.key {
        case "control": #expect(ControlInterpreter(field: field).answer(step.sent) == "ok")
        case "add": field.add(try EmulatedTag.link(uid: fixtureBytes(step.sent)))
        case "swap": field.swap(to: try EmulatedTag.link(uid: fixtureBytes(step.sent)))
        case "page":
            let parts = step.sent.split(separator: "=")
            let page = Int(try fixtureBytes(String(try #require(parts.first)))[0])
            let content = field.memory[(page * 4)..<(page * 4 + 4)]
            #expect(hex(Array(content)) == hex(try fixtureBytes(String(try #require(parts.last)))), "page \(page)")
        default: throw FixtureError("no step \"\(step.key)\"")
        }
    }
}
