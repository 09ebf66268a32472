// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

/// Something that goes wrong while or after writing, and what must be said of it.
struct FaultyWrite: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: [UInt8]
    let new: [UInt8]
    /// What must come out: "done", the difference, or the code and the page.
    let outcome: String
    let alter: @Sendable (_ command: TagCommand, _ writes: Int, _ link: VirtualTagLink) throws -> TagAnswer?

    init(
        _ description: String,
        old: [UInt8] = [0xD0, 0x00, 0x00],
        new: [UInt8] = SampleTag.hi,
        outcome: String,
        alter: @escaping @Sendable (TagCommand, Int, VirtualTagLink) throws -> TagAnswer?
    ) {
        testDescription = description
        self.old = old
        self.new = new
        self.outcome = outcome
        self.alter = alter
    }
}

@Suite("Verifying what was written")
struct VerificationTests {
    /// Two messages of nine bytes that differ in the last one.
    private static let ho = Array(SampleTag.hi.dropLast()) + [0x6F]

    /// The chip is an NTAG215 whose message TLV begins at page 4; text en "Hi" over an empty record
    /// takes the WRITEs 4, 5, 6, and 4 again.
    static let faults = [
        FaultyWrite("the last write is swallowed (W10)", outcome: "messageMissing") { command, count, _ in
            command.isWrite && count == 4 ? .acknowledged : nil
        },
        FaultyWrite("a data page is swallowed", outcome: "byte 2 of page 5: 0 for 5") { command, count, _ in
            command.isWrite && count == 2 ? .acknowledged : nil
        },
        FaultyWrite("a byte flips on reading back", outcome: "byte 8 of page 6: 104 for 105") { command, count, link in
            count == 4 ? try link.answer(command, flipping: 26) : nil
        },
        FaultyWrite("the length flips on reading back", outcome: "length 8 for 9") { command, count, link in
            count == 4 ? try link.answer(command, flipping: 17) : nil
        },
        FaultyWrite("the erasure is swallowed", old: SampleTag.hi, new: [], outcome: "messagePresent 9") {
            command, _, _ in command.isWrite ? .acknowledged : nil
        },
        FaultyWrite("the one page is swallowed", old: SampleTag.hi, new: ho, outcome: "byte 8 of page 6: 105 for 111") {
            command, _, _ in command.isWrite ? .acknowledged : nil
        },
        FaultyWrite("the container is gone on reading back", outcome: "unreadable") { command, count, link in
            count == 4 ? try link.answer(command, flipping: 12) : nil
        },
        FaultyWrite("the message tag is another on reading back", outcome: "messageMissing") { command, count, link in
            count == 4 ? try link.answer(command, flipping: 16) : nil
        },
        FaultyWrite("the data area cannot be read back", outcome: "unreadable") { command, count, link in
            count == 4 && command.covers(page: 4) ? link.refuse() : nil
        },
        FaultyWrite("an acknowledge is missing and the page was written", outcome: "done") { command, count, link in
            guard command.isWrite, count == 2 else { return nil }
            _ = try link.transceive(command)
            return link.fallSilent()
        },
        FaultyWrite("bytes come instead of an acknowledge, the page was written", outcome: "done") {
            command, count, link in
            guard command.isWrite, count == 3 else { return nil }
            _ = try link.transceive(command)
            return .data([0x0A])
        },
        FaultyWrite("refused with the data on the tag (nfc-pcsc#139)", outcome: "done") { command, count, link in
            guard command.isWrite, count == 4 else { return nil }
            _ = try link.transceive(command)
            return link.refuse()
        },
        FaultyWrite("an acknowledge is missing and the page was not written", outcome: "tag-silent page 5 after 1") {
            command, count, link in command.isWrite && count == 2 ? link.fallSilent() : nil
        },
        FaultyWrite("the first write is refused", outcome: "tag-refused page 4 after 0") { command, count, link in
            command.isWrite && count == 1 ? link.refuse() : nil
        },
        FaultyWrite("a weak field: NAK 5 (linux_libnfc-nci#75)", outcome: "tag-refused page 6 after 2") {
            command, count, link in
            guard command.isWrite, count == 3 else { return nil }
            _ = link.refuse()
            return .notAcknowledged(code: 5)
        },
        FaultyWrite("the last write is refused", outcome: "tag-refused page 4 after 3") { command, count, link in
            command.isWrite && count == 4 ? link.refuse() : nil
        },
        FaultyWrite("the reader fails", outcome: "link-failed after 2") { command, count, _ in
            if command.isWrite, count == 3 {
                throw LinkError(.failed, library: "libtest", libraryCode: -90, text: "bus reset")
            }
            return nil
        },
    ]

    @Test("What went wrong is what is said, and running it again on a sound link finishes", arguments: faults)
    func fault(_ fault: FaultyWrite) throws {
        let virtual = try SampleTag.link(.ntag215, area: SampleTag.tlv(fault.old))
        var writes = 0
        let link = AlteringLink(virtual) { (command, link) throws(LinkError) in
            if command.isWrite { writes += 1 }
            do {
                return try fault.alter(command, writes, link)
            } catch let error as LinkError {
                throw error
            } catch {
                throw LinkError(.failed, library: "test", text: "\(error)")
            }
        }
        var outcome = "done"
        do {
            try SampleTag.write(fault.new, over: link)
        } catch let failure as WriteFailure {
            outcome = VerificationTests.words(failure)
        }
        #expect(outcome == fault.outcome)
        if outcome == "done" { #expect(ShownMessage(memory: virtual.chip.memory) == .message(fault.new)) }
        let message: ShownMessage = fault.new.isEmpty ? .empty : .message(fault.new)
        _ = try virtual.reselect()
        try SampleTag.write(fault.new, over: virtual)
        #expect(ShownMessage(memory: virtual.chip.memory) == message)
    }

    @Test("The sentence for a message without length says that the length was not written (W10)")
    func lengthNotWritten() throws {
        let virtual = try SampleTag.link(.ntag215)
        var writes = 0
        let link = AlteringLink(virtual) { (command, _) throws(LinkError) in
            guard command.isWrite else { return nil }
            writes += 1
            return writes == 4 ? .acknowledged : nil
        }
        // The delivery state has length 0 already, so that the last WRITE is the third.
        let failure = #expect(throws: WriteFailure.self) {
            let session = TagSession(link: link)
            let prepared = try TagWriter.prepare(SampleTag.outgoing(SampleTag.hi), on: session)
            writes = 4 - prepared.plan.writes.count
            _ = try TagWriter.perform(prepared, on: session)
        }
        #expect(failure?.description.contains("the length byte was not written") == true)
        #expect(failure?.code == "not-verified")
    }

    private static func words(_ failure: WriteFailure) -> String {
        switch failure {
        case .refused(let refusal): return "refused \(refusal.code)"
        case .failed(.tag(let error), let progress):
            guard case .write(let page, _) = error.command else { return "\(error.code) \(error)" }
            return "\(error.code) page \(page) after \(progress.pagesWritten.count)"
        case .failed(let failure, let progress): return "\(failure.code) after \(progress.pagesWritten.count)"
        case .notVerified(let failure): return words(failure.difference)
        }
    }

    private static func words(_ difference: VerificationFailure.Difference) -> String {
        switch difference {
        case .messageMissing: "messageMissing"
        case .messagePresent(let count): "messagePresent \(count)"
        case .length(let expected, let found): "length \(found) for \(expected)"
        case .byte(let offset, let page, let expected, let found):
            "byte \(offset) of page \(page): \(found) for \(expected)"
        case .record(let index): "record \(index)"
        case .notWiped(let page): "page \(page) not wiped"
        case .unreadable(let because): because.isEmpty ? "" : "unreadable"
        }
    }
}

extension TagCommand {
    var isWrite: Bool { changesTag }

    /// Whether the answer shows this page.
    func covers(page: PageAddress) -> Bool {
        switch self {
        case .read(let first): (first.index...(first.index + 3)).contains(page.index)
        case .fastRead(let pages): pages.contains(page)
        default: false
        }
    }
}

extension VirtualTagLink {
    /// The chip's answer with the lowest bit of one byte of its memory read wrong.
    func answer(_ command: TagCommand, flipping address: Int) throws -> TagAnswer {
        let answer = try transceive(command)
        let first: PageAddress
        switch command {
        case .read(let page): first = page
        case .fastRead(let pages): first = pages.lowerBound
        default: return answer
        }
        guard case .data(var bytes) = answer, bytes.indices.contains(address - first.byteAddress) else { return answer }
        bytes[address - first.byteAddress] ^= 0x01
        return .data(bytes)
    }
}
