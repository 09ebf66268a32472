// SPDX-License-Identifier: MIT

import Foundation
import TagAccess
import TestSupport
import Testing
import Type2Tag
import VirtualTag

/// One `.chip` file of `Fixtures/VirtualTag/sidecars.txt`.
struct SidecarCase: Sendable, CustomTestStringConvertible {
    let stanza: Stanza

    var testDescription: String { stanza.description }

    /// The lines of the file, ended by line feeds.
    var text: String { stanza.all("line").map { $0 + "\n" }.joined() }
}

@Suite("Opening a virtual tag's file")
struct TagFileOpeningTests {
    static func sidecars() throws -> [SidecarCase] {
        try Fixtures.stanzas("VirtualTag/sidecars.txt").map(SidecarCase.init)
    }

    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("tag.bin")
    }

    private func memory() throws -> [UInt8] {
        try VirtualChip(model: .ntag213, uid: TagUID(Transcript.uid)).memory
    }

    @Test func everySidecarIsFound() throws {
        #expect(try TagFileOpeningTests.sidecars().filter { $0.stanza["error"] != nil }.count == 18)
        #expect(try TagFileOpeningTests.sidecars().filter { $0.stanza["error"] == nil }.count == 8)
    }

    @Test("A missing file is a missing reader")
    func missing() {
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.kind == .noReader && error?.libraryCode == Int(ENOENT))
        #expect(error?.text == "cannot open \(path): No such file or directory")
    }

    @Test("A folder is no tag")
    func folderAsTag() {
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: folder.path("")) }
        #expect(error?.kind == .unusable && error?.libraryCode == Int(EISDIR))
        #expect(error?.text == "cannot open \(folder.path("")): Is a directory")
    }

    @Test("A pipe is no tag, and nobody waits for it")
    func pipeAsTag() {
        #expect(unsafe mkfifo(path, 0o600) == 0)
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.kind == .unusable)
        #expect(error?.text == "cannot open \(path): not a plain file")
    }

    @Test("A pipe where the .chip file should be is refused, and nobody waits for it")
    func pipeAsSidecar() throws {
        try folder.write(memory(), to: "tag.bin")
        #expect(unsafe mkfifo(path + ".chip", 0o600) == 0)
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.kind == .unusable)
        #expect(error?.text == "cannot open \(path).chip: not a plain file")
    }

    @Test("A loop of symbolic links is no tag")
    func symbolicLoop() throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "tag.bin")
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.kind == .unusable && error?.libraryCode == Int(ELOOP))
    }

    // Sizes: NTAG21x data sheet 8.5.
    @Test("A file of another size names the sizes there are", arguments: [0, 179, 181, 200, 541, 925])
    func size(_ count: Int) throws {
        try folder.write(Array(repeating: 0, count: count), to: "tag.bin")
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.kind == .unusable)
        #expect(
            error?.text == "\(path) has \(count) bytes; an Ultralight has 64, Ultralight EV1 MF0UL11 80, NTAG210 80, "
                + "Ultralight EV1 MF0UL21 164, NTAG212 164, NTAG203 168, Ultralight C 192, NTAG213 180, NTAG215 540, "
                + "NTAG216 924"
        )
    }

    // The check bytes: NTAG21x data sheet 8.5.1.
    @Test("Check bytes that do not fit are corrupt", arguments: [(3, "9E04"), (8, "9F05")])
    func checkBytes(_ offset: Int, _ found: String) throws {
        var memory = try memory()
        memory[offset] ^= 0x01
        try folder.write(memory, to: "tag.bin")
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.kind == .unusable)
        #expect(error?.text == "\(path): corrupt: the check bytes of the UID are \(found), they should be 9F04")
    }

    @Test(
        "A malformed .chip file is named with its line", arguments: try sidecars().filter { $0.stanza["error"] != nil })
    func malformed(_ sidecar: SidecarCase) throws {
        try folder.write(try memory(), to: "tag.bin")
        try folder.write(Array(sidecar.text.utf8), to: "tag.bin.chip")
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.kind == .unusable)
        #expect(error?.text == "\(path).chip:\(try sidecar.stanza.required("error"))")
    }

    @Test("A right .chip file is obeyed", arguments: try sidecars().filter { $0.stanza["error"] == nil })
    func wellFormed(_ sidecar: SidecarCase) throws {
        try folder.write(try memory(), to: "tag.bin")
        let text =
            sidecar.stanza["line-ends"] == "CRLF"
            ? sidecar.text.split(separator: "\n").joined(separator: "\r\n") : sidecar.text
        try folder.write(Array(text.utf8), to: "tag.bin.chip")
        let chip = try TagFile.open(at: path).chip
        #expect(chip.model == .ntag213)
        #expect(chip.counter == UInt32(sidecar.stanza["counter"] ?? "0"))
        #expect(chip.failedTries == Int(sidecar.stanza["tries"] ?? "0"))
        // As on the data sheet (NTAG21x data sheet 10.1) when nothing else is said.
        #expect(chip.version.map { hex($0.bytes) } ?? "none" == sidecar.stanza["version"] ?? "0004040201000F03")
        #expect(hex(chip.signature) == sidecar.stanza["signature"] ?? String(repeating: "0", count: 64))
    }

    @Test("Without a .chip file the size tells the model")
    func noSidecar() throws {
        try folder.write(try memory(), to: "tag.bin")
        #expect(try TagFile.open(at: path).chip.model == .ntag213)
        #expect(try folder.names() == ["tag.bin"])
    }

    @Test("A .chip file that is not UTF-8 is malformed")
    func notText() throws {
        try folder.write(try memory(), to: "tag.bin")
        try folder.write(Array("counter: 1\n".utf8) + [0xC3, 0x28], to: "tag.bin.chip")
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.text == "\(path).chip:2: not UTF-8")
    }

    @Test("A .chip file without end is refused")
    func hugeSidecar() throws {
        try folder.write(try memory(), to: "tag.bin")
        try folder.write(Array(repeating: 0x0A, count: 4097), to: "tag.bin.chip")
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.kind == .unusable && error?.libraryCode == Int(EFBIG))
    }
}
