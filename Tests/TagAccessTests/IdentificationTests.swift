// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("Which chip it is")
struct IdentificationTests {
    private func inspect(_ link: any TagLink) throws -> (TagInspection, RecordingLink) {
        let recorder = RecordingLink(link)
        let inspection = try TagInspector.inspect(TagSession(link: recorder))
        return (inspection, recorder)
    }

    @Test("Every chip as delivered is known by what it answers", arguments: ChipModel.all)
    func delivered(_ model: ChipModel) throws {
        let (inspection, link) = try inspect(SampleTag.link(model))
        #expect(inspection.chip == .reported(model))
        #expect(inspection.version.value?.bytes == model.version?.bytes)
        #expect(inspection.cloneSigns.isEmpty)
        #expect(link.commandsToDeafTag.isEmpty)
    }

    // The containers of chips that somebody made NDEF tags (Type 2 Tag 1.1 §6.1): 48 and 144 bytes.
    @Test(
        "Chips without GET_VERSION are told apart once they have a container, whatever NAK the reader hears",
        arguments: [ChipModel.ultralight, .ultralightC, .ntag203], [true, false])
    func formatted(_ model: ChipModel, hearsRefusals: Bool) throws {
        let container: [UInt8] = [0xE1, 0x10, model == .ultralight ? 0x06 : 0x12, 0x00]
        let virtual = try SampleTag.link(model, area: SampleTag.tlv(SampleTag.hi), pages: [3: container])
        virtual.chip.refusesUnknownCommands = hearsRefusals
        let (inspection, link) = try inspect(virtual)
        #expect(inspection.chip == .reported(model))
        #expect(inspection.message.bytes == SampleTag.hi)
        #expect(link.commandsToDeafTag.isEmpty)
    }

    // MF0ICU2 data sheet 9.5: the chip waits for the second frame after the first.
    @Test("A chip that answered AUTHENTICATE is selected again")
    func selectedAfterAuthenticate() throws {
        let (inspection, link) = try inspect(SampleTag.link(.ultralightC))
        #expect(inspection.chip.value == .ultralightC)
        #expect(link.commands.contains(.beginKeyAuthentication))
        // After GET_VERSION was refused, and after AUTHENTICATE.
        #expect(link.selections >= 2)
    }

    // Seen on sale: vendor 53h; UIDs that begin with 1Dh.
    @Test("A clone is accepted and said to be one")
    func clone() throws {
        let uid: [UInt8] = [0x1D, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6]
        var chip = try SampleTag.chip(.ntag213, uid: uid)
        chip.version = ChipVersion([0x00, 0x53, 0x04, 0x02, 0x01, 0x00, 0x0F, 0x03])
        let (inspection, _) = try inspect(VirtualTagLink(chip: chip))
        #expect(inspection.chip == .reported(.ntag213))
        #expect(inspection.cloneSigns == [.vendor(0x53), .identifier(0x1D)])
        #expect(inspection.access == .readWrite)
    }

    @Test("A tag of another maker without GET_VERSION is assumed to be what its container says")
    func foreign() throws {
        let uid: [UInt8] = [0x1D, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6]
        let chip = try SampleTag.chip(.ntag203, uid: uid)
        let (inspection, _) = try inspect(VirtualTagLink(chip: chip))
        guard case .assumed = inspection.chip else {
            Issue.record("\(inspection.chip)")
            return
        }
        #expect(inspection.cloneSigns == [.identifier(0x1D)])
    }

    @Test("Another tag that comes while the questions are asked is noticed", arguments: [1, 2, 3])
    func otherTag(_ selection: Int) throws {
        let virtual = try SampleTag.link(.ntag203)
        let other = try SampleTag.otherLink(.ntag203)
        let link = ExchangingLink(virtual, other: other, atSelection: selection)
        let session = TagSession(link: link)
        do throws(AccessFailure) {
            _ = try TagInspector.inspect(session)
            // Fewer questions were asked than that.
            #expect(link.selections < selection)
        } catch {
            guard case .tag(let problem) = error, case .otherTag = problem.reason else {
                Issue.record("\(error)")
                return
            }
        }
    }
}

/// A link on which another tag lies from some selection on.
private final class ExchangingLink: TagLink {
    private let first: VirtualTagLink
    private let other: VirtualTagLink
    private let turn: Int
    private(set) var selections = 0

    init(_ first: VirtualTagLink, other: VirtualTagLink, atSelection turn: Int) {
        self.first = first
        self.other = other
        self.turn = turn
    }

    private var present: VirtualTagLink { selections < turn ? first : other }
    var readerName: String { first.readerName }
    var uid: TagUID { present.uid }
    var capabilities: LinkCapabilities { first.capabilities }

    func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer { try present.transceive(command) }

    func reselect() throws(LinkError) -> TagUID {
        selections += 1
        return try present.reselect()
    }
}
