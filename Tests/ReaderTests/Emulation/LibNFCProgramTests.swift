// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Type2Tag
import VirtualTag

@testable import ReaderEmulation

/// Every one of these programs is someone else's: what it prints is what it read over the line.
@Suite("programs of libnfc and libfreefare over the pseudo-terminal", .serialized)
struct LibNFCProgramTests {
    private func serving(_ field: EmulatedField, _ body: (String) throws -> Void) throws {
        let server = try PN532Server(field: field)
        try server.start()
        defer { server.stop() }
        try body(server.connectionString)
    }

    private func temporaryPath() -> String {
        FileManager.default.temporaryDirectory.appending(path: "emulation-\(UUID().uuidString)").path()
    }

    @Test("nfc-list shows the identifier")
    func list() throws {
        try serving(EmulatedTag.field()) { device in
            let outcome = try NFCProgram("nfc-list", device: device).run(["-t", "1"])
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("1 ISO14443A passive target(s) found"))
            #expect(outcome.output.contains("ATQA (SENS_RES): 00  44"))
            #expect(outcome.output.contains("UID (NFCID1): 04  a1  b2  c3  d4  e5  f6"))
            #expect(outcome.output.contains("SAK (SEL_RES): 00"))
        }
    }

    @Test("nfc-list shows both of two tags")
    func listTwo() throws {
        let field = EmulatedField([try EmulatedTag.link(), try EmulatedTag.link(uid: EmulatedTag.otherUID)])
        try serving(field) { device in
            let outcome = try NFCProgram("nfc-list", device: device).run(["-t", "1"])
            #expect(outcome.output.contains("2 ISO14443A passive target(s) found"))
            #expect(outcome.output.contains("04  11  22  33  44  55  66"))
        }
    }

    @Test("nfc-list finds nothing after the tag was taken away")
    func listNone() throws {
        let field = try EmulatedTag.field()
        field.remove()
        try serving(field) { device in
            let outcome = try NFCProgram("nfc-list", device: device).run(["-t", "1"])
            #expect(outcome.status == 0)
            #expect(!outcome.output.contains("UID"))
        }
    }

    @Test("nfc-list probes every modulation and comes to an end")
    func listAll() throws {
        try serving(EmulatedTag.field()) { device in
            let outcome = try NFCProgram("nfc-list", device: device).run(["-v"])
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("1 ISO14443A passive target(s) found"))
            #expect(outcome.output.contains("0 Felica (424 kbps) passive target(s) found"))
            #expect(outcome.output.contains("0 ISO14443A-3 Jewel passive target(s) found"))
        }
    }

    @Test("mifare-ultralight-info sees an Ultralight of this identifier")
    func info() throws {
        try serving(EmulatedTag.field()) { device in
            let outcome = try NFCProgram("mifare-ultralight-info", device: device).run()
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("Tag with UID 04a1b2c3d4e5f6 is a Mifare UltraLight"))
        }
    }

    @Test("nfc-mfultralight reads every byte")
    func read() throws {
        let field = try EmulatedTag.field()
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try serving(field) { device in
            let outcome = try NFCProgram("nfc-mfultralight", device: device).run(["r", path])
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("NTAG213"))
            #expect(outcome.output.contains("45 of 45 pages read (0 pages failed)"))
        }
        // Its dump has room for more than an NTAG213; the password and its acknowledge read as zero.
        let dump = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let memory = field.memory
        #expect(memory.count == 180)
        #expect(hex(Array(dump.prefix(172))) == hex(Array(memory.prefix(172))))
    }

    @Test("nfc-mfultralight writes what it read, changed")
    func write() throws {
        let field = try EmulatedTag.field()
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try serving(field) { device in
            _ = try NFCProgram("nfc-mfultralight", device: device).run(["r", path])
            var dump = [UInt8](try Data(contentsOf: URL(filePath: path)))
            try #require(dump.count >= 180)
            dump.replaceSubrange(24..<32, with: [1, 2, 3, 4, 5, 6, 7, 8])
            try Data(dump).write(to: URL(filePath: path))
            let outcome = try NFCProgram("nfc-mfultralight", device: device)
                .run(["w", path], answering: "n\nn\nn\nn\n")
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("40 of 45 pages written (5 pages skipped, 0 pages failed)"))
        }
        #expect(hex(Array(field.memory[24..<32])) == "0102030405060708")
    }

    @Test("nfc-mfultralight reports pages that failed when the tag is torn")
    func torn() throws {
        let field = try EmulatedTag.field()
        field.arm(.tearBeforeEffect, after: 6)
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try serving(field) { device in
            let outcome = try NFCProgram("nfc-mfultralight", device: device).run(["r", path])
            #expect(outcome.output.contains("pages failed)"))
            #expect(!outcome.output.contains("(0 pages failed)"))
        }
        #expect(field.counters.faults == 1)
    }

    @Test("a program comes after another, and after the server was stopped and started")
    func restart() throws {
        let server = try PN532Server(field: EmulatedTag.field())
        for _ in 0..<2 {
            try server.start()
            try server.start()
            for _ in 0..<2 {
                let outcome = try NFCProgram("nfc-list", device: server.connectionString).run(["-t", "1"])
                #expect(outcome.output.contains("04  a1  b2  c3  d4  e5  f6"))
            }
            server.stop()
            server.stop()
        }
    }

    @Test("a tag in a file is written by nfc-mfultralight and read back from the file")
    func file() throws {
        let tag = temporaryPath()
        let path = temporaryPath()
        defer { for name in [tag, tag + ".chip", path] { try? FileManager.default.removeItem(atPath: name) } }
        try TagFile.create(at: tag, chip: VirtualChip(model: .ntag213, uid: .init(EmulatedTag.uid)))
        try serving(EmulatedField([try TagFile.open(at: tag)])) { device in
            _ = try NFCProgram("nfc-mfultralight", device: device).run(["r", path])
            var dump = [UInt8](try Data(contentsOf: URL(filePath: path)))
            try #require(dump.count >= 180)
            dump.replaceSubrange(40..<44, with: [0xCA, 0xFE, 0xBA, 0xBE])
            try Data(dump).write(to: URL(filePath: path))
            _ = try NFCProgram("nfc-mfultralight", device: device).run(["w", path], answering: "n\nn\nn\nn\n")
        }
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: tag)))
        #expect(hex(Array(bytes[40..<44])) == "CAFEBABE")
    }
}
