// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A command line of `emulate` that never gets to serve.
struct RefusedEmulation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let status: Int32

    // The numbers are the tool's interface.
    static let all = [
        RefusedEmulation(testDescription: "no file named", words: "emulate", status: 64),
        RefusedEmulation(testDescription: "a file that is not there", words: "emulate ./none", status: 69),
        RefusedEmulation(testDescription: "a file that is no tag", words: "emulate ./text", status: 65),
        RefusedEmulation(
            testDescription: "two readers at once", words: "emulate ./tag.bin --pn532 --acr122u", status: 64),
        RefusedEmulation(testDescription: "a port that is none", words: "emulate ./tag.bin --port 0", status: 64),
        RefusedEmulation(
            testDescription: "a status that is no byte", words: "emulate ./tag.bin --nak-status 100", status: 64),
        RefusedEmulation(
            testDescription: "a control socket where a file is", words: "emulate ./tag.bin --control ./text", status: 73
        ),
        RefusedEmulation(
            testDescription: "a control socket in no folder", words: "emulate ./tag.bin --control ./no/socket",
            status: 73),
    ]
}

@Suite("Emulated readers, by the built tool", .serialized, .timeLimit(.minutes(2)))
struct EmulateTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        #expect(workplace.makeTag().status == 0)
        workplace.environment = [:]
        return workplace
    }

    private func run(_ line: String, _ workplace: Workplace) throws -> Workplace.Run {
        try BuiltTool(Words.split(line), in: workplace).finish()
    }

    /// Says one line to a control socket and hears one.
    private func say(_ line: String, to path: String, _ workplace: Workplace) throws -> String {
        let script = """
            import socket, sys
            s = socket.socket(socket.AF_UNIX)
            s.connect(sys.argv[1])
            s.sendall(sys.argv[2].encode() + b"\\n")
            print(s.makefile().readline(), end="")
            """
        try workplace.write(Array(script.utf8), to: "./say.py")
        let shell = "/usr/bin/python3 ./say.py \"$2\" '\(line)'"
        return try BuiltTool(shell: shell.replacing("./", with: workplace.folder.path + "/"), [path], in: workplace)
            .finish().outputText
    }

    @Test("It refuses before it serves", arguments: RefusedEmulation.all)
    func refused(_ sample: RefusedEmulation) throws {
        let workplace = try workplace()
        try workplace.write(Array("no tag".utf8), to: "./text")
        let run = try run(sample.words, workplace)
        #expect(run.status == sample.status, "\(run.errorText)")
        #expect(run.output.isEmpty)
        Manners.expect(run, asked: sample.words)
    }

    @Test("The address is the first line and the only one; Ctrl-C is a request, 0")
    func address() throws {
        let workplace = try workplace()
        let tool = try BuiltTool(["emulate", "./tag.bin"], in: workplace)
        let line = try tool.firstLine()
        #expect(line.contains(#/^pn532_uart:/dev/pts/[0-9]+$/#))
        try tool.interrupt()
        let run = try tool.finish(closingInput: false)
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(
            run.errorText == "tapcard: tag \(Workplace.uid) as PN532: --reader libnfc:\(line); Ctrl-C ends it\n")
    }

    @Test("As JSON: one document, first")
    func json() throws {
        let workplace = try workplace()
        let tool = try BuiltTool(["emulate", "file:./tag.bin", "--json", "--control", "./c"], in: workplace)
        let document = Array(try tool.firstLine().utf8)
        func value(_ path: String) throws -> String { try JSONValue.text(at: path, in: document) }
        #expect(try value("kind") == "\"emulate\"")
        #expect(try value("uid") == "\"\(Workplace.uid)\"")
        #expect(try value("serves") == "\"PN532\"")
        #expect(try value("address").hasPrefix("\"pn532_uart:/dev/pts/"))
        #expect(try value("reader").hasPrefix("\"libnfc:pn532_uart:/dev/pts/"))
        #expect(try value("control") == "\"\(workplace.expanded("./c"))\"")
        try tool.interrupt()
        let run = try tool.finish()
        #expect(run.status == 0)
        #expect(run.errorText.isEmpty)
    }

    @Test("For PC/SC: the port of vpcd and the name PC/SC gives it")
    func virtualReader() throws {
        let workplace = try workplace()
        let tool = try BuiltTool(["emulate", "./tag.bin", "--acr122u"], in: workplace)
        #expect(try tool.firstLine() == "127.0.0.1:35963")
        try tool.interrupt()
        let run = try tool.finish()
        #expect(run.status == 0)
        #expect(run.errorText.contains("as ACR122U: --reader 'pcsc:Virtual PCD 00 00'"))
    }

    @Test("The file is held meanwhile, 69, and free afterwards")
    func held() throws {
        let workplace = try workplace()
        let tool = try BuiltTool(["emulate", "./tag.bin"], in: workplace)
        _ = try tool.firstLine()
        for line in ["info --reader file:./tag.bin --json", "emulate ./tag.bin --json"] {
            let run = try run(line, workplace)
            #expect(run.status == 69)
            #expect(try JSONValue.text(at: "error.code", in: Array(run.errorText.utf8)) == "\"reader-busy\"")
        }
        try tool.interrupt()
        #expect(try tool.finish().status == 0)
        #expect(try self.run("info --reader file:./tag.bin", workplace).status == 0)
    }

    @Test("The control socket answers, takes the tag away and back, and quit ends it with 0")
    func control() throws {
        let workplace = try workplace()
        let tool = try BuiltTool(["emulate", "./tag.bin", "--control", "./c"], in: workplace)
        let address = try tool.firstLine()
        #expect(try say("status", to: "./c", workplace).hasPrefix("ok present: \(Workplace.uid) file:"))
        #expect(try say("remove", to: "./c", workplace) == "ok\n")
        #expect(try run("info --reader libnfc:\(address)", workplace).status == 75)
        #expect(try say("return", to: "./c", workplace) == "ok\n")
        #expect(try run("info --reader libnfc:\(address) --wait 5", workplace).status == 0)
        #expect(try say("remove after 5", to: "./c", workplace) == "ok\n")
        #expect(try run("write url https://example.com/lost --reader libnfc:\(address)", workplace).status == 74)
        #expect(try say("nonsense", to: "./c", workplace).hasPrefix("error: "))
        #expect(try say("quit", to: "./c", workplace) == "ok\n")
        #expect(try tool.finish(closingInput: false).status == 0)
        #expect(!FileManager.default.fileExists(atPath: workplace.url("./c").path))
    }

    @Test("Other programs see the tag, and what the tool writes and locks through libnfc is in the file")
    func programs() throws {
        let workplace = try workplace()
        let tool = try BuiltTool(["emulate", "./tag.bin"], in: workplace)
        let address = try tool.firstLine()
        workplace.environment["LIBNFC_DEVICE"] = address
        let list = try BuiltTool(shell: "/usr/bin/nfc-list -t 1", [], in: workplace).finish()
        #expect(list.outputText.contains("UID (NFCID1): 04  a1  b2  c3  d4  e5  80"), "\(list.errorText)")
        workplace.environment["TAPCARD_READER"] = "libnfc:\(address)"
        for line in ["write url https://a.b", "lock --uid \(Workplace.uid)", "read --trace ./trace.txt"] {
            let run = try run(line, workplace)
            #expect(run.status == 0, "\(line): \(run.errorText)")
        }
        #expect(try run("write text no", workplace).status == 77)
        workplace.environment = ["LIBNFC_DEVICE": address]
        // libnfc lists the device that the variable names, so that auto finds it.
        #expect(try run("info", workplace).outputText.contains("on libnfc:\(address)"))
        #expect(try run("readers", workplace).lines.contains { $0.hasPrefix("  --reader libnfc:\(address)   (") })
        try tool.interrupt()
        #expect(try tool.finish().status == 0)
        let trace = String(decoding: try #require(workplace.bytes("./trace.txt")), as: UTF8.self)
        #expect(trace.contains(" > tag 30 00  READ of page 0\n"))
        let memory = try #require(workplace.bytes("./tag.bin"))
        #expect(hex(Array(memory[10..<12])) == "FFFF")
    }

    @Test("A file that can no longer be kept is said at the end, 74")
    func replaced() throws {
        let workplace = try workplace()
        let tool = try BuiltTool(["emulate", "./tag.bin"], in: workplace)
        let address = try tool.firstLine()
        let memory = Data(try #require(workplace.bytes("./tag.bin")))
        try memory.write(to: workplace.url("./tag.bin"), options: .atomic)
        let run = try run("write url https://a.b --reader libnfc:\(address)", workplace)
        #expect(run.status == 74 || run.status == 76, "\(run.errorText)")
        try tool.interrupt()
        let end = try tool.finish()
        #expect(end.status == 74)
        #expect(end.errorText.contains("another program replaced the file"))
    }
}
