// SPDX-License-Identifier: MIT

/// The page writes that make a tag read-only for good, in an order that can be taken up again after a tear.
///
/// The container first, since its own lock bit is among the static ones; dynamic lock bits next; static ones last.
/// Every write is an OR on the tag, and only what is missing is written.
public struct LockPlan: Hashable, Sendable {
    /// The writes in the order in which they are to be sent; empty when nothing is missing.
    public let writes: [PageWrite]

    /// What the lock pages must hold afterwards: every bit of the mask set.
    public let expectations: [Expectation]

    /// Bits that must be set on a page after the lock.
    public struct Expectation: Hashable, Sendable {
        /// The page to read back.
        public let page: PageAddress
        /// The bits that must be set, four bytes.
        public let mask: [UInt8]

        /// Creates an expectation about one page.
        public init(page: PageAddress, mask: [UInt8]) {
            self.page = page
            self.mask = mask
        }

        /// Whether the page's content has every bit of the mask.
        public func isMet(by content: [UInt8]) -> Bool {
            content.count == mask.count && zip(content, mask).allSatisfy { $0 & $1 == $1 }
        }
    }

    /// Plans locking a tag.
    ///
    /// - Parameters:
    ///   - memory: An image in which page 2, page 3 and the dynamic lock page are known.
    ///   - model: The chip.
    /// - Throws: `PlanError`: `pageNotRead`, `neverLockable` or `containerFrozen`.
    public init(memory: MemoryImage, model: ChipModel) throws(PlanError) {
        let state = try LockState(memory: memory, model: model)
        guard state.neverLockablePages.isEmpty else { throw .neverLockable(state.neverLockablePages) }
        guard let content = memory[.capabilityContainer], let container = CapabilityContainer(content) else {
            throw .pageNotRead(.capabilityContainer)
        }
        guard state.containerSaysReadOnly || !state.containerIsLocked else { throw .containerFrozen }

        var expectations = [Expectation(page: .capabilityContainer, mask: container.readOnly.bytes)]
        var writes: [PageWrite] = []
        if !state.containerSaysReadOnly {
            writes.append(
                PageWrite(page: .capabilityContainer, data: container.readOnly.bytes, purpose: .containerReadOnly)
            )
        }
        let dynamic = model.dynamicLocks.map { [($0, PageWrite.Purpose.dynamicLocks)] } ?? []
        let steps: [(LockPage, PageWrite.Purpose)] = dynamic + [(.staticLocks, .staticLocks)]
        for (lockPage, purpose) in steps {
            let expectation = Expectation(page: lockPage.page, mask: lockPage.fullMask)
            expectations.append(expectation)
            guard let content = memory[lockPage.page] else { throw .pageNotRead(lockPage.page) }
            if !expectation.isMet(by: content) {
                writes.append(PageWrite(page: lockPage.page, data: lockPage.fullMask, purpose: purpose))
            }
        }
        self.writes = writes
        self.expectations = expectations
    }
}
