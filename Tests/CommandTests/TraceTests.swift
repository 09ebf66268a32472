// SPDX-License-Identifier: MIT

import Foundation
import TapcardCommands
import TestSupport
import Testing

@Suite("Traces")
struct TraceTests {
    /// The times are the only thing that differs from run to run.
    private func masked(_ text: String) -> String {
        text.replacing(#/(?m)^[0-9]+\.[0-9]{3} /#, with: "0.000 ")
    }

    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        workplace.libraries.add(ListedReader(name: "R"), to: .pcsc, lying: try Lying("tag"))
        return workplace
    }

    private func text(_ workplace: Workplace, _ name: String) throws -> String {
        String(decoding: try #require(workplace.bytes(name)), as: UTF8.self)
    }

    @Test("A write and its verification, frame by frame")
    func golden() throws {
        let workplace = try workplace()
        let run = workplace.run("write url https://a.b --trace ./trace.txt")
        #expect(run.status == 0)
        #expect(run.errorText.isEmpty)
        let text = try text(workplace, "./trace.txt")
        #expect(text.contains(#/^[0-9]+\.[0-9]{3} - pcsc  list the readers\n/#))
        try Golden.expect(masked(text), in: "traces/write.txt")
    }

    @Test("A software tag is traced too")
    func softwareTag() throws {
        let workplace = try Workplace()
        #expect(workplace.makeTag().status == 0)
        #expect(workplace.run("info --trace ./trace.txt").status == 0)
        try Golden.expect(masked(text(workplace, "./trace.txt")), in: "traces/software-tag.txt")
    }

    @Test("A second run is appended, and the file is for its owner alone")
    func appended() throws {
        let workplace = try workplace()
        #expect(workplace.run("info --trace ./trace.txt").status == 0)
        let once = masked(try text(workplace, "./trace.txt"))
        #expect(workplace.run("info --trace ./trace.txt").status == 0)
        #expect(masked(try text(workplace, "./trace.txt")) == once + once)
        let attributes = try FileManager.default.attributesOfItem(atPath: workplace.url("./trace.txt").path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("A failure is in the trace as well")
    func failure() throws {
        let workplace = try Workplace()
        workplace.libraries.add(ListedReader(name: "R"), to: .pcsc, lying: try Lying("lost 1"))
        #expect(workplace.run("read --trace ./trace.txt").status == 74)
        #expect(try text(workplace, "./trace.txt").contains("link failed: stand-in: the tag is gone"))
    }

    @Test("- is standard error, and the result stays alone on standard output")
    func standardError() throws {
        let workplace = try workplace()
        let run = workplace.run("info --trace - --json")
        #expect(run.status == 0)
        #expect(run.output.count { $0 == UInt8(ascii: "\n") } == 1)
        #expect(run.errorLines.contains { $0.hasSuffix(" > tag 30 00  READ of page 0") })
        #expect(run.errorLines.allSatisfy { $0.contains(#/^[0-9]+\.[0-9]{3} [-<>] (tag|pcsc|libnfc) /#) })
    }

    @Test("A trace that cannot be made: 73, before any reader is asked", arguments: ["./none/trace.txt", "./"])
    func cannotCreate(_ path: String) throws {
        let workplace = try workplace()
        let run = workplace.run(["write", "url", "https://a.b", "--trace", path, "--json"])
        #expect(run.status == 73)
        #expect(try JSONValue.text(at: "error.code", in: Array(run.errorText.utf8)) == "\"trace\"")
        #expect(workplace.libraries.opened.isEmpty)
    }

    @Test("A trace that cannot be written does not stop the work")
    func fullDevice() throws {
        let workplace = try workplace()
        #expect(workplace.run("write url https://a.b --trace /dev/full").status == 0)
    }
}
