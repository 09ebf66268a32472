// SPDX-License-Identifier: MIT

import ReaderDoctor
import TestSupport
import Testing

@Suite("Machines under examination")
struct MachineTests {
    static let cases = Result { try MachineCase.all() }

    @Test("all machines are there")
    func count() throws {
        #expect(try MachineTests.cases.get().count == 135)
    }

    @Test("the doctor says what is wrong and what to do", arguments: (try? cases.get()) ?? [])
    func examination(_ sample: MachineCase) throws {
        let results = try sample.examine()
        try #require(results.count == 16)
        var expectations = 0
        for (number, text) in try sample.numbered("expect") {
            let result = results[number - 1]
            #expect("\(result.status.rawValue) \(result.code)" == text, "check \(number) found: \(result.found)")
            expectations += 1
        }
        if let all = sample.stanza["all"] {
            let statuses = results.map(\.status.rawValue)
            #expect(statuses == all.split(separator: " ").map(String.init), "\(results.map(\.found))")
            expectations += 1
        }
        for (number, text) in try sample.numbered("found") {
            #expect(results[number - 1].found.contains(text))
        }
        for (number, text) in try sample.numbered("nofound") {
            #expect(!results[number - 1].found.contains(text))
        }
        for (number, text) in try sample.numbered("cure") {
            #expect(results[number - 1].cures.contains { $0.contains(text) }, "\(results[number - 1].cures)")
        }
        for (number, text) in try sample.numbered("nocure") {
            #expect(!results[number - 1].cures.contains { $0.contains(text) })
        }
        let next = Doctor.nextSteps(results)
        for text in sample.stanza.all("next") {
            #expect(next.contains { $0.contains(text) }, "\(next)")
        }
        #expect(expectations > 0, "a case must expect something")
    }

    @Test("every result is complete, whatever the machine", arguments: (try? cases.get()) ?? [])
    func completeness(_ sample: MachineCase) throws {
        let results = try sample.examine()
        #expect(results.map(\.number) == Array(1...16))
        #expect(Set(results.map(\.code)).count == 16)
        #expect(Set(results.map(\.title)).count == 16)
        for result in results {
            #expect(!result.found.isEmpty && !result.why.isEmpty && !result.code.isEmpty)
            #expect(result.status != .trouble || !result.cures.isEmpty, "check \(result.number) has no cure")
            #expect(result.cures.allSatisfy { !$0.isEmpty })
        }
        #expect(!Doctor.nextSteps(results).isEmpty)
    }
}
