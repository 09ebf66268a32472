// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

@Suite("Bounds of the walk over TLV blocks")
struct TLVLimitTests {
    @Test("As many blocks as allowed, and one more")
    func blocks() throws {
        let area = [[UInt8]](repeating: [0xFD, 0], count: 4).flatMap(\.self)
        let whole = TLVLayout(walking: area, maximumBlocks: 4)
        #expect(whole.blocks.count == 4 && whole.findings.isEmpty && !whole.isDamaged)
        let cut = TLVLayout(walking: area, baseOffset: 16, maximumBlocks: 3)
        #expect(cut.blocks == TLVLayout(walking: area, baseOffset: 16).blocks.dropLast())
        #expect(cut.findings.map(\.error) == [Type2TagError(.limitExceeded(maximum: 3), at: 22)])
        #expect(cut.findings.map(\.severity) == [.error])
        #expect(cut.isDamaged && cut.messagePosition == nil && cut.capacity == nil)
        #expect(throws: Type2TagError(.limitExceeded(maximum: 3), at: 6)) {
            try TLVLayout(strictlyWalking: area, maximumBlocks: 3)
        }
    }

    @Test("A message before the limit is read and has its place")
    func messageBeforeTheLimit() {
        let area: [UInt8] = [0x03, 0x01, 0xAA] + [[UInt8]](repeating: [0xFD, 0], count: 4).flatMap(\.self)
        let layout = TLVLayout(walking: area, maximumBlocks: 2)
        #expect(layout.message?.value == [0xAA])
        #expect(layout.messagePosition == 0)
        #expect(layout.findings.map(\.code) == ["limit-exceeded"])
    }

    /// Type 2 Tag 1.1 §2.3.6: NULL TLVs are padding, so that a long run of them is nothing odd.
    @Test("Padding is kept up to the limit, and passed over behind it")
    func padding() {
        let area = [UInt8](repeating: 0, count: 10) + [0xFE]
        let layout = TLVLayout(walking: area, maximumBlocks: 4)
        #expect(layout.blocks.map(\.offset) == [0, 1, 2, 3])
        #expect(layout.findings.isEmpty)
        #expect(layout.messagePosition == 0)
        let late = TLVLayout(walking: [UInt8](repeating: 0, count: 10) + [0x03, 0x00], maximumBlocks: 4)
        #expect(late.message == nil)
        #expect(late.findings.map(\.code) == ["limit-exceeded"])
        #expect(late.findings.map(\.offset) == [10])
    }

    @Test("No block allowed, or fewer", arguments: [0, -1, .min])
    func noBlocks(_ maximum: Int) {
        let layout = TLVLayout(walking: [0xFD, 0], maximumBlocks: maximum)
        #expect(layout.blocks.isEmpty && layout.findings.map(\.code) == ["limit-exceeded"])
    }

    @Test("The default is more than a tag has bytes, and holds for everything else")
    func defaultLimit() {
        let tag = TLVLayout(walking: Array(repeating: 0, count: 2040))
        #expect(tag.blocks.count == 2040 && tag.findings.isEmpty)
        let file = TLVLayout(walking: [[UInt8]](repeating: [0x01, 0x00], count: 5000).flatMap(\.self))
        #expect(file.blocks.count == 4096)
        #expect(file.findings.count == 4097)
        #expect(file.findings.last?.code == "limit-exceeded")
    }

    @Test("A base that no offset can be added to stays at the greatest integer")
    func extremeBase() {
        // A control TLV, a message across what it sets apart, and a block that overruns.
        let area: [UInt8] = [0x02, 0x03, 0xC0, 0x02, 0x01, 0x03, 0x04, 1, 2, 3, 4, 5, 6, 0xFD, 0x7F]
        for base in [Int.max, .max - 4, .min] {
            let layout = TLVLayout(walking: area, memorySize: 4, baseOffset: base)
            let offsets = layout.blocks.flatMap { [$0.offset, $0.endOffset] } + layout.findings.map(\.offset)
            #expect(offsets.allSatisfy { $0 >= base })
            #expect(layout.message?.value == TLVLayout(walking: area).message?.value)
            #expect(layout.capacity == TLVLayout(walking: area).capacity)
        }
    }

    /// What a control TLV sets apart, asked of the layout and worked out by hand, byte by byte.
    @Test("Set-apart bytes in any order make one sorted list of ranges that do not touch", arguments: 0..<8)
    func reservedRanges(_ round: Int) {
        var generator = SeededGenerator(seed: 0x5E7 + UInt64(round))
        var apart: Set<Int> = []
        var area: [UInt8] = []
        for _ in 0..<60 {
            // Pages 8 to 15 of 2^7 bytes, byte 0 to 15 of them: far behind the control TLVs (Type 2 Tag 1.1 §2.3.2).
            let position = UInt8.random(in: 0x80...0xFF, using: &generator)
            let size = UInt8.random(in: 1...6, using: &generator)
            area += [0x02, 0x03, position, size, 0x07]
            let start = Int(position >> 4) * 128 + Int(position & 0x0F) - 16
            apart.formUnion(start..<(start + Int(size)))
        }
        let ranges = TLVLayout(walking: area.padded(to: 2040)).reservedRanges
        #expect(ranges.flatMap { $0 } == apart.sorted())
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    }
}
