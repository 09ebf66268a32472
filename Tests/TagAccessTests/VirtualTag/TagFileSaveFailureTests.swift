// SPDX-License-Identifier: MIT

import Foundation
import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("A virtual tag that cannot be saved")
struct TagFileSaveFailureTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("tag.bin")
        try TagFile.create(at: path, chip: VirtualChip(model: .ntag213, uid: TagUID(Transcript.uid)))
    }

    @Test("A folder that vanished is reported, and the tag is as before")
    func vanishedFolder() throws {
        let link = try TagFile.open(at: path)
        let before = link.chip
        try FileManager.default.removeItem(at: folder.url)
        let error = #expect(throws: LinkError.self) { try link.transceive(.write(4, [1, 2, 3, 4])) }
        #expect(error?.kind == .failed && error?.libraryCode == Int(ENOENT))
        #expect(error?.text.contains("No such file or directory") == true)
        #expect(link.chip == before)
    }

    @Test("A file that another program put there is not overwritten")
    func replacedFile() throws {
        let link = try TagFile.open(at: path)
        let before = link.chip
        try folder.write([1, 2, 3], to: "other")
        #expect(unsafe rename(folder.path("other"), path) == 0)
        let error = #expect(throws: LinkError.self) { try link.transceive(.write(4, [1, 2, 3, 4])) }
        #expect(error?.kind == .failed)
        #expect(error?.text.contains("another program replaced the file") == true)
        #expect(try folder.bytes("tag.bin") == [1, 2, 3])
        #expect(link.chip == before)
        #expect(try folder.names() == ["tag.bin", "tag.bin.chip"])
    }

    // CFG1 02h: two tries (NTAG21x data sheet 8.5.7).
    @Test("A failed try that cannot be kept is not counted")
    func sidecarInTheWay() throws {
        let link = try TagFile.open(at: path)
        #expect(try link.exchange([0xA2, 0x2A, 0x02, 0x05, 0x00, 0x00]) == .acknowledge)
        let before = link.chip
        try FileManager.default.removeItem(atPath: path + ".chip")
        try FileManager.default.createDirectory(atPath: path + ".chip", withIntermediateDirectories: false)
        let error = #expect(throws: LinkError.self) { try link.exchange([0x1B, 0, 0, 0, 0]) }
        #expect(error?.libraryCode == Int(EISDIR))
        #expect(link.chip == before)
        #expect(try folder.bytes("tag.bin") == before.memory)
    }

    /// What an unprivileged process meets; root has no such limits, so that the process gives them up first.
    @Test("Files and folders without write permission keep what they hold")
    func withoutPermission() async {
        await #expect(processExitsWith: .success) {
            if geteuid() == 0 { try #require(setgid(65534) == 0 && setuid(65534) == 0) }
            let folder = try TemporaryFolder()
            let path = folder.path("tag.bin")
            try TagFile.create(at: path, chip: VirtualChip(model: .ntag213, uid: TagUID(Transcript.uid)))
            let before = try folder.bytes("tag.bin")
            let link = try TagFile.open(at: path)

            try folder.setPermissions(0o444, of: "tag.bin")
            let fileError = #expect(throws: LinkError.self) { try link.transceive(.write(4, [1, 2, 3, 4])) }
            #expect(fileError?.kind == .notPermitted && fileError?.libraryCode == Int(EACCES))
            #expect(try folder.bytes("tag.bin") == before && link.chip.memory == before)

            try folder.setPermissions(0o644, of: "tag.bin")
            #expect(try link.transceive(.write(4, [1, 2, 3, 4])) == .acknowledged)

            try folder.setPermissions(0o555, of: "")
            let saved = link.chip.memory
            let folderError = #expect(throws: LinkError.self) { try link.transceive(.write(4, [5, 6, 7, 8])) }
            #expect(folderError?.kind == .notPermitted && folderError?.libraryCode == Int(EACCES))
            #expect(try folder.bytes("tag.bin") == saved && link.chip.memory == saved)
            #expect(saved != before)

            try folder.setPermissions(0o755, of: "")
            try folder.write(saved, to: "secret")
            try folder.setPermissions(0o000, of: "secret")
            let secretError = #expect(throws: LinkError.self) { try TagFile.open(at: folder.path("secret")) }
            #expect(secretError?.kind == .notPermitted && secretError?.libraryCode == Int(EACCES))
        }
    }
}
