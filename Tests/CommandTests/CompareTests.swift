// SPDX-License-Identifier: MIT

import TapcardCommands
import Testing

/// What lies on two readers, and how they compare.
struct CompareCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let here: String
    let there: String
    let status: Int32
    let golden: String

    // The tool's interface: what only the second reader tells, and contradictions, end with 1.
    static let all = [
        CompareCase(
            testDescription: "two readers that tell the same are equal",
            here: "tag", there: "tag", status: 0, golden: "identical"),
        CompareCase(
            testDescription: "a second reader that tells less does no harm",
            here: "tag", there: "plain", status: 0, golden: "only-here"),
        CompareCase(
            testDescription: "a first reader that tells less is not equal",
            here: "plain", there: "tag", status: 1, golden: "only-there"),
        CompareCase(
            testDescription: "two readers that contradict each other are not equal",
            here: "tag", there: "tag page 20 CA FE BA BE", status: 1, golden: "conflict"),
        CompareCase(
            testDescription: "what neither reader tells is no difference",
            here: "plain", there: "plain", status: 0, golden: "nowhere"),
    ]
}

@Suite("Comparing two readers")
struct CompareTests {
    private func workplace(_ sample: CompareCase) throws -> Workplace {
        let workplace = try Workplace()
        workplace.libraries.add(ListedReader(name: "New reader"), to: .pcsc, lying: try Lying(sample.here))
        workplace.libraries.add(ListedReader(name: "old"), to: .libnfc, lying: try Lying(sample.there))
        return workplace
    }

    @Test("In words", arguments: CompareCase.all)
    func text(_ sample: CompareCase) throws {
        let run = try workplace(sample).run("compare 'pcsc:New reader' libnfc:old")
        Manners.expect(run, asked: "compare")
        #expect(run.status == sample.status)
        #expect(run.errorText.isEmpty)
        try Golden.expect(run.outputText, in: "compare/\(sample.golden).txt")
    }

    @Test("As JSON, with every key", arguments: CompareCase.all)
    func json(_ sample: CompareCase) throws {
        let run = try workplace(sample).run("compare 'pcsc:New reader' libnfc:old --json")
        #expect(run.status == sample.status)
        func value(_ path: String) throws -> String { try JSONValue.text(at: path, in: run.output) }
        #expect(try value("schema") == "1")
        #expect(try value("kind") == "\"compare\"")
        #expect(try value("here") == "\"pcsc:New reader\"")
        #expect(try value("there") == "\"libnfc:old\"")
        #expect(try value("equal") == (sample.status == 0 ? "true" : "false"))
        let count = try #require(Int(try value("fields.count")))
        var verdicts: Set<String> = []
        for index in 0..<count {
            let verdict = try value("fields.\(index).verdict")
            let here = try value("fields.\(index).here")
            let there = try value("fields.\(index).there")
            let expected =
                switch (here == "null", there == "null") {
                case (true, true): "\"nowhere\""
                case (false, true): "\"onlyHere\""
                case (true, false): "\"onlyThere\""
                case (false, false): here == there ? "\"identical\"" : "\"conflict\""
                }
            let field = try value("fields.\(index).field")
            #expect(verdict == expected, "\(field)")
            verdicts.insert(verdict)
        }
        #expect(verdicts.contains("\"identical\""))
        #expect(verdicts.isDisjoint(with: ["\"onlyThere\"", "\"conflict\""]) == (sample.status == 0))
    }

    @Test("A software tag can be compared with what was made of it")
    func files() throws {
        let workplace = try Workplace()
        #expect(workplace.makeTag().status == 0)
        #expect(workplace.run("compare file:./tag.bin file:./tag.bin").status == 0)
        #expect(workplace.run("new ntag213 ./other.bin --uid 04112233445566").status == 0)
        let run = workplace.run("compare file:./tag.bin file:./other.bin")
        #expect(run.status == 1)
        #expect(run.lines.contains("conflict   uid: 04A1B2C3D4E580 here, 04112233445566 there"))
    }

    @Test("A reader that cannot be opened ends it as it ends any command")
    func failures() throws {
        let workplace = try Workplace()
        workplace.libraries.add(ListedReader(name: "R"), to: .pcsc, lying: try Lying("tag"))
        workplace.libraries.add(ListedReader(name: "empty"), to: .libnfc, lying: try Lying("none"))
        #expect(workplace.run("compare pcsc:R libnfc:empty").status == 75)
        #expect(workplace.run("compare pcsc:none libnfc:empty").status == 69)
        #expect(workplace.run("compare usb pcsc:R").status == 64)
        #expect(workplace.run("compare pcsc:R").status == 64)
        let waiting = workplace.run("compare pcsc:R libnfc:empty --wait 1")
        #expect(waiting.status == 75)
        #expect(waiting.errorLines.first == "tapcard: waiting for a tag on libnfc:empty …")
    }
}
