// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("Tags that hide their first pages, and dumps")
struct GuardedTagTests {
    // NTAG21x data sheet 8.8: READ goes on at page 0 before the first guarded page, and a guarded page is refused.
    @Test("A container behind the password is an error, never page 0 taken for it", arguments: [0, 1, 2, 3] as [UInt8])
    func guardedContainer(_ first: UInt8) throws {
        let virtual = try SampleTag.link(.ntag213, pages: [0x29: [0x04, 0, 0, first], 0x2A: [0x80, 0x05, 0, 0]])
        let link = RecordingLink(virtual)
        let failure = #expect(throws: AccessFailure.self) { try TagInspector.inspect(TagSession(link: link)) }
        let page = try #require(PageAddress(index: Int(first)))
        #expect(failure == .tag(TagError(.refused(code: 0), command: .read(page))))
        #expect(link.commandsToDeafTag.isEmpty)
    }

    @Test("A data page that equals page 0 is data", arguments: [5, 8, 11] as [UInt8])
    func lookAlike(_ page: UInt8) throws {
        var message = SampleTag.message(ofSize: 60)
        let start = Int(page - 4) * 4 - 2
        message.replaceSubrange(start..<(start + 4), with: [0x04, 0xA1, 0xB2, 0x9F])
        let virtual = VirtualTagLink(
            chip: try SampleTag.chip(.ntag213, area: SampleTag.tlv(message)),
            capabilities: LinkCapabilities(carriesNativeCommands: false, longestAnswer: 16)
        )
        let inspection = try TagInspector.inspect(TagSession(link: virtual))
        #expect(inspection.message.bytes == message)
    }

    // BCC0 = 88h ^ SN0 ^ SN1 ^ SN2 = 9Fh and BCC1 = SN3 ^ … ^ SN6 = 04h (ISO/IEC 14443-3).
    @Test(
        "A check byte that does not fit is a warning with its place",
        arguments: [(3, 0x9F), (8, 0x04)] as [(Int, UInt8)])
    func checkBytes(_ offset: Int, _ expected: UInt8) throws {
        var memory = try SampleTag.chip(.ntag213).memory
        memory[offset] ^= 0xFF
        let findings = try TagInspector.inspect(dump: memory).findings
        #expect(findings.map(\.code) == ["check-byte"])
        #expect(findings.first?.offset == offset)
        #expect(findings.first?.severity == .warning)
        #expect(findings.first?.error.reason == .checkByte(expected: expected, found: expected ^ 0xFF))
    }

    @Test(
        "A dump shows what the tag shows, with the chip assumed from its size",
        arguments: [ChipModel.ntag213, .ntag215, .ntag216])
    func dump(_ model: ChipModel) throws {
        let chip = try SampleTag.chip(model, area: SampleTag.tlv(SampleTag.hi))
        let live = try TagInspector.inspect(TagSession(link: VirtualTagLink(chip: chip)))
        let dead = try TagInspector.inspect(dump: chip.memory)
        #expect(dead.message == live.message)
        #expect(dead.capacity == live.capacity)
        #expect(dead.locks.value == live.locks.value)
        #expect(dead.access == live.access)
        guard case .assumed(model, because: let because) = dead.chip else {
            Issue.record("\(dead.chip)")
            return
        }
        #expect(because.contains("\(model.memorySize)"))
        #expect(GateVerdict(dead, typed: dead.uid) == .notLockable("chip-not-reported"))
    }
}
