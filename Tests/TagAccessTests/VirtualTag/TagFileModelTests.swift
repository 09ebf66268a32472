// SPDX-License-Identifier: MIT

import Foundation
import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("Which chip a virtual tag's file holds")
struct TagFileModelTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("tag.bin")
    }

    // Memories of 80 and 164 bytes: NTAG210/212 and MF0ULx1 data sheets.
    @Test(
        "A size that several chips have is an NTAG's, and the link says so",
        arguments: [
            (ChipModel.ultralightEV1Small, ChipModel.ntag210), (.ultralightEV1Large, .ntag212),
            (.ntag210, .ntag210), (.ultralightC, .ultralightC), (.ntag203, .ntag203),
        ]
    )
    func assumedModel(_ model: ChipModel, _ assumed: ChipModel) throws {
        let chip = try VirtualChip(model: model, uid: TagUID(Transcript.uid))
        try TagFile.create(at: path, chip: chip)
        #expect(try TagFile.open(at: path).model == .reported(model))
        try FileManager.default.removeItem(atPath: path + ".chip")
        let link = try TagFile.open(at: path)
        #expect(link.chip.model == assumed)
        guard case .assumed(let found, let because) = link.model else {
            Issue.record("not assumed")
            return
        }
        #expect(found == assumed)
        #expect(because.contains(model.name))
    }

    @Test("A tag of an unknown model is kept and comes back", arguments: [6, 126] as [UInt8])
    func unknownModel(_ units: UInt8) throws {
        let chip = try VirtualChip(model: .unknown(dataAreaUnits: units), uid: TagUID(Transcript.uid))
        try TagFile.create(at: path, chip: chip)
        #expect(try folder.text("tag.bin.chip").hasPrefix("model: unknown\ncounter: 0\n"))
        let found = try TagFile.open(at: path).chip
        #expect(found.model == chip.model && found.memory == chip.memory)
    }

    @Test("The version of a clone is kept and comes back")
    func cloneVersion() throws {
        var chip = try VirtualChip(model: .ntag215, uid: TagUID(Transcript.uid))
        chip.version = ChipVersion([0x00, 0x53, 0x04, 0x02, 0x01, 0x00, 0x11, 0x03])
        try TagFile.create(at: path, chip: chip)
        #expect(try folder.text("tag.bin.chip").hasPrefix("model: NTAG215\nversion: 0053040201001103\n"))
        #expect(try TagFile.open(at: path).chip.version == chip.version)
    }
}
