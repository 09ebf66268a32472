// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// What stays behind a message, and what does not: Type 2 Tag 1.1 §2.3, §6.4.3.
@Suite("Behind the message")
struct WritePlanWipingTests {
    @Test("Wiping zeroes what lies behind the terminator, but for bytes set apart", arguments: [0, 1, 5, 9, 30])
    func wiping(_ count: Int) throws {
        // Bytes 40 to 43 are set apart: address 56 is 3 * 16 + 8.
        var area: [UInt8] = [0x02, 0x03, 0x38, 0x04, 0x04, 0x03, 20]
        area += (0..<20).map { 0xA0 + $0 } + [0xFE]
        while area.count < 144 { area.append(0xEE) }
        let message = (0..<count).map { UInt8($0) + 1 }
        let layout = TLVLayout(walking: area)
        #expect(layout.reservedRanges == [40..<44])
        let plan = try WritePlan(
            message: message, layout: layout, memory: memory(area: area, model: .ntag213), wiping: true)
        #expect(try WritePlan.pagesNeeded(for: message, in: layout, wiping: true) == 5...39)
        let after = memory(area: area, model: .ntag213).applying(plan.writes).dataArea(size: 144)
        var wanted = Array(area.prefix(6)) + [UInt8(count)] + message + [0xFE]
        wanted = wanted.padded(to: 144)
        if wanted[40..<44].contains(where: { $0 != 0 }) { Issue.record("the message reaches the bytes set apart") }
        wanted.replaceSubrange(40..<44, with: [0xEE, 0xEE, 0xEE, 0xEE])
        #expect(after == wanted)
        // The page with the length twice, every other changed page once.
        let changed = (0..<36).filter { area[($0 * 4)..<($0 * 4 + 4)] != after[($0 * 4)..<($0 * 4 + 4)] }
        #expect(plan.writes.count <= changed.count + 1)
        #expect(count == 0 || plan.writes.last?.purpose == .messageLength)
    }

    @Test("Wiping refuses to lose a block behind the message")
    func wipingLosesNoBlock() throws {
        let area: [UInt8] = ([0x03, 0x03, 1, 2, 3, 0xFD, 0x01, 0xAA, 0xFE]).padded(to: 144)
        #expect(throws: PlanError.blockInTheWay(tag: 0xFD, offset: 5)) {
            try WritePlan(message: [1], layout: TLVLayout(walking: area), memory: memory(area: area), wiping: true)
        }
    }

    @Test("Blocks behind the message stay while the new one ends no later", arguments: 0...12)
    func blocksStay(_ count: Int) throws {
        let behind: [UInt8] = [0xFD, 0x02, 0xBB, 0xCC, 0xFE]
        let area: [UInt8] = ([0x03, 10] + (1...10).map { UInt8($0) } + behind).padded(to: 144)
        let message = (0..<count).map { UInt8($0) + 0x41 }
        let image = memory(area: area)
        let result = Result { () throws(PlanError) in
            try WritePlan(message: message, layout: TLVLayout(walking: area), memory: image)
        }
        guard count <= 10 else {
            #expect(result == .failure(.blockInTheWay(tag: 0xFD, offset: 12)))
            return
        }
        let plan = try result.get()
        let after = image.applying(plan.writes).dataArea(size: 144)
        #expect(after == ([0x03, UInt8(count)] + message).padded(to: 12) + behind.padded(to: 132))
        // Nothing new to write, and the block is still seen.
        let again = try WritePlan(message: message, layout: TLVLayout(walking: after), memory: memory(area: after))
        #expect(again.writes.isEmpty)
    }

    @Test("What a torn write left is no block, whatever message comes next")
    func tornBytesAreNoBlock() throws {
        // Torn after the first write of a record's beginning, and of 300 bytes: 012Ch, then the first record.
        for torn in [[0x03, 0x00, 0xD1, 0x01], [0x03, 0x00, 0x01, 0x2C, 0xD1, 0x01, 0x0B, 0x55]] as [[UInt8]] {
            let area = torn.padded(to: 496)
            let message: [UInt8] = [0xD0, 0x00, 0x00]
            let plan = try WritePlan(message: message, layout: TLVLayout(walking: area), memory: memory(area: area))
            let after = memory(area: area).applying(plan.writes).dataArea(size: 496)
            #expect(ReaderOfAnotherHand(area: after).shown == .message(message))
        }
    }
}
