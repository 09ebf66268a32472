// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("Formatting and repairing")
struct MendTests {
    /// Container sizes: MF0ICU1, MF0ULx1 and MF0ICU2 data sheets, memory organisation (48, 48, 128, 144 bytes).
    static let blankChips: [(ChipModel, UInt8)] = [
        (.ultralight, 0x06), (.ultralightEV1Small, 0x06), (.ultralightEV1Large, 0x10), (.ultralightC, 0x12),
    ]

    @Test("Torn at every command, a tag holds no NDEF data or is blank, and a second run finishes", arguments: 0..<4)
    func tornFormat(_ index: Int) throws {
        let (model, size) = Self.blankChips[index]
        let fresh = try VirtualChip(model: model, uid: TagUID(SampleTag.uid))
        let dry = RecordingLink(VirtualTagLink(chip: fresh))
        _ = try format(dry)
        let count = dry.commands.count
        #expect(count > 3)
        for command in 0..<count {
            for way in TearWay.allCases {
                // The container is protected against tearing (NTAG21x data sheet 8.5.6).
                if case .halfProgrammed = way, case .write(3, _) = dry.commands[command] { continue }
                let virtual = VirtualTagLink(chip: fresh)
                virtual.absenceReport = .tagLost
                virtual.events = [FieldEvent(atCommand: command, .tear(way))]
                #expect(throws: MendFailure.self) { try format(virtual) }
                let memory = virtual.chip.memory
                let isBlank = memory[12] == 0xE1
                if isBlank {
                    #expect(ShownMessage(memory: memory, userEnd: 16 + model.userMemorySize) == .empty)
                } else {
                    #expect(memory[12..<16] == [0, 0, 0, 0])
                }
                virtual.events = []
                virtual.returnTag()
                _ = try virtual.reselect()
                _ = try format(virtual)
                #expect(Array(virtual.chip.memory[12..<16]) == [0xE1, 0x10, size, 0x00])
                #expect(ShownMessage(memory: virtual.chip.memory, userEnd: 16 + model.userMemorySize) == .empty)
            }
        }
    }

    @Test("Bits of page 3 that no container has are a refusal, and nothing is sent")
    func otherBits() throws {
        let virtual = try SampleTag.link(.ultralight, pages: [3: [0xFF, 0x10, 0x06, 0x00]])
        let link = RecordingLink(virtual)
        let failure = #expect(throws: MendFailure.self) { try format(link) }
        #expect(failure?.code == "container-bits-set")
        #expect(link.pagesWritten.isEmpty)
    }

    /// FF00h bytes are said to lie where 135 do; the record behind is sound: Text en "Hi" but for its length.
    @Test("A length that runs out of the area is repaired, and the records stay")
    func lengthOutOfTheArea() throws {
        let area: [UInt8] = [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0xFF, 0xFF, 0x00] + SampleTag.hi + [0xFE]
        let virtual = try SampleTag.link(.ntag213, area: area)
        let session = TagSession(link: virtual)
        let prepared = try TagRepairer.prepare(on: session)
        #expect(
            prepared.plan.diagnosis.faults.map(\.description) == ["TLV at offset 5 overruns the area by 65145 bytes"])
        let report = try TagRepairer.perform(prepared, on: session)
        #expect(report.after.message.bytes == SampleTag.hi)
        #expect(ShownMessage(memory: virtual.chip.memory, userEnd: 160) == .message(SampleTag.hi))
    }

    @Test("A sound tag needs no repair, and nothing is written")
    func soundTag() throws {
        let virtual = try SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.hi))
        let link = RecordingLink(virtual)
        let session = TagSession(link: link)
        let report = try TagRepairer.perform(TagRepairer.prepare(on: session), on: session)
        #expect(report.after.message.bytes == SampleTag.hi)
        #expect(link.pagesWritten.isEmpty)
    }

    @Test("A tag whose pages are locked is not repaired")
    func lockedTag() throws {
        let area: [UInt8] = [0x03, 0xFF, 0xFF, 0x00] + SampleTag.hi
        // Lock bit of page 4 (NTAG21x data sheet 8.5.2).
        let virtual = try SampleTag.link(.ntag213, area: area, pages: [2: [0x00, 0x00, 0x10, 0x00]])
        let failure = #expect(throws: MendFailure.self) { try TagRepairer.prepare(on: TagSession(link: virtual)) }
        #expect(failure == .refused(.pagesLocked([4])))
    }

    private func format(_ link: any TagLink) throws -> TagFormatter.Report {
        let session = TagSession(link: link)
        return try TagFormatter.perform(TagFormatter.prepare(on: session), on: session)
    }
}
