// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// What a reader shows of a tag that was pulled away between two page writes, or while a page was programmed.
///
/// The judge is another walk (`ReaderOfAnotherHand`), written from the standard alone.
@Suite("Torn writes")
struct WritePlanTearingTests {
    enum Before: String, CaseIterable, Sendable {
        case terminatorOnly = "no TLV but a terminator"
        case zeros = "no TLV, all zeros"
        case empty = "an empty message"
        case short = "a short message"
        case unterminated = "a short message without a terminator"
        case long = "a long message"

        var bytes: [UInt8] {
            switch self {
            case .terminatorOnly: [0xFE]
            case .zeros: []
            case .empty: [0x03, 0x00, 0xFE]
            case .short: [0x03, 20] + WritePlanTearingTests.content(20, seed: 1) + [0xFE]
            case .unterminated: [0x03, 20] + WritePlanTearingTests.content(20, seed: 2)
            case .long: [0x03, 0xFF, 0x01, 0x2C] + WritePlanTearingTests.content(300, seed: 3) + [0xFE]
            }
        }
    }

    enum After: String, CaseIterable, Sendable {
        case empty = "an empty one"
        case short = "a short one"
        case longestShortForm = "254 bytes"
        case shortestLongForm = "255 bytes"
        case long = "a long one"

        var message: [UInt8] {
            switch self {
            case .empty: []
            case .short: WritePlanTearingTests.content(23, seed: 4)
            case .longestShortForm: WritePlanTearingTests.content(254, seed: 5)
            case .shortestLongForm: WritePlanTearingTests.content(255, seed: 6)
            case .long: WritePlanTearingTests.content(310, seed: 7)
            }
        }
    }

    struct Passage: CustomTestStringConvertible, Sendable {
        let offset: Int
        let before: Before
        let after: After

        var testDescription: String { "at offset \(offset), from \(before.rawValue) to \(after.rawValue)" }

        /// Blocks that fill the bytes in front: a proprietary one, or padding where none fits.
        var area: [UInt8] {
            let front: [UInt8] =
                offset < 2
                ? Array(repeating: 0, count: offset)
                : [0xFD, UInt8(offset - 2)] + WritePlanTearingTests.content(offset - 2, seed: 8)
            return (front + before.bytes).padded(to: 496)
        }

        static let all: [Passage] = (0...7).flatMap { offset in
            Before.allCases.flatMap { before in
                After.allCases.map { Passage(offset: offset, before: before, after: $0) }
            }
        }
    }

    @Test("All 240 passages are tried")
    func everyCaseIsThere() {
        #expect(Passage.all.count == 240)
    }

    @Test("The old message, an empty one, or the new one", arguments: Passage.all)
    func neverABrokenMessage(_ passage: Passage) throws {
        try judge(from: passage.area, to: passage.after.message)
    }

    @Test("Messages of any length over messages of any length")
    func anyLengths() throws {
        var generator = SeededGenerator(seed: 0x7EA)
        for _ in 0..<Effort.rounds(250) {
            let front = Int.random(in: 0...9, using: &generator)
            let old = generator.bytes(Int.random(in: 0...300, using: &generator))
            let area = Array(repeating: 0, count: front) + WritePlanTearingTests.tlv(old)
            var new = generator.bytes(Int.random(in: 0...480, using: &generator))
            // Half of the passages change a few bytes only.
            if Bool.random(using: &generator), !old.isEmpty {
                new = old
                for _ in 0..<3 { new[Int.random(in: 0..<new.count, using: &generator)] ^= 0x55 }
            }
            try judge(from: area.padded(to: 496), to: new)
        }
    }

    @Test("Bytes set apart anywhere in the message", arguments: [5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 20])
    func bytesSetApart(_ start: Int) throws {
        for count in Effort.some([1, 4, 2, 3, 7], first: 2) {
            let position = UInt8((start + 16) / 16) << 4 | UInt8((start + 16) % 16)
            let front: [UInt8] = [0x02, 0x03, position, UInt8(count), 0x04]
            let apart = start..<(start + count)
            let lengths = [(12, 30), (260, 14), (14, 260), (30, 12), (30, 30), (260, 270), (30, 0), (0, 30)]
            for (old, new) in Effort.some(lengths, first: 3) {
                var rest = WritePlanTearingTests.tlv(WritePlanTearingTests.content(old, seed: 10))[...]
                var area = front
                while !rest.isEmpty { area.append(apart.contains(area.count) ? 0xEE : rest.removeFirst()) }
                while area.count < apart.upperBound { area.append(apart.contains(area.count) ? 0xEE : 0) }
                try judge(
                    from: area.padded(to: 496),
                    to: WritePlanTearingTests.content(new, seed: 9),
                    apart: apart
                )
                try judgeRunningAgain(
                    from: area.padded(to: 496),
                    to: WritePlanTearingTests.content(new, seed: 9),
                    apart: apart
                )
            }
        }
    }

    @Test("Whatever was written, planning again finishes the job", arguments: Passage.all)
    func runningAgainFinishes(_ passage: Passage) throws {
        try judgeRunningAgain(from: passage.area, to: passage.after.message)
    }

    // MARK: The judge

    private func judge(from area: [UInt8], to message: [UInt8], apart: Range<Int> = 0..<0) throws {
        let image = memory(area: area)
        let plan = try WritePlan(message: message, layout: TLVLayout(walking: area), memory: image)
        let old = shown(area, apart)
        let new: ReaderOfAnotherHand.Shown = message.isEmpty ? .nothing : .message(message)

        var after = area
        for (index, write) in plan.writes.enumerated() {
            let start = (write.page.index - 4) * 4
            // A page is torn after its first byte, its second or its third; within one page anything may show.
            for programmed in 1...3 where plan.writes.count > 1 {
                var torn = after
                torn.replaceSubrange(start..<(start + programmed), with: write.data.prefix(programmed))
                let now = shown(torn, apart)
                guard now == old || now == .nothing || now == new else {
                    Issue.record("torn \(programmed) bytes into write \(index) of \(plan.writes) it shows \(now)")
                    return
                }
            }
            after.replaceSubrange(start..<(start + 4), with: write.data)
            let now = shown(after, apart)
            guard now == old || now == .nothing || now == new else {
                Issue.record("after write \(index) of \(plan.writes) the tag shows \(now)")
                return
            }
        }
        #expect(after == image.applying(plan.writes).dataArea(size: 496))
        #expect(shown(after, apart) == new)
        try judgeBytesOutside(before: area, after: after, apart: apart)
        try judgeNumberOfWrites(plan, before: area, after: after, apart: apart)
    }

    /// Tears the plan in about six places, its first and last writes among them, and plans again on what is there.
    private func judgeRunningAgain(from area: [UInt8], to message: [UInt8], apart: Range<Int> = 0..<0) throws {
        let image = memory(area: area)
        let plan = try WritePlan(message: message, layout: TLVLayout(walking: area), memory: image)
        let count = plan.writes.count
        let steps = Effort.some([1, count - 1, 2, count / 3, count / 2, count - 2, count], first: 2)
        for done in Set(steps) where (0...count).contains(done) {
            let torn = image.applying(Array(plan.writes.prefix(done)))
            let layout = TLVLayout(walking: torn.dataArea(size: 496))
            let again = try WritePlan(message: message, layout: layout, memory: torn)
            let after = torn.applying(again.writes).dataArea(size: 496)
            #expect(shown(after, apart) == (message.isEmpty ? .nothing : .message(message)))
        }
    }

    private func judgeBytesOutside(before: [UInt8], after: [UInt8], apart: Range<Int>) throws {
        let place = try #require(ReaderOfAnotherHand(area: after, apart: apart).place)
        var terminator = place.last + 1
        while apart.contains(terminator) { terminator += 1 }
        if terminator < after.count { #expect(after[terminator] == 0xFE) }
        #expect(before[..<place.tag] == after[..<place.tag])
        #expect(before.dropFirst(terminator + 1) == after.dropFirst(terminator + 1))
        #expect(before[apart] == after[apart])
    }

    private func judgeNumberOfWrites(
        _ plan: WritePlan,
        before: [UInt8],
        after: [UInt8],
        apart: Range<Int>
    ) throws {
        #expect(plan.writes.allSatisfy { (4...127).contains($0.page.index) && $0.data.count == 4 })
        let changed = Set(before.indices.filter { before[$0] != after[$0] }.map { 4 + $0 / 4 })
        let place = try #require(ReaderOfAnotherHand(area: after, apart: apart).place)
        switch changed.count {
        case 0: #expect(plan.writes.isEmpty)
        case 1: #expect(plan.writes.map(\.page.index) == Array(changed))
        default:
            let spare = changed.contains(4 + place.length / 4) ? 1 : 2
            #expect(plan.writes.count <= changed.count + spare)
            #expect(changed.isSubset(of: plan.writes.map(\.page.index)))
        }
    }

    private func shown(_ area: [UInt8], _ apart: Range<Int> = 0..<0) -> ReaderOfAnotherHand.Shown {
        ReaderOfAnotherHand(area: area, apart: apart).shown
    }

    private static func content(_ count: Int, seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        return generator.bytes(count)
    }

    private static func tlv(_ message: [UInt8]) -> [UInt8] {
        let count = message.count
        let length: [UInt8] = count < 255 ? [UInt8(count)] : [0xFF, UInt8(count / 256), UInt8(count % 256)]
        return [0x03] + length + message + [0xFE]
    }
}
