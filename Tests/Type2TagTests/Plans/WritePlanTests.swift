// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

@Suite("Write plans")
struct WritePlanTests {
    @Test("The fixture file holds 25 cases")
    func everyCaseIsThere() throws {
        #expect(try WritePlanCase.all().count == 25)
        #expect(try WritePlanCase.all().filter { $0.refusal != nil }.count == 7)
    }

    @Test("Refused, with the numbers", arguments: try WritePlanCase.all().filter { $0.refusal != nil })
    func refused(_ sample: WritePlanCase) throws {
        let error = try #require(throws: PlanError.self) {
            try WritePlan(
                message: sample.message,
                layout: TLVLayout(walking: sample.area),
                memory: memory(area: sample.area)
            )
        }
        #expect(error.spelled == sample.refusal)
    }

    @Test("Byte for byte", arguments: try WritePlanCase.all().filter { $0.refusal == nil })
    func byteForByte(_ sample: WritePlanCase) throws {
        let layout = TLVLayout(walking: sample.area)
        let image = memory(area: sample.area)
        let plan = try WritePlan(message: sample.message, layout: layout, memory: image)
        #expect(plan.writes.map { WritePlanCase.Write($0) } == sample.writes)
        #expect(plan.message == sample.message)
        let needed = try WritePlan.pagesNeeded(for: sample.message, in: layout)
        #expect(plan.occupiedPages.lowerBound == needed.lowerBound)
        // Padding before a block that stays may go on behind.
        #expect(plan.occupiedPages.upperBound == plan.writes.map(\.page).reduce(needed.upperBound, max))
    }

    @Test("A walk to the first message is enough to plan", arguments: try WritePlanCase.all())
    func firstMessageIsEnough(_ sample: WritePlanCase) throws {
        let short = TLVLayout(walking: sample.area, extent: .firstMessage)
        let whole = TLVLayout(walking: sample.area)
        let image = memory(area: sample.area)
        #expect(
            Result { () throws(PlanError) in try WritePlan(message: sample.message, layout: short, memory: image) }
                == Result { () throws(PlanError) in try WritePlan(message: sample.message, layout: whole, memory: image)
                }
        )
    }

    @Test(
        "Planning again on the tag that was written plans nothing",
        arguments: try WritePlanCase.all().filter { $0.refusal == nil }
    )
    func planIsIdempotent(_ sample: WritePlanCase) throws {
        let image = memory(area: sample.area)
        let plan = try WritePlan(message: sample.message, layout: TLVLayout(walking: sample.area), memory: image)
        let after = image.applying(plan.writes)
        let layout = TLVLayout(walking: after.dataArea(size: sample.size))
        #expect(try WritePlan(message: sample.message, layout: layout, memory: after).writes.isEmpty)
    }

    struct Full: CustomTestStringConvertible, Sendable {
        let name: String
        let model: ChipModel
        let area: [UInt8]
        let count: Int
        let endsWithTerminator: Bool
        let lastPage: PageAddress

        var testDescription: String { name }
    }

    /// The figures are those of Type 2 Tag 1.1 §6.4.3 on the chips' delivery states: no terminator at full capacity.
    @Test(
        "Messages that fill a chip",
        arguments: [
            Full(
                name: "137 bytes on a factory NTAG213",
                model: .ntag213,
                area: ChipModel.ntag213.factoryDataArea,
                count: 137,
                endsWithTerminator: false,
                lastPage: 39
            ),
            Full(
                name: "136 bytes on a factory NTAG213",
                model: .ntag213,
                area: ChipModel.ntag213.factoryDataArea,
                count: 136,
                endsWithTerminator: true,
                lastPage: 39
            ),
            Full(
                name: "142 bytes on an NTAG213 without a lock control TLV",
                model: .ntag213,
                area: [0x03, 0x00, 0xFE, 0x00],
                count: 142,
                endsWithTerminator: false,
                lastPage: 39
            ),
            Full(
                name: "492 bytes on an NTAG215",
                model: .ntag215,
                area: ChipModel.ntag215.factoryDataArea,
                count: 492,
                endsWithTerminator: false,
                lastPage: 127
            ),
            Full(
                name: "491 bytes on an NTAG215",
                model: .ntag215,
                area: ChipModel.ntag215.factoryDataArea,
                count: 491,
                endsWithTerminator: true,
                lastPage: 127
            ),
            Full(
                name: "868 bytes on an NTAG216",
                model: .ntag216,
                area: ChipModel.ntag216.factoryDataArea,
                count: 868,
                endsWithTerminator: false,
                lastPage: 221
            ),
        ]
    )
    func fillsTheChip(_ sample: Full) throws {
        let size = sample.model.factoryContainer.dataAreaSize
        let image = memory(area: sample.area, model: sample.model)
        let message = (0..<sample.count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 1) }
        let layout = TLVLayout(walking: image.dataArea(size: size))
        let plan = try WritePlan(message: message, layout: layout, memory: image)
        #expect(plan.occupiedPages.upperBound == sample.lastPage)
        #expect(plan.writes.allSatisfy { (4...sample.lastPage.index).contains($0.page.index) })
        let after = image.applying(plan.writes).dataArea(size: size)
        #expect(ReaderOfAnotherHand(area: after).shown == .message(message))
        #expect((after.last == 0xFE) == sample.endsWithTerminator)
        #expect(plan.writes.last?.purpose == .messageLength)

        let error = try #require(throws: PlanError.self) {
            let tooLong = Array(repeating: UInt8(1), count: layout.capacity.map { $0.bytes + 1 } ?? 0)
            return try WritePlan(message: tooLong, layout: layout, memory: image)
        }
        let limit = sample.endsWithTerminator ? sample.count + 1 : sample.count
        #expect(error == .messageTooLong(needed: limit + 1, available: limit))
    }

    @Test("A missing page is named")
    func missingPage() throws {
        let area = ChipModel.ntag213.factoryDataArea.padded(to: 144)
        let layout = TLVLayout(walking: area)
        var image = memory(area: area)
        let plan = try WritePlan(message: Array(repeating: 1, count: 20), layout: layout, memory: image)
        for page in PageAddress.pages(in: plan.occupiedPages) {
            image = MemoryImage()
            for known in 4..<40 where known != page.index {
                image.store([0, 0, 0, 0], at: try #require(PageAddress(index: known)))
            }
            #expect(throws: PlanError.pageNotRead(page)) {
                try WritePlan(message: Array(repeating: 1, count: 20), layout: layout, memory: image)
            }
        }
    }

    /// Only the pages of the message were read, so that page 4 is unknown.
    @Test("A block behind the message is seen when pages before it are unknown")
    func blockIsSeenWithoutThePagesBefore() throws {
        let area: [UInt8] = ([0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0x01, 0xAA, 0xFD, 0x02, 0xBB, 0xCC, 0xFE]).padded(
            to: 144)
        let layout = TLVLayout(walking: area, extent: .firstMessage)
        var image = MemoryImage()
        image.store(Array(area[4..<32]), at: 5)
        #expect(throws: PlanError.blockInTheWay(tag: 0xFD, offset: 8)) {
            try WritePlan(message: [1, 2, 3], layout: layout, memory: image)
        }
        // The offset counts like those of the layout.
        let based = TLVLayout(walking: area, extent: .firstMessage, baseOffset: 16)
        #expect(throws: PlanError.blockInTheWay(tag: 0xFD, offset: 24)) {
            try WritePlan(message: [1, 2, 3], layout: based, memory: image)
        }
    }

    @Test(
        "A base changes no page of a plan", arguments: [16, .max], try WritePlanCase.all().filter { $0.refusal == nil })
    func baseChangesNothing(_ base: Int, _ sample: WritePlanCase) throws {
        let image = memory(area: sample.area)
        let plain = try WritePlan(message: sample.message, layout: TLVLayout(walking: sample.area), memory: image)
        let layout = TLVLayout(walking: sample.area, baseOffset: base)
        #expect(try WritePlan(message: sample.message, layout: layout, memory: image) == plain)
    }

    @Test("A block behind the message is seen when its end is unknown", arguments: [1, 2, 4, 40])
    func blockIsSeenWithoutItsEnd(_ known: Int) throws {
        let area: [UInt8] = ([0x03, 0x02, 0xAA, 0xAA, 0xFD, 0x60]).padded(to: 144)
        let layout = TLVLayout(walking: area, extent: .firstMessage)
        var image = MemoryImage()
        image.store(Array(area.prefix(4 + 4 * known)), at: 4)
        #expect(throws: PlanError.blockInTheWay(tag: 0xFD, offset: 4)) {
            try WritePlan(message: [1, 2, 3], layout: layout, memory: image)
        }
    }

    /// A command names pages up to 255: 1008 bytes of data area, whatever a container claims.
    @Test("A message that would reach behind page 255 is refused, not cut")
    func reachesPage255AtMost() throws {
        let image = MemoryImage(bytes: Array(repeating: 0, count: 1024))
        let layout = TLVLayout(walking: image.dataArea(size: 2040), dataAreaSize: 2040, extent: .firstMessage)
        #expect(layout.bytesNeeded == 1009)
        let written = [UInt8](repeating: 0, count: 16) + [0x03, 0x00, 0xFE] + [UInt8](repeating: 0, count: 1005)
        let tag = MemoryImage(bytes: written)
        let known = TLVLayout(walking: tag.dataArea(size: 2040), dataAreaSize: 2040, extent: .firstMessage)
        #expect(throws: PlanError.messageTooLong(needed: 1005, available: 1004)) {
            try WritePlan(message: Array(repeating: 1, count: 1005), layout: known, memory: tag)
        }
        let message = (0..<1004).map { UInt8(truncatingIfNeeded: $0) }
        let plan = try WritePlan(message: message, layout: known, memory: tag)
        #expect(plan.occupiedPages == 4...255)
        let after = tag.applying(plan.writes).dataArea(size: 2040)
        #expect(ReaderOfAnotherHand(area: after).shown == .message(message))
    }

    /// A torn write left message bytes behind an empty message, and they look like a memory control TLV.
    @Test("What a torn write left is no control TLV for the next message")
    func tornBytesSetNothingApart() throws {
        let area: [UInt8] = ([0xFD, 0x00, 0x03, 0x00, 0x02, 0x03, 0x20, 0x04, 0x04]).padded(to: 496)
        let layout = TLVLayout(walking: area)
        let image = memory(area: area)
        let message = (0..<40).map { UInt8($0) }
        let plan = try WritePlan(message: message, layout: layout, memory: image)
        let after = image.applying(plan.writes).dataArea(size: 496)
        #expect(ReaderOfAnotherHand(area: after).shown == .message(message))
        #expect(layout.capacity?.bytes == 490)
    }

    @Test("A block behind an empty message is refused where a terminator could tell it from torn bytes")
    func blockBehindAnEmptyMessage() throws {
        let fronts: [([UInt8], Bool)] = [
            ([], true), ([0x00], true), ([0xFD, 0x00], false), ([0xFD, 0x01, 0x00], true),
        ]
        for (front, isRefused) in fronts {
            let area = (front + [0x03, 0x00, 0xFD, 0x02, 0xBB, 0xCC, 0xFE] as [UInt8]).padded(to: 496)
            let layout = TLVLayout(walking: area)
            let refusal = PlanError.blockInTheWay(tag: 0xFD, offset: front.count + 2)
            let result = Result { () throws(PlanError) in
                try WritePlan(message: [1, 2], layout: layout, memory: memory(area: area))
            }
            if isRefused {
                #expect(result == .failure(refusal))
            } else {
                #expect(throws: Never.self) { try result.get() }
            }
        }
    }
}
