// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

/// Containers and first bytes are those of the data sheets' delivery states (NTAG21x 8.5.6, MF0ICU1, MF0ICU2).
@Suite("Format plans")
struct FormatPlanTests {
    private func tag(_ model: ChipModel, page3: [UInt8] = [0, 0, 0, 0], area: [UInt8] = []) -> MemoryImage {
        var image = MemoryImage(bytes: Array(repeating: 0, count: model.memorySize))
        image.store(model.factorySettings, at: PageAddress(rawValue: model.userPages.upperBound.rawValue + 1))
        image.store(page3 + area, at: 3)
        return image
    }

    private func lines(_ plan: FormatPlan) -> [String] { plan.writes.map { "\($0)" } }

    @Test("Data area first, container last")
    func fromZero() throws {
        #expect(
            try lines(FormatPlan(memory: tag(.ultralight), model: .ultralight))
                == ["page 4: 03 00 FE 00 (data)", "page 3: E1 10 06 00 (container)"])
        #expect(
            try lines(FormatPlan(memory: tag(.ntag213), model: .ntag213)) == [
                "page 5: 34 03 00 FE (data)", "page 4: 01 03 A0 0C (data)", "page 3: E1 10 12 00 (container)",
            ])
        #expect(
            try lines(FormatPlan(memory: tag(.ntag213), model: .ntag213, withLockControlTLV: false))
                == ["page 4: 03 00 FE 00 (data)", "page 3: E1 10 12 00 (container)"])
        #expect(
            try lines(FormatPlan(memory: tag(.ntag213), model: nil, dataAreaSize: 48))
                == ["page 4: 03 00 FE 00 (data)", "page 3: E1 10 06 00 (container)"])
    }

    @Test("Nothing to do on a formatted tag, whatever message it holds")
    func formatted() throws {
        for area in [[0x03, 0x00, 0xFE, 0x00], [0x03, 0x03, 0xD0, 0x00, 0x00, 0xFE, 0, 0]] as [[UInt8]] {
            let image = tag(.ntag215, page3: [0xE1, 0x10, 0x3E, 0x00], area: area)
            #expect(try FormatPlan(memory: image, model: .ntag215).writes.isEmpty)
        }
    }

    @Test("The container is written only when the OR gives exactly what is wanted")
    func containerBits() throws {
        let half = tag(.ntag213, page3: [0xE1, 0x10, 0x00, 0x00], area: [0x03, 0x00, 0xFE, 0x00])
        #expect(try lines(FormatPlan(memory: half, model: .ntag213)) == ["page 3: E1 10 12 00 (container)"])
        for found in [[0, 0, 0, 0x0F], [0x10, 0, 0, 0], [0, 0, 0x6D, 0]] as [[UInt8]] {
            let refusal = FormatError.containerBitsSet(found: found, wanted: [0xE1, 0x10, 0x12, 0x00])
            #expect(
                throws: found[0] == 0x10 ? .containerBitsSet(found: found, wanted: [0xE1, 0x10, 0x12, 0]) : refusal
            ) {
                try FormatPlan(memory: tag(.ntag213, page3: found), model: .ntag213)
            }
        }
    }

    @Test("Refused before the first write")
    func refused() throws {
        #expect(throws: FormatError.sizeUnknown) { try FormatPlan(memory: tag(.ntag213), model: nil) }
        #expect(throws: FormatError.sizeImpossible(152)) {
            try FormatPlan(memory: tag(.ntag213), model: .ntag213, dataAreaSize: 152)
        }
        var locked = tag(.ntag213)
        locked.store([0, 0, 0x10, 0x00], at: 2)
        #expect(throws: FormatError.pagesLocked([4])) { try FormatPlan(memory: locked, model: .ntag213) }
        var guarded = tag(.ntag213)
        guarded.store([0x04, 0x00, 0x00, 0x04], at: 41)
        #expect(throws: FormatError.passwordNeeded(from: 4)) { try FormatPlan(memory: guarded, model: .ntag213) }
        #expect(throws: FormatError.pageNotRead(3)) { try FormatPlan(memory: MemoryImage(), model: .ntag213) }
        let damaged = tag(.ntag213, page3: [0xE1, 0x10, 0x12, 0x00], area: [0x03, 0xF0, 0xD1, 0x01])
        let error = try #require(throws: FormatError.self) { try FormatPlan(memory: damaged, model: .ntag213) }
        #expect(error.code == "damaged")
    }

    @Test("Torn after any byte there is no message, and a second run finishes", arguments: [true, false])
    func torn(_ hasContainer: Bool) throws {
        let before = tag(.ntag213, page3: hasContainer ? [0xE1, 0x10, 0x12, 0x00] : [0, 0, 0, 0])
        let plan = try FormatPlan(memory: before, model: .ntag213)
        #expect(plan.writes.count == (hasContainer ? 2 : 3))
        var image = before
        for write in plan.writes {
            for programmed in 0...4 where write.page != 3 || programmed % 4 == 0 {
                var torn = image
                let old = try #require(image[write.page])
                torn.store(Array(write.data.prefix(programmed) + old.dropFirst(programmed)), at: write.page)
                #expect(ReaderOfAnotherHand(area: torn.dataArea(size: 144)).shown == .nothing)
            }
            image = image.applying([write])
            #expect(
                image.applying(try FormatPlan(memory: image, model: .ntag213).writes)
                    == before.applying(plan.writes))
        }
    }
}
