// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A command line of the built tool and how it ends.
struct ProcessCase: Sendable, CustomTestStringConvertible {
    let name: String
    let words: String
    let status: Int32

    var testDescription: String { name }

    // The numbers are the tool's interface.
    static let all = [
        ProcessCase(name: "help ends with 0", words: "--help", status: 0),
        ProcessCase(name: "a message that fits ends with 0", words: "fit text a*130", status: 0),
        ProcessCase(name: "a message that does not fit ends with 1", words: "fit text a*131", status: 1),
        ProcessCase(name: "a misspelt command ends with 64", words: "raed", status: 64),
        ProcessCase(name: "an empty message ends with 65", words: "decode /dev/null", status: 65),
        ProcessCase(name: "a file that is not there ends with 66", words: "decode ./none", status: 66),
        ProcessCase(name: "no reader ends with 69", words: "read", status: 69),
        ProcessCase(name: "a file that exists ends with 73", words: "new ntag213 ./there", status: 73),
        ProcessCase(name: "no terminal to ask on ends with 64", words: "lock --reader file:./written", status: 64),
        ProcessCase(
            name: "the wrong UID ends with 1", words: "lock --uid 04000000000000 --reader file:./written", status: 1),
        ProcessCase(name: "a locked tag ends with 77", words: "erase --reader file:./locked", status: 77),
    ]
}

@Suite("The built tool", .serialized, .timeLimit(.minutes(2)))
struct BuiltToolTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        for name in ["./there", "./written", "./locked"] {
            #expect(workplace.run(["new", "ntag213", name, "--uid", Workplace.uid]).status == 0)
            if name != "./there" {
                #expect(workplace.run("write url https://a.b --reader file:\(name)").status == 0)
            }
        }
        #expect(workplace.run("lock --uid \(Workplace.uid) --reader file:./locked").status == 0)
        return workplace
    }

    @Test("Its exit status is the number of the table", arguments: ProcessCase.all)
    func status(_ sample: ProcessCase) throws {
        let workplace = try workplace()
        let run = try BuiltTool(Words.split(sample.words), in: workplace).finish()
        #expect(run.status == sample.status, "\(run.errorText)")
        Manners.expect(run, asked: sample.words)
    }

    @Test("It says what it says in the process of the tests")
    func sameWords() throws {
        let workplace = try workplace()
        workplace.environment["TAPCARD_READER"] = "file:./written"
        for line in [
            "info", "read --json", "write text a*200", "encode url https://a.b --tlv", "lock --dry-run", "help",
        ] {
            let here = workplace.run(line)
            let there = try BuiltTool(Words.split(line), in: workplace).finish()
            #expect(there.status == here.status, "\(line)")
            #expect(there.outputText.replacing(workplace.folder.path + "/", with: "./") == here.outputText, "\(line)")
            #expect(there.errorText == here.errorText, "\(line)")
        }
    }

    @Test("It reads standard input to its end")
    func standardInput() throws {
        let tool = try BuiltTool(["decode", "--hex", "--json"], in: Workplace())
        try tool.type("D1010455")
        try tool.type("04612E62\n")
        let run = try tool.finish()
        #expect(run.status == 0, "\(run.errorText)")
        #expect(try JSONValue.text(at: "records.0.content.uri", in: run.output) == "\"https://a.b\"")
    }

    @Test("Ctrl-C while it waits for standard input ends it with 130, in words", arguments: [false, true])
    func interrupted(atTheEndOfInput isClosing: Bool) throws {
        let tool = try BuiltTool(["decode"], in: Workplace())
        let process = try tool.waitUntilItListens()
        #expect(kill(process, SIGINT) == 0)
        let run = try tool.finish(closingInput: isClosing)
        #expect(run.status == 130)
        #expect(run.output.isEmpty)
        #expect(run.errorText == "tapcard: error: stopped on request\n")
    }

    @Test("A tag that another process holds is busy, 69, and named")
    func held() throws {
        let workplace = try workplace()
        // The first one has the tag open, and asks on a terminal that never answers.
        let script = "script --quiet --return --command \"'$0' lock --reader file:./written\" /dev/null"
        let holder = try BuiltTool(shell: script.replacing("$0", with: "$1"), [], in: workplace)
        for _ in 0..<1000 {
            if try FileManager.default.contents(atPath: "/proc/locks").map({ locks in
                let number = try FileManager.default.attributesOfItem(atPath: workplace.url("./written").path)
                return String(decoding: locks, as: UTF8.self).contains(":\(number[.systemFileNumber] ?? 0) ")
            }) == true {
                break
            }
            usleep(10_000)
        }
        let run = try BuiltTool(["read", "--reader", "file:./written"], in: workplace).finish()
        #expect(run.status == 69)
        #expect(run.output.isEmpty)
        #expect(run.errorText.hasPrefix("tapcard: error: another program has "))
        #expect(run.errorText.contains("/written open"))
        try holder.type("no\n")
        let held = try holder.finish()
        #expect(held.status == 1, "\(held.outputText)")
        #expect(held.outputText.contains("\"no\" was typed; nothing was sent"))
        #expect(try BuiltTool(["read", "--reader", "file:./written"], in: workplace).finish().status == 0)
    }

    @Test("The UID typed on a real terminal locks the tag")
    func typedOnTerminal() throws {
        let workplace = try workplace()
        let script = "script --quiet --return --command \"'$1' lock --reader file:./written\" /dev/null"
        let tool = try BuiltTool(shell: script, [], in: workplace)
        try tool.type("\(Workplace.uid)\n")
        let run = try tool.finish()
        #expect(run.status == 0, "\(run.outputText)")
        #expect(run.outputText.contains("Type the tag's whole UID to lock it: "))
        #expect(run.outputText.contains("locked for good"))
        #expect(workplace.bytes("./written")?[10..<12].elementsEqual([0xFF, 0xFF]) == true)
    }

    @Test("Bytes of a message are shown as a dump on a real terminal")
    func dumpOnTerminal() throws {
        let script = "script --quiet --return --command \"'$1' encode url https://a.b\" /dev/null"
        let run = try BuiltTool(shell: script, [], in: Workplace()).finish()
        #expect(run.outputText.contains("0000  D1 01 04 55 04 61 2E 62"))
    }

    @Test("A pipe that is closed early costs the tag nothing, and no word is lost over it")
    func closedPipe() throws {
        let workplace = try workplace()
        let script = "\"$1\" write url https://c.d --reader file:./written | true"
        let run = try BuiltTool(shell: script, [], in: workplace).finish()
        #expect(run.errorText.isEmpty)
        let after = workplace.run("read --reader file:./written --json")
        #expect(try JSONValue.text(at: "records.0.content.uri", in: after.output) == "\"https://c.d\"")
    }

    @Test("With standard output closed the result goes nowhere, least of all into the tag's file")
    func closedOutput() throws {
        let workplace = try workplace()
        let script = "\"$1\" write url https://c.d --reader file:./written >&- <&-"
        let run = try BuiltTool(shell: script, [], in: workplace).finish()
        #expect(run.status == 74)
        #expect(run.errorText.contains("standard output did not take the result"))
        #expect(workplace.bytes("./written")?.count == 180)
        let after = workplace.run("read --reader file:./written --json")
        #expect(try JSONValue.text(at: "records.0.content.uri", in: after.output) == "\"https://c.d\"")
    }

    @Test("A full device is said, 74")
    func fullDevice() throws {
        let run = try BuiltTool(shell: "\"$1\" help > /dev/full", [], in: Workplace()).finish()
        #expect(run.status == 74)
        #expect(run.errorText.contains("No space left on device"))
    }
}
