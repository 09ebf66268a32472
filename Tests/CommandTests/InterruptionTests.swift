// SPDX-License-Identifier: MIT

import Foundation
import TapcardCommands
import TestSupport
import Testing

/// Something that goes wrong while a tag is being changed.
struct Mishap: Sendable, CustomTestStringConvertible {
    let look: Int

    var testDescription: String { "at look \(look)" }

    static let all = (1...14).map(Mishap.init)
}

@Suite("What is interrupted leaves nothing half-saved")
struct InterruptionTests {
    private func tag(_ workplace: Workplace) throws {
        #expect(workplace.makeTag().status == 0)
        #expect(workplace.run("write url https://old.example").status == 0)
    }

    /// The tag shows the old message, none, or the new one: never a broken one.
    private func expectWhole(_ workplace: Workplace, _ comment: Comment) throws {
        let run = workplace.run("read --json --strict")
        #expect(run.status == 0, comment)
        let uri = try JSONValue.text(at: "records.0.content.uri", in: run.output)
        #expect(["\"https://old.example\"", "missing", "\"https://new.example/a/b/c\""].contains(uri), comment)
        #expect(workplace.bytes("./tag.bin")?.count == 180, comment)
        let names = try FileManager.default.contentsOfDirectory(atPath: workplace.folder.path).sorted()
        #expect(names == ["tag.bin", "tag.bin.chip"], "no temporary file is left")
    }

    @Test("Ctrl-C while a write goes on, and the command again", arguments: Mishap.all)
    func stopped(_ mishap: Mishap) throws {
        let workplace = try Workplace()
        try tag(workplace)
        let console = RecordingConsole()
        console.stopsAtLook = mishap.look
        let run = workplace.run("write url https://new.example/a/b/c", console: console)
        #expect(run.status == 130 || run.status == 0)
        if run.status == 130 {
            #expect(run.output.isEmpty)
            #expect(run.errorText.contains("stopped on request"))
        }
        try expectWhole(workplace, "\(mishap.look)")
        #expect(workplace.run("write url https://new.example/a/b/c").status == 0)
        let after = workplace.run("read --json")
        #expect(try JSONValue.text(at: "records.0.content.uri", in: after.output) == "\"https://new.example/a/b/c\"")
    }

    @Test("Ctrl-C is seen at some look before the first page, between two, and never behind the last")
    func everyKindOfStop() throws {
        var kinds: Set<String> = []
        for mishap in Mishap.all {
            let workplace = try Workplace()
            try tag(workplace)
            let console = RecordingConsole()
            console.stopsAtLook = mishap.look
            let run = workplace.run("write url https://new.example/a/b/c", console: console)
            kinds.insert(
                run.status == 0 ? "done" : run.errorText.contains("writes were acknowledged") ? "between" : "before")
        }
        #expect(kinds == ["before", "between", "done"])
    }

    @Test("Another program replaces the file while a write goes on: 74, and how far it came")
    func replacedWhileWriting() throws {
        var statuses: Set<Int32> = []
        for mishap in Mishap.all {
            let workplace = try Workplace()
            try tag(workplace)
            let console = RecordingConsole()
            let url = workplace.url("./tag.bin")
            let before = try Data(contentsOf: url)
            console.atLook = { look in
                if look == mishap.look { try? before.write(to: url, options: .atomic) }
            }
            let run = workplace.run("write url https://new.example/a/b/c --json", console: console)
            Manners.expect(run, asked: "write")
            statuses.insert(run.status)
            guard run.status != 0 else { continue }
            #expect(run.status == 74)
            let error = Array(run.errorText.utf8)
            #expect(try JSONValue.text(at: "error.code", in: error) == "\"link-failed\"")
            #expect(run.errorText.contains("another program replaced the file"))
            try expectWhole(workplace, "\(mishap.look)")
        }
        #expect(statuses.contains(74))
    }

    @Test("Another program replaces the file while the UID is typed: the lock is not verified, 80")
    func replacedWhileAsking() throws {
        let workplace = try Workplace()
        try tag(workplace)
        let console = RecordingConsole()
        console.answers = [.line(Workplace.uid)]
        let url = workplace.url("./tag.bin")
        let before = try Data(contentsOf: url)
        console.whileAsking = { try? before.write(to: url, options: .atomic) }
        let run = workplace.run("lock", console: console)
        Manners.expect(run, asked: "lock")
        #expect(run.status == 80)
        #expect(run.output.isEmpty)
        #expect(run.errorText.contains("the lock is not verified, its state is unknown"))
        #expect(try Data(contentsOf: url) == before)
    }

    @Test("A result that standard output does not take is said, 74")
    func lostOutput() throws {
        let workplace = try Workplace()
        #expect(workplace.makeTag().status == 0)
        let console = RecordingConsole()
        console.outputFailure = "No space left on device"
        let run = workplace.run("info", console: console)
        #expect(run.status == 74)
        #expect(run.errorText.contains("standard output did not take the result: No space left on device"))
    }
}
