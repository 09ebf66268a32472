// SPDX-License-Identifier: MIT

import TagAccess
import TestSupport
import Testing
import Type2Tag
import VirtualTag

/// A message of some size for a chip, and whether it goes in.
struct SizeCase: Sendable, CustomTestStringConvertible {
    let model: ChipModel
    let hasLockControlTLV: Bool
    let size: Int
    /// Bytes of the longest message when this one is refused.
    let limit: Int?
    let source: String

    var testDescription: String {
        "\(size) bytes on an \(model.name)\(hasLockControlTLV ? "" : " without lock control TLV"), \(source)"
    }

    init(_ model: ChipModel, tlv: Bool = true, _ size: Int, limit: Int? = nil, _ source: String) {
        self.model = model
        hasLockControlTLV = tlv
        self.size = size
        self.limit = limit
        self.source = source
    }

    func link() throws -> VirtualTagLink {
        VirtualTagLink(
            chip: try VirtualChip(
                model: model, uid: TagUID(SampleTag.uid), hasLockControlTLV: hasLockControlTLV)
        )
    }
}

@Suite("Writing a message")
struct WriteTests {
    // C01: 144 - 5 - 2 = 137, 144 - 2 = 142. C02: 03 FF hh ll + 492 = 496. V11, V13: 254 is the last short form.
    static let sizes = [
        SizeCase(.ntag213, 0, "erasure (W08)"),
        SizeCase(.ntag213, 3, "the shortest message"),
        SizeCase(.ntag213, 9, "W02"),
        SizeCase(.ntag213, 136, "one below the limit"),
        SizeCase(.ntag213, 137, "C01"),
        SizeCase(.ntag213, 138, limit: 137, "C01"),
        SizeCase(.ntag213, tlv: false, 138, "C01"),
        SizeCase(.ntag213, tlv: false, 141, "C01"),
        SizeCase(.ntag213, tlv: false, 142, "C01"),
        SizeCase(.ntag213, tlv: false, 143, limit: 142, "C01"),
        SizeCase(.ntag215, 0, "erasure (W08)"),
        SizeCase(.ntag215, 253, "V26"),
        SizeCase(.ntag215, 254, "V11"),
        SizeCase(.ntag215, 255, "V13"),
        SizeCase(.ntag215, 256, "V26"),
        SizeCase(.ntag215, 491, "C02"),
        SizeCase(.ntag215, 492, "C02"),
        SizeCase(.ntag215, 493, limit: 492, "C02"),
        SizeCase(.ntag216, 867, "872 - 4 - 1"),
        SizeCase(.ntag216, 868, "872 - 4"),
        SizeCase(.ntag216, 869, limit: 868, "872 - 4"),
    ]

    @Test("It lies on the tag byte for byte, or is refused with both numbers", arguments: sizes)
    func size(_ size: SizeCase) throws {
        let virtual = try size.link()
        let link = RecordingLink(virtual)
        let before = virtual.chip.memory
        let message = SampleTag.message(ofSize: size.size)
        #expect(message.count == size.size)
        let session = TagSession(link: link)
        if let limit = size.limit {
            let failure = #expect(throws: WriteFailure.self) {
                try TagWriter.prepare(SampleTag.outgoing(message), on: session)
            }
            #expect(
                failure
                    == .refused(
                        .tooLong(
                            needed: size.size, capacity: .reported(MessageCapacity(room: limit + (limit > 254 ? 4 : 2)))
                        )))
            #expect(failure?.description.contains("\(size.size) bytes needed, \(limit) available") == true)
            #expect(failure?.description.contains("1 over") == true)
            #expect(virtual.chip.memory == before)
            #expect(link.pagesWritten.isEmpty)
            return
        }
        let prepared = try TagWriter.prepare(SampleTag.outgoing(message), on: session)
        #expect(virtual.chip.memory == before)
        let report = try TagWriter.perform(prepared, on: session)
        let shown = ShownMessage(memory: virtual.chip.memory)
        #expect(shown == (message.isEmpty ? .empty : .message(message)))
        #expect(report.after.message.bytes ?? [] == message)
        #expect(link.pagesWritten == prepared.plan.writes.map(\.page))
        #expect(session.writeCount == link.pagesWritten.count)
        // Nothing outside the data area, and no page more often than its own change and the length ask for.
        let area = 16..<(16 + Int(before[14]) * 8)
        let changed = before.indices.filter { before[$0] != virtual.chip.memory[$0] }
        #expect(changed.allSatisfy(area.contains))
        #expect(link.pagesWritten.count <= Set(changed.map { $0 / 4 }).count + 1)
        #expect(link.commandsToDeafTag.isEmpty)
    }

    @Test("Writing it again sends no WRITE and verifies", arguments: sizes.filter { $0.limit == nil })
    func again(_ size: SizeCase) throws {
        let virtual = try size.link()
        let message = SampleTag.message(ofSize: size.size)
        try SampleTag.write(message, over: virtual)
        let memory = virtual.chip.memory
        let link = RecordingLink(virtual)
        let report = try SampleTag.write(message, over: link)
        #expect(report.prepared.plan.writes.isEmpty)
        #expect(link.pagesWritten.isEmpty)
        #expect(link.selections == 1)
        #expect(virtual.chip.memory == memory)
    }

    // W02: page 5 ← 34 03 00 xx; pages 6 to 8; page 5 ← 34 03 09 D1.
    @Test("The length goes to 0 first and to its value last (W02)")
    func order() throws {
        let virtual = try SampleTag.link(.ntag213, area: [0x01, 0x03, 0xA0, 0x0C, 0x34] + SampleTag.tlv([0xD0, 0, 0]))
        let link = RecordingLink(virtual)
        try SampleTag.write(SampleTag.hi, over: link)
        let writes = link.commands.compactMap { command -> String? in
            if case .write(let page, let data) = command { "\(page) \(hex(data))" } else { nil }
        }
        #expect(writes == ["5 340300D1", "6 01055402", "7 656E4869", "8 FE000000", "5 340309D1"])
    }

    @Test("A message that is no NDEF message is no outgoing one", arguments: [[0x00], [0xD1], [0x03, 0x00, 0xFE]])
    func malformed(_ bytes: [UInt8]) {
        #expect(throws: (any Error).self) { try OutgoingMessage(exactly: bytes) }
    }

    @Test("A change inside one page is one WRITE")
    func onePage() throws {
        let virtual = try SampleTag.link(.ntag215, area: SampleTag.tlv(SampleTag.hi))
        let link = RecordingLink(virtual)
        // "Hi" becomes "Ho": the byte lies in page 6.
        try SampleTag.write(SampleTag.hi.dropLast() + [0x6F], over: link)
        #expect(link.pagesWritten == [6])
    }

    // W07: readers stop at FE.
    @Test("Behind a shorter message the old bytes stay")
    func shorter() throws {
        let old = SampleTag.message(ofSize: 40)
        let virtual = try SampleTag.link(.ntag215, area: SampleTag.tlv(old))
        let before = virtual.chip.memory
        try SampleTag.write([0xD0, 0x00, 0x00], over: virtual)
        #expect(Array(virtual.chip.memory[16..<22]) == [0x03, 0x03, 0xD0, 0x00, 0x00, 0xFE])
        #expect(Array(virtual.chip.memory[22...]) == Array(before[22...]))
    }

    @Test("Wiping leaves zeros behind the message, up to the end of the data area and no further")
    func wiping() throws {
        let virtual = try SampleTag.link(.ntag215, area: SampleTag.tlv(SampleTag.message(ofSize: 300)))
        let before = virtual.chip.memory
        let session = TagSession(link: virtual)
        let prepared = try TagWriter.prepare(SampleTag.outgoing(SampleTag.hi), on: session, wiping: true)
        _ = try TagWriter.perform(prepared, on: session)
        // The area of an NTAG215 has 496 bytes; the eight bytes behind it are user memory too.
        let area = SampleTag.tlv(SampleTag.hi)
        #expect(Array(virtual.chip.memory[16..<512]) == area + Array(repeating: 0, count: 496 - area.count))
        #expect(virtual.chip.memory[512...] == before[512...])
    }

    @Test("A page that was not wiped is not verified, though the message is")
    func notWiped() throws {
        let virtual = try SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.message(ofSize: 60)))
        // The chip acknowledges the write of page 12 and keeps what it holds.
        let link = AlteringLink(virtual) { (command, _) throws(LinkError) in
            if case .write(12, _) = command { .acknowledged } else { nil }
        }
        let session = TagSession(link: link)
        let prepared = try TagWriter.prepare(SampleTag.outgoing(SampleTag.hi), on: session, wiping: true)
        let failure = #expect(throws: WriteFailure.self) { try TagWriter.perform(prepared, on: session) }
        guard case .notVerified(let difference) = failure else {
            Issue.record("\(failure.debugDescription)")
            return
        }
        #expect(difference.difference == .notWiped(12))
    }

    @Test("A write prepared for one tag is not carried out on another")
    func otherSession() throws {
        let first = TagSession(link: try SampleTag.link(.ntag213))
        let prepared = try TagWriter.prepare(SampleTag.outgoing(SampleTag.hi), on: first)
        let link = RecordingLink(try SampleTag.otherLink(.ntag213))
        let failure = #expect(throws: WriteFailure.self) {
            try TagWriter.perform(prepared, on: TagSession(link: link))
        }
        #expect(failure?.code == "other-tag")
        #expect(link.commands.isEmpty)
    }

    /// The same chip, and the same identifier: nobody watched it in between.
    @Test("A write prepared in another session with the same tag is refused, and nothing is sent")
    func otherSessionOfTheSameTag() throws {
        let link = RecordingLink(try SampleTag.link(.ntag213))
        let prepared = try TagWriter.prepare(SampleTag.outgoing(SampleTag.hi), on: TagSession(link: link))
        let sent = link.commands.count
        let failure = #expect(throws: WriteFailure.self) {
            try TagWriter.perform(prepared, on: TagSession(link: link))
        }
        #expect(failure == .refused(.otherSession))
        #expect(link.commands.count == sent && link.selections == 0)
    }

    @Test("An area that other blocks fill cannot be erased either, and is left alone")
    func fullArea() throws {
        let virtual = try SampleTag.link(.ntag213, area: [0xFD, 0x8E] + Array(repeating: 7, count: 142))
        let before = virtual.chip.memory
        let failure = #expect(throws: WriteFailure.self) { try SampleTag.write([], over: virtual) }
        #expect(failure == .refused(.noRoom))
        #expect(virtual.chip.memory == before)
    }

    /// The proprietary TLV begins at byte 13 of the data area, which is byte 29 of the tag.
    @Test("A block in the way is told with its place on the tag")
    func blockInTheWay() throws {
        let area = [0x03, 0x09] + SampleTag.hi + [0x00, 0x00, 0xFD, 0x01, 0xAA, 0xFE]
        let virtual = try SampleTag.link(.ntag213, area: area)
        let before = virtual.chip.memory
        let longer = SampleTag.message(ofSize: 12)
        let failure = #expect(throws: WriteFailure.self) { try SampleTag.write(longer, over: virtual) }
        #expect(failure == .refused(.blockInTheWay(tag: 0xFD, offset: 29)))
        #expect(virtual.chip.memory == before)
    }

    /// NULL TLVs fill the gap (Type 2 Tag 1.1 §2.3.1), so that a reader still gets to the block.
    @Test("A block behind the message stays when the new one is no longer")
    func blockBehindAShorterMessage() throws {
        let area = [0x03, 0x09] + SampleTag.hi + [0x00, 0x00, 0xFD, 0x01, 0xAA, 0xFE]
        let virtual = try SampleTag.link(.ntag213, area: area)
        try SampleTag.write([0xD0, 0, 0], over: virtual)
        #expect(
            Array(virtual.chip.memory[16..<33]) == [0x03, 0x03, 0xD0, 0, 0] + Array(repeating: 0, count: 8)
                + [0xFD, 0x01, 0xAA, 0xFE])
    }

    @Test("A tag swapped after the plan gets no byte of it")
    func swapped() throws {
        let virtual = try SampleTag.link(.ntag213)
        let session = TagSession(link: virtual)
        let prepared = try TagWriter.prepare(SampleTag.outgoing(SampleTag.hi), on: session)
        let other = try SampleTag.otherLink(.ntag213).chip
        virtual.chip = other
        virtual.fieldReset()
        let failure = #expect(throws: WriteFailure.self) { try TagWriter.perform(prepared, on: session) }
        #expect(failure?.code == "other-tag")
        #expect(failure?.description.contains(hex(SampleTag.otherUID)) == true)
        #expect(virtual.chip.memory == other.memory)
    }

    @Test("A request to stop is heeded between two pages, and the pages are named", arguments: 0..<4)
    func stopping(_ count: Int) throws {
        let old = SampleTag.message(ofSize: 20, seed: 1)
        let new = SampleTag.message(ofSize: 20, seed: 2)
        let virtual = try SampleTag.link(.ntag215, area: SampleTag.tlv(old))
        let link = RecordingLink(virtual)
        var mayBeAsked = false
        let session = TagSession(link: link) { mayBeAsked && link.pagesWritten.count == count }
        let prepared = try TagWriter.prepare(SampleTag.outgoing(new), on: session)
        mayBeAsked = true
        let failure = #expect(throws: WriteFailure.self) { try TagWriter.perform(prepared, on: session) }
        guard case .failed(.stopped, let progress) = failure else {
            Issue.record("not stopped: \(String(describing: failure))")
            return
        }
        #expect(progress.pagesWritten == Array(prepared.plan.writes.map(\.page).prefix(count)))
        #expect(progress.writesPlanned == prepared.plan.writes.count && !progress.isComplete)
        #expect(link.pagesWritten == progress.pagesWritten)
        let pages = ["no", "(page 4)", "(pages 4 to 5)", "(pages 4 to 6)"][count]
        #expect(failure?.description.contains(count == 0 ? "none of 7 writes" : "\(count) of 7 writes were") == true)
        #expect(failure?.description.contains(pages) == true)
        #expect(failure?.description.contains("running the command again finishes the job") == true)
        #expect(ShownMessage(memory: virtual.chip.memory) == (count == 0 ? .message(old) : .empty))
        try SampleTag.write(new, over: virtual)
        #expect(ShownMessage(memory: virtual.chip.memory) == .message(new))
    }
}
