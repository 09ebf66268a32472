// SPDX-License-Identifier: MIT

import Foundation
import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("A virtual tag kept in a file")
struct TagFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("tag.bin")
    }

    private func chip(_ model: ChipModel = .ntag213) throws -> VirtualChip {
        try VirtualChip(model: model, uid: TagUID(Transcript.uid))
    }

    // Sizes: NTAG21x data sheet 8.5.
    @Test(
        "A created tag is its raw memory and a text beside it",
        arguments: [
            (ChipModel.ntag213, 180), (.ntag215, 540), (.ntag216, 924), (.ultralight, 64), (.ultralightC, 192),
            (.ntag203, 168), (.ntag210, 80), (.ntag212, 164), (.ultralightEV1Small, 80), (.ultralightEV1Large, 164),
        ]
    )
    func create(_ model: ChipModel, _ size: Int) throws {
        let chip = try chip(model)
        try TagFile.create(at: path, chip: chip)
        #expect(try folder.bytes("tag.bin") == chip.memory)
        #expect(chip.memory.count == size)
        let zeros = String(repeating: "0", count: 64)
        let sidecar = "model: \(model.name)\ncounter: 0\nfailed-tries: 0\nsignature: \(zeros)\n"
        #expect(try folder.text("tag.bin.chip") == sidecar)
        #expect(try folder.names() == ["tag.bin", "tag.bin.chip"])
        let link = try TagFile.open(at: path)
        #expect(link.chip.memory == chip.memory && link.chip.model == model)
        #expect(link.uid.bytes == Transcript.uid && link.readerName == "file:\(path)")
    }

    @Test("Creating refuses what exists and leaves it alone", arguments: ["tag.bin", "tag.bin.chip"])
    func createOverExisting(_ name: String) throws {
        try folder.write([1, 2, 3], to: name)
        let error = #expect(throws: VirtualTagError.self) { try TagFile.create(at: path, chip: chip()) }
        #expect(error?.reason == .fileExists(path: folder.path(name)))
        #expect(try folder.names() == [name])
        #expect(try folder.bytes(name) == [1, 2, 3])
    }

    @Test("Creating in a folder that is not there says so")
    func createNowhere() throws {
        let error = #expect(throws: VirtualTagError.self) {
            try TagFile.create(at: folder.path("no/tag.bin"), chip: chip())
        }
        guard case .file(let cause) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(cause.errorNumber == ENOENT && cause.path == folder.path("no/tag.bin"))
        #expect(cause.text == "No such file or directory")
    }

    @Test("A page that was written is in the file before the answer comes")
    func saved() throws {
        try TagFile.create(at: path, chip: chip())
        try folder.setPermissions(0o640, of: "tag.bin")
        let link = try TagFile.open(at: path)
        for page: PageAddress in [4, 5, 2] {
            #expect(try link.transceive(.write(page, [0x11, 0x22, 0x33, 0x04])) == .acknowledged)
            #expect(try folder.bytes("tag.bin") == link.chip.memory)
        }
        #expect(link.chip[2] == [0x04, 0x48, 0x33, 0x04])
        #expect(try folder.names() == ["tag.bin", "tag.bin.chip"])
        #expect(try folder.permissions("tag.bin") == 0o640)
    }

    @Test("A refused write leaves the file as it was")
    func refusedWrite() throws {
        try TagFile.create(at: path, chip: chip())
        let before = try folder.bytes("tag.bin")
        let link = try TagFile.open(at: path)
        #expect(try link.transceive(.write(0, [1, 2, 3, 4])) == .notAcknowledged(code: 0))
        #expect(try link.reselect().bytes == Transcript.uid)
        #expect(try folder.bytes("tag.bin") == before)
    }

    // CFG1 10h: NFC_CNT_EN; 02h: two tries (NTAG21x data sheet 8.5.7).
    @Test("Counter and failed tries outlive the link")
    func stateIsKept() throws {
        try TagFile.create(at: path, chip: chip())
        do {
            let link = try TagFile.open(at: path)
            #expect(try link.exchange([0xA2, 0x2A, 0x12, 0x05, 0x00, 0x00]) == .acknowledge)
            #expect(try link.exchange([0x3A, 0x04, 0x04]) == .data([0x01, 0x03, 0xA0, 0x0C]))
            #expect(try link.exchange([0x1B, 0x00, 0x00, 0x00, 0x00]) == .refuse(code: 0))
        }
        #expect(try folder.text("tag.bin.chip").hasPrefix("model: NTAG213\ncounter: 1\nfailed-tries: 1\n"))
        let link = try TagFile.open(at: path)
        #expect(link.chip.counter == 1 && link.chip.failedTries == 1)
        #expect(try link.exchange([0x1B, 0x00, 0x00, 0x00, 0x00]) == .refuse(code: 0))
        link.fieldReset()
        #expect(link.wake(.request)?.bytes == Transcript.uid)
        #expect(try link.exchange([0x1B, 0xFF, 0xFF, 0xFF, 0xFF]) == .refuse(code: 4))
    }

    @Test("A tag behind a symbolic link is saved where it lies")
    func symbolicLink() throws {
        try TagFile.create(at: path, chip: chip())
        let alias = folder.path("alias")
        try FileManager.default.createSymbolicLink(atPath: alias, withDestinationPath: "tag.bin")
        let link = try TagFile.open(at: alias)
        #expect(try link.transceive(.write(4, [0xAA, 0, 0, 0])) == .acknowledged)
        #expect(try folder.bytes("tag.bin") == link.chip.memory)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: alias) == "tag.bin")
        #expect(link.readerName == "file:\(alias)")
    }

    @Test("A tag that is open cannot be opened again, by its name or another")
    func exclusive() throws {
        try TagFile.create(at: path, chip: chip())
        let alias = folder.path("alias")
        try FileManager.default.createSymbolicLink(atPath: alias, withDestinationPath: "tag.bin")
        let link = try TagFile.open(at: path)
        for name in [path, alias] {
            let error = #expect(throws: LinkError.self) { try TagFile.open(at: name) }
            #expect(error?.kind == .readerBusy)
            #expect(error?.text.contains("tag.bin") == true)
        }
        #expect(link.chip.commandCount == 0)
    }

    @Test("The lock holds on after a save")
    func exclusiveAfterSave() throws {
        try TagFile.create(at: path, chip: chip())
        let link = try TagFile.open(at: path)
        #expect(try link.transceive(.write(4, [0xAA, 0, 0, 0])) == .acknowledged)
        let error = #expect(throws: LinkError.self) { try TagFile.open(at: path) }
        #expect(error?.kind == .readerBusy)
        #expect(link.chip.writeCount == 1)
    }

    @Test("The lock goes with the link")
    func lockIsReleased() throws {
        try TagFile.create(at: path, chip: chip())
        var link: FileTagLink? = try TagFile.open(at: path)
        #expect(link?.chip.commandCount == 0)
        link = nil
        #expect(try TagFile.open(at: path).chip.commandCount == 0)
    }

    @Test("A failed creation of the text file takes the memory file with it")
    func createHalf() throws {
        // The name of the memory file is as long as names may be, so that the other one is too long.
        let long = folder.path(String(repeating: "a", count: 255))
        let error = #expect(throws: VirtualTagError.self) { try TagFile.create(at: long, chip: chip()) }
        guard case .file(let cause) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(cause.errorNumber == ENAMETOOLONG)
        #expect(try folder.names().isEmpty)
    }
}
