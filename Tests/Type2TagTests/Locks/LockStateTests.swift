// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

@Suite("Which pages are locked")
struct LockStateTests {
    /// HiddenRamblings/TagMo #121: a "blank" tag whose page 2 ends 53 45.
    @Test("A tag sold as blank with lock bytes 53 45")
    func lockedBlank() throws {
        let image = memory(area: [], staticLocks: [0x53, 0x45])
        let state = try LockState(memory: image, model: .ntag215)
        #expect(state.lockedPages == [4, 6, 8, 10, 14])
        // BL-CC and BL 9-4 are set; BL 15-10 is not.
        #expect(state.neverLockablePages == [3, 5, 7, 9])
        #expect(!state.isFrozen)
        #expect(!state.isFullyLocked)
        #expect(!state.containerIsLocked)
    }

    @Test("An open tag", arguments: ChipModel.all)
    func openTag(_ model: ChipModel) throws {
        let state = try LockState(memory: memory(area: [], model: model), model: model)
        #expect(state.lockedPages.isEmpty)
        #expect(state.openPages == PageAddress.pages(in: model.lockablePages))
        #expect(state.neverLockablePages.isEmpty)
        #expect(!state.isFrozen && !state.isFullyLocked && !state.containerSaysReadOnly)
    }

    /// Android sets no block-lock bits: locked all the same.
    @Test("A tag locked by a phone is locked", arguments: ChipModel.all)
    func lockedByPhone(_ model: ChipModel) throws {
        var image = memory(area: [], model: model, staticLocks: [0xFF, 0xFF])
        image.store(model.ndefContainer.readOnly.bytes, at: 3)
        if let page = model.dynamicLocks { image.store(page.lockMask, at: page.page) }
        let state = try LockState(memory: image, model: model)
        #expect(state.isFullyLocked && state.containerIsLocked && state.containerSaysReadOnly)
        // The static block-lock bits are among the FF FF that a phone writes.
        #expect(state.isFrozen == (model.dynamicLocks == nil))
        #expect(state.openPages.isEmpty && state.neverLockablePages.isEmpty)
    }

    @Test("The reserved bits and byte 3 of the dynamic lock page do not count", arguments: ChipModel.all)
    func reservedBits(_ model: ChipModel) throws {
        var image = memory(area: [], model: model)
        if let page = model.dynamicLocks { image.store(page.fullMask.map { ~$0 }, at: page.page) }
        let state = try LockState(memory: image, model: model)
        #expect(state.lockedPages.isEmpty && state.neverLockablePages.isEmpty)
    }

    @Test("L11: the container alone says read-only, and the lock bits are clear")
    func softLock() throws {
        var image = memory(area: [])
        image.store([0xE1, 0x10, 0x12, 0x0F], at: 3)
        let state = try LockState(memory: image, model: .ntag215)
        #expect(state.containerSaysReadOnly)
        #expect(state.lockedPages.isEmpty)
        #expect(!state.isFullyLocked)
    }

    @Test("A page that was not read is named", arguments: [2, 3, 130] as [PageAddress])
    func missingPage(_ page: PageAddress) throws {
        let whole = memory(area: [])
        var image = MemoryImage()
        for known in whole.knownPages where known != page { image.store(try #require(whole[known]), at: known) }
        #expect(throws: PlanError.pageNotRead(page)) { try LockState(memory: image, model: .ntag215) }
        #expect(throws: PlanError.pageNotRead(page)) { try LockPlan(memory: image, model: .ntag215) }
    }
}
