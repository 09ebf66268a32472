// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

/// A full tag on some link, and how many commands reading it may take.
struct Economy: Sendable, CustomTestStringConvertible {
    let model: ChipModel
    let size: Int
    let carriesNativeCommands: Bool
    let longestAnswer: Int
    let atMost: Int

    var testDescription: String {
        "\(size) bytes on an \(model.name), \(carriesNativeCommands ? "native commands" : "READ and WRITE only"), "
            + "answers up to \(longestAnswer) bytes: at most \(atMost)"
    }

    init(_ model: ChipModel, _ size: Int, native: Bool = true, answer: Int, atMost: Int) {
        self.model = model
        self.size = size
        carriesNativeCommands = native
        longestAnswer = answer
        self.atMost = atMost
    }

    func link() throws -> VirtualTagLink {
        let capabilities = LinkCapabilities(
            carriesNativeCommands: carriesNativeCommands,
            longestAnswer: longestAnswer
        )
        let virtual = VirtualTagLink(
            chip: try VirtualChip(model: model, uid: TagUID(SampleTag.uid)),
            capabilities: capabilities
        )
        try SampleTag.write(SampleTag.message(ofSize: size), over: virtual)
        return virtual
    }
}

@Suite("As few commands as the chip and the link allow")
struct CommandEconomyTests {
    // One READ of page 0, GET_VERSION, the 36 or 124 or 218 pages of the area, and the lock and configuration pages:
    // by FAST_READ of so many pages as an answer holds, or by READ of four pages (data sheet 10.2, 10.3).
    static let economies = [
        Economy(.ntag213, 137, answer: 252, atMost: 4),
        Economy(.ntag213, 137, answer: 144, atMost: 4),
        Economy(.ntag213, 137, answer: 143, atMost: 5),
        Economy(.ntag213, 137, answer: 60, atMost: 6),
        Economy(.ntag213, 137, answer: 63, atMost: 6),
        Economy(.ntag213, 137, answer: 16, atMost: 12),
        Economy(.ntag213, 137, native: false, answer: 16, atMost: 11),
        Economy(.ntag213, 137, native: false, answer: 252, atMost: 11),
        Economy(.ntag213, 3, native: false, answer: 16, atMost: 3),
        Economy(.ntag213, 58, native: false, answer: 16, atMost: 7),
        Economy(.ntag215, 492, answer: 252, atMost: 5),
        Economy(.ntag215, 492, native: false, answer: 16, atMost: 33),
        Economy(.ntag216, 868, answer: 252, atMost: 7),
        Economy(.ntag216, 868, answer: 240, atMost: 7),
        Economy(.ntag216, 868, native: false, answer: 16, atMost: 57),
    ]

    @Test("Reading a tag", arguments: economies)
    func reading(_ economy: Economy) throws {
        let link = RecordingLink(try economy.link())
        let session = TagSession(link: link)
        let inspection = try TagInspector.inspect(session)
        #expect(inspection.message.bytes == SampleTag.message(ofSize: economy.size))
        #expect(link.commands.count <= economy.atMost)
        #expect(session.commandCount == link.commands.count)
        #expect(link.longestAnswerAskedFor <= economy.longestAnswer)
        #expect(link.selections == 0)
        #expect(link.commandsToDeafTag.isEmpty)
        if !economy.carriesNativeCommands {
            #expect(link.commands.allSatisfy { if case .read = $0 { true } else { false } })
        }
    }

    @Test("Writing a full tag, and verifying it", arguments: economies)
    func writing(_ economy: Economy) throws {
        let link = RecordingLink(try economy.link())
        let message = SampleTag.message(ofSize: economy.size, seed: 5)
        let session = TagSession(link: link)
        let prepared = try TagWriter.prepare(SampleTag.outgoing(message), on: session)
        let before = link.commands.count
        // One READ more where nobody names the chip: is the last page of the area there?
        #expect(before <= economy.atMost + (economy.carriesNativeCommands ? 0 : 1))
        _ = try TagWriter.perform(prepared, on: session)
        let writes = prepared.plan.writes.count
        #expect(link.pagesWritten.count == writes)
        // One more than the pages, since the one with the length is written twice.
        #expect(writes <= Set(link.pagesWritten).count + 1)
        #expect(link.commands.count - before - writes <= economy.atMost)
        #expect(link.selections == 1)
        #expect(link.longestAnswerAskedFor <= economy.longestAnswer)
        #expect(link.commandsToDeafTag.isEmpty)
    }

    @Test("A link whose long answers get lost is read all the same, by READ")
    func lostLongAnswers() throws {
        let virtual = try Economy(.ntag216, 868, answer: 252, atMost: 0).link()
        let link = RecordingLink(
            AlteringLink(virtual) { (command, link) throws(LinkError) in
                command.answerSize > 16 ? link.fallSilent() : nil
            }
        )
        let inspection = try TagInspector.inspect(TagSession(link: link))
        #expect(inspection.message.bytes == SampleTag.message(ofSize: 868))
        #expect(link.commandsToDeafTag.isEmpty)
        #expect(link.commands.count <= 1 + 1 + 1 + 55 + 1)
    }

    /// The last two of 24 bytes lie in one page: 7 bytes of TLVs and 22 of the message stand in front of them.
    @Test("A URL whose last two bytes change within one page is one WRITE")
    func url() throws {
        func message(_ end: String) -> [UInt8] {
            [0xD1, 0x01, 0x14, 0x55, 0x04] + Array("example.org/path/1".utf8) + Array(end.utf8)
        }
        let virtual = VirtualTagLink(chip: try VirtualChip(model: .ntag213, uid: TagUID(SampleTag.uid)))
        try SampleTag.write(message("A"), over: virtual)
        let link = RecordingLink(virtual)
        try SampleTag.write(Array(message("A").dropLast(2)) + Array("2B".utf8), over: link)
        #expect(link.pagesWritten.count == 1)
        #expect(link.selections == 1)
    }

    /// Container, dynamic locks, static locks (NTAG21x data sheet 8.5.2 to 8.5.4); the chip answers the rest by FAST_READ.
    @Test("A lock is three WRITEs", arguments: [ChipModel.ntag213, .ntag215, .ntag216])
    func lock(_ model: ChipModel) throws {
        let virtual = VirtualTagLink(chip: try VirtualChip(model: model, uid: TagUID(SampleTag.uid)))
        try SampleTag.write(SampleTag.hi, over: virtual)
        let link = RecordingLink(virtual)
        guard case .locked = LockOutcome(over: link) else {
            Issue.record("not locked")
            return
        }
        #expect(link.pagesWritten.count == 3)
    }

    @Test("Verifying a full NTAG213 is one FAST_READ besides what says which tag it is")
    func verifying() throws {
        let virtual = try Economy(.ntag213, 137, answer: 252, atMost: 4).link()
        let link = RecordingLink(virtual)
        let session = TagSession(link: link)
        let prepared = try TagWriter.prepare(SampleTag.outgoing(SampleTag.message(ofSize: 137, seed: 5)), on: session)
        _ = try TagWriter.perform(prepared, on: session)
        let last = link.commands.lastIndex { if case .write = $0 { true } else { false } } ?? 0
        let reads = link.commands[(last + 1)...].filter {
            if case .fastRead(let pages) = $0 { pages.contains(39) } else { false }
        }
        #expect(reads.count == 1)
    }
}
