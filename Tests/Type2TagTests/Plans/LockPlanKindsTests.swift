// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

/// What a lock is made of on chips without dynamic lock bytes, and the plans that do less or more than a lock.
@Suite("Kinds of lock plans")
struct LockPlanKindsTests {
    static let chipsWithoutDynamicLocks: [ChipModel] = [.ultralight, .ultralightEV1Small, .ntag210]

    /// NTAG210/212 data sheet: 48 bytes of user memory are pages 4 to 15, which the static lock bytes cover.
    @Test("Where static lock bytes reach everything a lock is two writes", arguments: chipsWithoutDynamicLocks)
    func staticLocksAlone(_ model: ChipModel) throws {
        var image = memory(area: [], model: model)
        let plan = try LockPlan(memory: image, model: model)
        #expect(plan.writes.map(\.page) == [3, 2])
        #expect(plan.writes.map(\.data) == [[0xE1, 0x10, 0x06, 0x0F], [0x00, 0x00, 0xFF, 0xFF]])
        image = try applied(plan, to: image)
        #expect(try LockState(memory: image, model: model).condition == .locked)
        #expect(try LockState(memory: image, model: model).halfStates.isEmpty)
        #expect(try LockPlan(memory: image, model: model).writes.isEmpty)
    }

    @Test("A page 3 that is no container is not written", arguments: ChipModel.all)
    func noContainer(_ model: ChipModel) throws {
        for page: [UInt8] in [[0, 0, 0, 0], [0xE0, 0x10, 0x12, 0x00]] {
            var image = memory(area: [], model: model)
            image.store(page, at: 3)
            #expect(throws: PlanError.containerMissing) { try LockPlan(memory: image, model: model) }
            #expect(throws: PlanError.containerMissing) { try LockPlan.softLock(memory: image) }
        }
    }

    // MARK: Freezing the configuration

    /// CFG1 by chip: NTAG21x data sheet 8.5.7; CFGLCK is bit 6 of byte 0.
    @Test(
        "The configuration is frozen last, with its other bits as they were read",
        arguments: [
            NamedCase("NTAG210", (.ntag210, 0x11)), NamedCase("NTAG212", (.ntag212, 0x26)),
            NamedCase("NTAG213", (.ntag213, 0x2A)), NamedCase("NTAG215", (.ntag215, 0x84)),
            NamedCase("NTAG216", (.ntag216, 0xE4)), NamedCase("MF0UL11", (.ultralightEV1Small, 0x11)),
            NamedCase("MF0UL21", (.ultralightEV1Large, 0x26)),
        ] as [NamedCase<(ChipModel, UInt8)>]
    )
    func freezing(_ sample: NamedCase<(ChipModel, UInt8)>) throws {
        let (model, number) = sample.value
        let page = PageAddress(rawValue: number)
        var image = memory(area: [], model: model)
        image.store([0x93, 0x05, 0xAA, 0x55], at: page)
        let plan = try LockPlan(memory: image, model: model, freezingConfiguration: true)
        let plain = try LockPlan(memory: image, model: model)
        #expect(Array(plan.writes.dropLast()) == plain.writes)
        let last = try #require(plan.writes.last)
        #expect(last.page == page && last.purpose == .configurationLock)
        #expect(last.data == [0xD3, 0x05, 0xAA, 0x55])
        // A torn write programs the first bytes only: it is the old page or the new one.
        for count in 1...3 {
            let torn = Array(last.data.prefix(count)) + [0x93, 0x05, 0xAA, 0x55].dropFirst(count)
            #expect(torn == last.data)
        }
        // Taken up wherever it stopped.
        for done in 0...plan.writes.count {
            var part = image
            for write in plan.writes.prefix(done) { part = try applied(write, to: part) }
            let rest = try LockPlan(memory: part, model: model, freezingConfiguration: true)
            #expect(rest.writes == Array(plan.writes.dropFirst(done)))
            #expect(rest.expectations == plan.expectations)
        }
        // A tag that is locked already gets the one write.
        let locked = try applied(plain, to: image)
        #expect(try LockPlan.configurationFreeze(memory: locked, model: model).writes == [last])
        let frozen = try applied(plan, to: image)
        #expect(try LockPlan.configurationFreeze(memory: frozen, model: model).writes.isEmpty)
        #expect(PasswordProtection(memory: frozen, model: model)?.configurationIsLocked == true)
    }

    @Test("CFG1 must have been read", arguments: [ChipModel.ntag213, .ntag216])
    func configurationUnknown(_ model: ChipModel) throws {
        let page = try #require(model.configuration).second
        let image = without(page, memory(area: [], model: model))
        #expect(throws: PlanError.pageNotRead(page)) {
            try LockPlan(memory: image, model: model, freezingConfiguration: true)
        }
        #expect(try LockPlan(memory: image, model: model).writes.count == 3)
    }

    @Test("Nothing to freeze", arguments: [ChipModel.ultralight, .ultralightC, .ntag203])
    func nothingToFreeze(_ model: ChipModel) {
        #expect(throws: PlanError.configurationMissing(chip: model.name)) {
            try LockPlan(memory: memory(area: [], model: model), model: model, freezingConfiguration: true)
        }
        #expect(throws: PlanError.configurationMissing(chip: model.name)) {
            try LockPlan.configurationFreeze(memory: memory(area: [], model: model), model: model)
        }
    }

    @Test("The first write that a password is in the way of")
    func guardedWrites() throws {
        var image = memory(area: [], model: .ntag213)
        image.store([0x04, 0x00, 0x00, 0x29, 0x00, 0x05, 0x00, 0x00], at: 0x29)
        let protection = try #require(PasswordProtection(memory: image, model: .ntag213))
        #expect(try LockPlan(memory: image, model: .ntag213).firstGuardedWrite(by: protection) == nil)
        let plan = try LockPlan(memory: image, model: .ntag213, freezingConfiguration: true)
        #expect(plan.firstGuardedWrite(by: protection)?.page == 0x2A)
    }

    // MARK: Soft lock

    @Test("A soft lock is the container alone, as it was read", arguments: ChipModel.all)
    func softLock(_ model: ChipModel) throws {
        var image = memory(area: [], model: model)
        let plan = try LockPlan.softLock(memory: image)
        #expect(plan.writes.map(\.page) == [3])
        #expect(plan.writes.map(\.data) == [model.ndefContainer.bytes.dropLast() + [0x0F]])
        image = try applied(plan, to: image)
        #expect(try LockPlan.softLock(memory: image).writes.isEmpty)
        let state = try LockState(memory: image, model: model)
        #expect(state.condition == .softLocked)
        #expect(state.halfStates == [.softLocked(openPages: PageAddress.pages(in: model.lockablePages))])
    }

    @Test("A locked container page that says writable can not be soft-locked; one that says read-only is done")
    func softLockOfLockedContainer() throws {
        var image = memory(area: [], staticLocks: [0x08, 0x00])
        #expect(throws: PlanError.containerFrozen) { try LockPlan.softLock(memory: image) }
        image.store([0xE1, 0x10, 0x3E, 0x0F], at: 3)
        #expect(try LockPlan.softLock(memory: image).writes.isEmpty)
        #expect(throws: PlanError.pageNotRead(2)) { try LockPlan.softLock(memory: without(2, image)) }
        #expect(throws: PlanError.pageNotRead(3)) { try LockPlan.softLock(memory: without(3, image)) }
    }

    private func applied(_ plan: LockPlan, to image: MemoryImage) throws -> MemoryImage {
        try plan.writes.reduce(image) { try applied($1, to: $0) }
    }

    private func applied(_ write: PageWrite, to image: MemoryImage) throws -> MemoryImage {
        var image = image
        let now = try #require(image[write.page])
        image.store(try #require(write.result(over: now)), at: write.page)
        return image
    }

    private func without(_ page: PageAddress, _ image: MemoryImage) -> MemoryImage {
        image.knownPages.reduce(into: MemoryImage()) { result, known in
            if known != page, let content = image[known] { result.store(content, at: known) }
        }
    }
}
