// SPDX-License-Identifier: MIT

extension LockPlan {
    /// One page of a lock: what must be set on it, and what to write when it is not.
    struct Step {
        let expectation: Expectation
        /// Nil when the page holds what it must.
        let write: PageWrite?

        init(page: PageAddress, mask: [UInt8], data: [UInt8], purpose: PageWrite.Purpose, now: [UInt8]) {
            expectation = Expectation(page: page, mask: mask)
            write = expectation.isMet(by: now) ? nil : PageWrite(page: page, data: data, purpose: purpose)
        }

        /// The container says read-only.
        static func container(in memory: MemoryImage) throws(PlanError) -> Step {
            let page = PageAddress.capabilityContainer
            guard let content = memory[page], let container = CapabilityContainer(content) else {
                throw .pageNotRead(page)
            }
            // On a page that is no container the OR would spoil what somebody may still want to put there.
            guard container.hasMagicNumber else { throw .containerMissing }
            let data = container.readOnly.bytes
            return Step(page: page, mask: data, data: data, purpose: .containerReadOnly, now: content)
        }

        /// Every lock bit and block-lock bit of a page is set.
        static func locks(
            _ lockPage: LockPage,
            purpose: PageWrite.Purpose,
            in memory: MemoryImage
        ) throws(PlanError) -> Step {
            guard let content = memory[lockPage.page] else { throw .pageNotRead(lockPage.page) }
            let mask = lockPage.fullMask
            return Step(page: lockPage.page, mask: mask, data: mask, purpose: purpose, now: content)
        }

        /// CFGLCK is set in CFG1, which a write replaces: its other bits are sent as they were read, so that whichever
        /// of the bytes a torn write programs, no other setting changes.
        static func configuration(of model: ChipModel, in memory: MemoryImage) throws(PlanError) -> Step {
            guard let page = model.configuration?.second else { throw .configurationMissing(chip: model.name) }
            guard let content = memory[page] else { throw .pageNotRead(page) }
            let mask: [UInt8] = [PasswordProtection.configurationLockBit, 0, 0, 0]
            let data = zip(content, mask).map { $0 | $1 }
            return Step(page: page, mask: mask, data: data, purpose: .configurationLock, now: content)
        }
    }
}
