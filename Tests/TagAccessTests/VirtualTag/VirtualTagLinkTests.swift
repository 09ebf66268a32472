// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("The link to a virtual chip")
struct VirtualTagLinkTests {
    private func link(_ model: ChipModel = .ntag213) throws -> VirtualTagLink {
        VirtualTagLink(chip: try VirtualChip(model: model, uid: TagUID(Transcript.uid)))
    }

    // NTAG21x data sheet 10.1 to 10.4.
    @Test("Every command of the link reaches the chip")
    func commands() throws {
        let link = try link()
        #expect(try link.transceive(.getVersion) == .data([0x00, 0x04, 0x04, 0x02, 0x01, 0x00, 0x0F, 0x03]))
        #expect(try link.transceive(.fastRead(3...4)) == .data([0xE1, 0x10, 0x12, 0x00, 0x01, 0x03, 0xA0, 0x0C]))
        #expect(try link.transceive(.write(5, [0x34, 0x03, 0x01, 0xD0])) == .acknowledged)
        #expect(link.chip[5] == [0x34, 0x03, 0x01, 0xD0])
        #expect(link.chip.commandCounts == [.getVersion: 1, .fastRead: 1, .write: 1])
        #expect(link.chip.commandCount == 3 && link.chip.writeCount == 1)
    }

    // NTAG21x data sheet 8.4: any refusal ends the active state.
    @Test("After a refusal nothing is heard until the tag is selected again")
    func deafAfterRefusal() throws {
        let link = try link()
        #expect(try link.transceive(.read(0x2D)) == .notAcknowledged(code: 0))
        #expect(try link.transceive(.read(0)) == .none)
        #expect(try link.reselect().bytes == Transcript.uid)
        #expect(try link.transceive(.fastRead(3...3)) == .data([0xE1, 0x10, 0x12, 0x00]))
    }

    @Test("A chip put in the place of another is found by its identifier")
    func exchangedChip() throws {
        let link = try link()
        let other: [UInt8] = [0x04, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06]
        link.chip = try VirtualChip(model: .ntag216, uid: TagUID(other))
        #expect(link.uid.bytes == Transcript.uid)
        #expect(try link.transceive(.getVersion) == .none)
        #expect(try link.reselect().bytes == other)
        #expect(link.uid.bytes == other)
    }

    // 63 pages are 252 bytes.
    @Test("An answer longer than the link carries is lost", arguments: [(0x42, true), (0x43, false)])
    func longAnswers(_ last: Int, _ arrives: Bool) throws {
        let link = try link(.ntag216)
        let end = try #require(PageAddress(index: last))
        let answer = try link.transceive(.fastRead(4...end))
        #expect((answer != .none) == arrives)
    }

    @Test("A link without native commands carries READ and WRITE only")
    func plainLink() throws {
        let link = VirtualTagLink(
            chip: try VirtualChip(model: .ntag213, uid: TagUID(Transcript.uid)),
            name: "plain",
            capabilities: LinkCapabilities(carriesNativeCommands: false, longestAnswer: 16)
        )
        #expect(try link.transceive(.getVersion) == .none)
        #expect(try link.transceive(.fastRead(4...5)) == .none)
        #expect(link.chip.commandCount == 0)
        #expect(try link.transceive(.write(4, [0x03, 0x00, 0xFE, 0x00])) == .acknowledged)
        #expect(link.readerName == "plain")
    }

    @Test("The change is told with its page, and only a change")
    func changesAreTold() throws {
        let link = try link()
        var told: [PageAddress] = []
        link.didChange = { (chip, page) throws(LinkError) in
            told.append(page)
            #expect(chip.memory[page.byteAddress] == 0xAA)
        }
        #expect(try link.transceive(.write(6, [0xAA, 0, 0, 0])) == .acknowledged)
        #expect(try link.transceive(.write(6, [0xAA, 0, 0, 0])) == .acknowledged)
        #expect(try link.transceive(.read(6)) != .none)
        #expect(try link.transceive(.write(0, [0xAA, 0, 0, 0])) == .notAcknowledged(code: 0))
        #expect(told == [6])
        #expect(link.chip.writeCount == 2)
    }

    @Test("A change that cannot be kept is undone and its error goes on")
    func changeIsUndone() throws {
        let link = try link()
        let full = LinkError(.failed, library: "test", libraryCode: 28, text: "no space")
        link.didChange = { (_, _) throws(LinkError) in throw full }
        let before = link.chip
        #expect(throws: full) { try link.transceive(.write(6, [0xAA, 0, 0, 0])) }
        #expect(link.chip == before)
        link.didChange = nil
        #expect(try link.transceive(.write(6, [0xAA, 0, 0, 0])) == .acknowledged)
    }
}
