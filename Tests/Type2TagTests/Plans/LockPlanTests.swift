// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// Type 2 Tag 1.1 §6.4.4, NTAG21x data sheet 8.5.2 and 8.5.3.
@Suite("Lock plans")
struct LockPlanTests {
    struct Chip: CustomTestStringConvertible, Sendable {
        let model: ChipModel
        let container: [UInt8]
        let dynamicPage: Int
        let dynamic: [UInt8]
        let dynamicByPhone: [UInt8]

        var testDescription: String { model.name }

        /// Block-lock bits of the dynamic lock page.
        let blockLocks: Int

        /// The steps of the table "make read-only" by chip: NTAG21x data sheet 8.5.3, NTAG203 and MF0ICU2 data sheets.
        static let all = [
            Chip(.ntag213, 0x12, page: 0x28, [0xFF, 0x0F, 0x3F, 0x00], byPhone: [0xFF, 0x0F, 0x00, 0xBD], 6),
            Chip(.ntag215, 0x3E, page: 0x82, [0xFF, 0x00, 0x0F, 0x00], byPhone: [0xFF, 0x00, 0x00, 0xBD], 4),
            Chip(.ntag216, 0x6D, page: 0xE2, [0xFF, 0x3F, 0x7F, 0x00], byPhone: [0xFF, 0x3F, 0x00, 0xBD], 7),
            Chip(.ntag212, 0x10, page: 0x24, [0xFF, 0x03, 0x1F, 0x00], byPhone: [0xFF, 0x03, 0x00, 0xBD], 5),
            Chip(.ultralightEV1Large, 0x10, page: 0x24, [0xFF, 0x03, 0x1F, 0x00], byPhone: [0xFF, 0x03, 0, 0xBD], 5),
            Chip(.ntag203, 0x12, page: 0x28, [0xFF, 0x00, 0x00, 0x00], byPhone: [0xEE, 0x00, 0x00, 0x00], 2),
            Chip(.ultralightC, 0x12, page: 0x28, [0xFF, 0x00, 0x00, 0x00], byPhone: [0xEE, 0x00, 0x00, 0x00], 2),
        ]

        init(_ model: ChipModel, _ size: UInt8, page: Int, _ dynamic: [UInt8], byPhone: [UInt8], _ blockLocks: Int) {
            self.model = model
            container = [0xE1, 0x10, size, 0x0F]
            dynamicPage = page
            self.dynamic = dynamic
            dynamicByPhone = byPhone
            self.blockLocks = blockLocks
        }

        var open: Tag { Tag(chip: self) }
    }

    /// The lock bytes of a tag, with the OR rule of the data sheet 8.5.2 to 8.5.4 written out once more.
    struct Tag {
        var image: MemoryImage

        init(chip: Chip) {
            image = memory(area: [], model: chip.model)
            let behind = PageAddress(rawValue: chip.model.userPages.upperBound.rawValue + 1)
            image.store(chip.model.factorySettings, at: behind)
        }

        mutating func or(_ data: [UInt8], at page: PageAddress) {
            let old = image[page] ?? [0, 0, 0, 0]
            var merged = zip(old, data).map { $0 | $1 }
            if page == 2 { merged[0...1] = old[0...1] }
            if page != 2 && page != 3 { merged[3] = old[3] }
            image.store(merged, at: page)
        }
    }

    @Test("An open tag: container, dynamic bits, static bits", arguments: Chip.all)
    func openTag(_ chip: Chip) throws {
        let plan = try LockPlan(memory: chip.open.image, model: chip.model)
        #expect(plan.writes.map(\.page.index) == [3, chip.dynamicPage, 2])
        #expect(plan.writes.map(\.data) == [chip.container, chip.dynamic, [0x00, 0x00, 0xFF, 0xFF]])
        #expect(plan.writes.map(\.purpose) == [.containerReadOnly, .dynamicLocks, .staticLocks])
    }

    @Test("What must be read back", arguments: Chip.all)
    func expectations(_ chip: Chip) throws {
        let plan = try LockPlan(memory: chip.open.image, model: chip.model)
        #expect(plan.expectations.map(\.page.index) == [3, chip.dynamicPage, 2])
        #expect(plan.expectations.map(\.mask) == [chip.container, chip.dynamic, [0x00, 0x00, 0xFF, 0xFF]])
        var tag = chip.open
        #expect(plan.expectations.allSatisfy { !$0.isMet(by: tag.image[$0.page] ?? []) })
        for write in plan.writes { tag.or(write.data, at: write.page) }
        #expect(plan.expectations.allSatisfy { $0.isMet(by: tag.image[$0.page] ?? []) })
        #expect(try LockState(memory: tag.image, model: chip.model).isFullyLocked)
        #expect(try LockState(memory: tag.image, model: chip.model).isFrozen)
    }

    @Test("An expectation misses every single bit", arguments: Chip.all)
    func expectationMissesEveryBit(_ chip: Chip) throws {
        for expectation in try LockPlan(memory: chip.open.image, model: chip.model).expectations {
            for index in 0..<32 {
                var content: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
                content[index / 8] ^= 1 << (index % 8)
                let matters = expectation.mask[index / 8] & 1 << (index % 8) != 0
                #expect(expectation.isMet(by: content) == !matters)
            }
            #expect(!expectation.isMet(by: []))
            #expect(!expectation.isMet(by: Array(repeating: 0xFF, count: 16)))
        }
    }

    @Test("After every write the plan is taken up where it stopped", arguments: Chip.all)
    func resumes(_ chip: Chip) throws {
        let plan = try LockPlan(memory: chip.open.image, model: chip.model)
        var tag = chip.open
        for index in plan.writes.indices {
            let rest = try LockPlan(memory: tag.image, model: chip.model)
            #expect(rest.writes == Array(plan.writes[index...]))
            #expect(rest.expectations == plan.expectations)
            tag.or(plan.writes[index].data, at: plan.writes[index].page)
        }
        #expect(try LockPlan(memory: tag.image, model: chip.model).writes.isEmpty)
    }

    /// Steps 0 container, 1 dynamic, 2 static, in any set: static bits without the container can not be mended.
    @Test(
        "Every set of steps that were done before",
        arguments: [
            NamedCase("none", []), NamedCase("container", [0]), NamedCase("dynamic", [1]),
            NamedCase("static", [2]), NamedCase("container and dynamic", [0, 1]),
            NamedCase("container and static", [0, 2]), NamedCase("dynamic and static", [1, 2]),
            NamedCase("all", [0, 1, 2]),
        ] as [NamedCase<[Int]>]
    )
    func everySubset(_ sample: NamedCase<[Int]>) throws {
        for chip in Chip.all {
            let steps = try LockPlan(memory: chip.open.image, model: chip.model).writes
            var tag = chip.open
            for index in sample.value { tag.or(steps[index].data, at: steps[index].page) }
            if sample.value.contains(2), !sample.value.contains(0) {
                #expect(throws: PlanError.containerFrozen) {
                    try LockPlan(memory: tag.image, model: chip.model)
                }
            } else {
                let missing = steps.indices.filter { !sample.value.contains($0) }.map { steps[$0] }
                #expect(try LockPlan(memory: tag.image, model: chip.model).writes == missing)
            }
        }
    }

    @Test("A tag locked by a phone lacks the block-lock bits only", arguments: Chip.all)
    func lockedByPhone(_ chip: Chip) throws {
        var tag = chip.open
        tag.or(chip.container, at: 3)
        tag.image.store(chip.dynamicByPhone, at: PageAddress(rawValue: UInt8(chip.dynamicPage)))
        tag.or([0, 0, 0xFF, 0xFF], at: 2)
        #expect(try LockState(memory: tag.image, model: chip.model).isFullyLocked)
        let plan = try LockPlan(memory: tag.image, model: chip.model)
        #expect(plan.writes.map(\.page.index) == [chip.dynamicPage])
        #expect(plan.writes.map(\.data) == [chip.dynamic])
    }

    @Test("L11: a tag whose container alone says read-only gets its lock bits", arguments: Chip.all)
    func softLock(_ chip: Chip) throws {
        var tag = chip.open
        tag.or([0, 0, 0, 0x0F], at: 3)
        #expect(
            try LockPlan(memory: tag.image, model: chip.model).writes.map(\.purpose) == [.dynamicLocks, .staticLocks])
    }

    /// L07: page 2 holds F0 FF, and the missing bits come by OR.
    @Test("Lock bits that are there are kept, those missing are added")
    func partlyLocked() throws {
        let chip = Chip.all[0]
        var tag = chip.open
        tag.or([0, 0, 0xF0, 0xFF], at: 2)
        let plan = try LockPlan(memory: tag.image, model: chip.model)
        #expect(plan.writes.last?.data == [0x00, 0x00, 0xFF, 0xFF])
        for write in plan.writes { tag.or(write.data, at: write.page) }
        #expect(tag.image[2]?[2...] == [0xFF, 0xFF])
        #expect(tag.image[2]?[..<2] == [0x04, 0x48])
    }

    /// Every block-lock bit of a chip alone, over open pages: found out before the first write.
    @Test("A block-lock bit over open pages can not be mended", arguments: Chip.all)
    func blockLockOverOpenPages(_ chip: Chip) throws {
        var tried = 0
        for lockPage in chip.model.lockPages {
            for bit in lockPage.bits where bit.effect == .freezesLockBits {
                var tag = chip.open
                var data: [UInt8] = [0, 0, 0, 0]
                data[bit.byte] = bit.mask
                tag.or(data, at: lockPage.page)
                #expect(throws: PlanError.neverLockable(PageAddress.pages(in: bit.pages))) {
                    try LockPlan(memory: tag.image, model: chip.model)
                }
                tried += 1
            }
        }
        #expect(tried == 3 + chip.blockLocks)
    }

    /// NXP community 399134: 00 00 3F at page 28h locks nothing and never will.
    @Test("Block-lock bits alone on an NTAG213 leave pages 16 to 39 open for ever")
    func blockLocksAlone() throws {
        let chip = Chip.all[0]
        var tag = chip.open
        tag.or([0, 0, 0x3F, 0], at: 40)
        let error = try #require(throws: PlanError.self) { try LockPlan(memory: tag.image, model: chip.model) }
        #expect(error == .neverLockable((16...39).map { PageAddress(rawValue: $0) }))
        #expect(error.description == "pages 16 to 39 are open with frozen lock bits and can never be locked")
    }

    @Test("A block-lock bit over pages that are locked is no hindrance")
    func blockLockOverLockedPages() throws {
        let chip = Chip.all[0]
        var tag = chip.open
        tag.or([0x03, 0x00, 0x01, 0x00], at: 40)
        #expect(try LockPlan(memory: tag.image, model: chip.model).writes.count == 3)
    }

    @Test("The container is sent as it was read", arguments: Chip.all)
    func containerAsRead(_ chip: Chip) throws {
        for read: [UInt8] in [[0xE1, 0x11, 0x6F, 0x00], [0xE1, 0x10, 0x12, 0x08], [0xE1, 0x10, 0x06, 0x00]] {
            var tag = chip.open
            tag.image.store(read, at: 3)
            let write = try #require(try LockPlan(memory: tag.image, model: chip.model).writes.first)
            #expect(write.page == .capabilityContainer)
            #expect(write.data == [read[0], read[1], read[2], 0x0F])
        }
    }

    @Test("No plan writes a reserved bit, a user page or a configuration page", arguments: Chip.all)
    func writesNothingElse(_ chip: Chip) throws {
        var generator = SeededGenerator(seed: 0x10C)
        var planned = 0
        for round in 0..<Effort.rounds(400) {
            var tag = chip.open
            // Random lock bits mostly leave a page frozen open, so that half of the rounds set lock bits alone.
            let masks = chip.model.lockPages.map { round % 2 == 0 ? $0.fullMask : $0.lockMask }
            for (page, mask) in zip(chip.model.lockPages.map(\.page), masks) {
                tag.or(zip(generator.bytes(4), mask).map { $0 & $1 }, at: page)
            }
            guard let plan = try? LockPlan(memory: tag.image, model: chip.model) else { continue }
            planned += 1
            for write in plan.writes {
                let allowed = [PageAddress(3): chip.container, 2: [0, 0, 0xFF, 0xFF]][write.page] ?? chip.dynamic
                #expect([3, chip.dynamicPage, 2].contains(write.page.index))
                #expect(write.data == allowed)
                tag.or(write.data, at: write.page)
            }
            #expect(plan.expectations.allSatisfy { $0.isMet(by: tag.image[$0.page] ?? []) })
            #expect(try LockState(memory: tag.image, model: chip.model).isFullyLocked)
        }
        #expect(planned > Effort.rounds(20))
    }
}
