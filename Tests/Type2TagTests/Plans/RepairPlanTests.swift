// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

/// What a repair leaves, judged by another walk; record lengths are those of NDEF 1.0, clause 3.2.
@Suite("Repair plans")
struct RepairPlanTests {
    struct Area: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let before: [UInt8]
        let shown: [UInt8]
        let keeps: Int
    }

    private static let control: [UInt8] = [0x01, 0x03, 0xA0, 0x0C, 0x34]
    private static let text: [UInt8] = [0xD1, 0x01, 0x05, 0x54, 0x02, 0x65, 0x6E, 0x48, 0x69]

    @Test(
        "Sound records stay, the rest becomes an empty message",
        arguments: [
            Area(testDescription: "too long", before: control + [0x03, 137] + text, shown: text, keeps: 5),
            Area(testDescription: "overrun", before: control + [0x03, 200] + text, shown: text, keeps: 5),
            Area(
                testDescription: "overrun, torn", before: control + [0x03, 200, 0xD1, 0x01, 0xF0], shown: [], keeps: 5),
            Area(testDescription: "other TLV", before: control + [0x7F, 0xFF, 0xFF, 0x01], shown: [], keeps: 5),
            Area(testDescription: "bare", before: text, shown: text, keeps: 0),
            Area(testDescription: "too short", before: [0x03, 4] + text + [0xFE], shown: text, keeps: 0),
            Area(testDescription: "no records", before: [0x03, 4, 1, 2, 3, 4, 0xFE], shown: [], keeps: 0),
        ]
    )
    func repaired(_ sample: Area) throws {
        let area = sample.before.padded(to: 144)
        let image = memory(area: area)
        let plan = try RepairPlan(memory: image, layout: TLVLayout(walking: area))
        let new: ReaderOfAnotherHand.Shown = sample.shown.isEmpty ? .nothing : .message(sample.shown)
        let old = ReaderOfAnotherHand(area: area).shown
        var now = area
        for write in plan.writes {
            let start = (write.page.index - 4) * 4
            for programmed in 1...4 {
                now.replaceSubrange(start..<(start + programmed), with: write.data.prefix(programmed))
                let shown = ReaderOfAnotherHand(area: now).shown
                #expect(plan.writes.count == 1 || [old, .nothing, new].contains(shown))
            }
        }
        #expect(ReaderOfAnotherHand(area: now).shown == new)
        #expect(now.prefix(sample.keeps) == area.prefix(sample.keeps))
        #expect(plan.kept.isEmpty == (sample.shown.isEmpty && sample.keeps == 0))
        #expect(plan.lost.isEmpty == !sample.shown.isEmpty)
        let again = try RepairPlan(memory: memory(area: now), layout: TLVLayout(walking: now))
        #expect(again.writes.isEmpty && !again.diagnosis.needsRepair)
    }

    @Test("A sound area needs none, and a bare message without room for a TLV is refused")
    func refused() throws {
        let sound: [UInt8] = ([0x03, 9] + RepairPlanTests.text + [0xFE]).padded(to: 144)
        #expect(try RepairPlan(memory: memory(area: sound), layout: TLVLayout(walking: sound)).writes.isEmpty)
        let bare: [UInt8] = [0xD1, 0x01, 44, 0x54] + Array(repeating: 0x41, count: 44)
        let image = memory(area: bare, model: .ultralight)
        let layout = TLVLayout(walking: bare)
        #expect(layout.isDamaged)
        #expect(throws: PlanError.self) { try RepairPlan(memory: image, layout: layout) }
    }
}
