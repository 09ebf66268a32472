// SPDX-License-Identifier: MIT

/// The page writes that make a tag read-only for good, in an order that can be taken up again after a tear.
///
/// The container first, since its own lock bit is among the static ones; dynamic lock bits next, where the chip has
/// any; static ones then; the configuration last, when it is to be frozen. Every write to container and lock bytes is
/// an OR on the tag, and only what is missing is written.
public struct LockPlan: Hashable, Sendable {
    /// The writes in the order in which they are to be sent; empty when nothing is missing.
    public let writes: [PageWrite]

    /// What the pages must hold afterwards: every bit of the mask set.
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
    /// The lock bits do not cover the configuration pages: on a locked tag anybody can still set a password that
    /// guards reading, and make the message unreadable. Only CFGLCK, or a password of the owner's own, keeps strangers
    /// from it; once set, it can never be cleared, and the chip's password can no longer be switched on or off.
    ///
    /// - Parameters:
    ///   - memory: An image in which page 2, page 3, the dynamic lock page and, when the configuration is to be
    ///     frozen, CFG1 are known.
    ///   - model: The chip.
    ///   - freezingConfiguration: Whether to set CFGLCK as well (NTAG21x data sheet 8.5.7).
    /// - Throws: `PlanError`: `pageNotRead`, `neverLockable`, `containerFrozen`, `containerMissing` or
    ///   `configurationMissing`.
    public init(
        memory: MemoryImage,
        model: ChipModel,
        freezingConfiguration: Bool = false
    ) throws(PlanError) {
        let state = try LockState(memory: memory, model: model)
        guard state.neverLockablePages.isEmpty else { throw .neverLockable(state.neverLockablePages) }
        let container = try Step.container(in: memory)
        guard state.containerSaysReadOnly || !state.containerIsLocked else { throw .containerFrozen }
        var steps = [container]
        if let page = model.dynamicLocks {
            steps.append(try Step.locks(page, purpose: .dynamicLocks, in: memory))
        }
        steps.append(try Step.locks(.staticLocks, purpose: .staticLocks, in: memory))
        if freezingConfiguration {
            steps.append(try Step.configuration(of: model, in: memory))
        }
        self.init(steps)
    }

    private init(_ steps: [Step]) {
        writes = steps.compactMap(\.write)
        expectations = steps.map(\.expectation)
    }
}

extension LockPlan {
    /// Plans making the container say read-only and nothing else: a soft lock.
    ///
    /// Phones and this library then refuse to write, but nothing keeps another program from it. The container byte is
    /// one-time programmable all the same, so that it cannot be undone. It needs no knowledge of the chip.
    ///
    /// - Parameter memory: An image in which pages 2 and 3 are known.
    /// - Returns: At most one write, that of page 3.
    /// - Throws: `PlanError`: `pageNotRead`, `containerMissing` or `containerFrozen`.
    public static func softLock(memory: MemoryImage) throws(PlanError) -> LockPlan {
        let step = try Step.container(in: memory)
        guard let locks = memory[.staticLocks] else { throw .pageNotRead(.staticLocks) }
        let isLocked = LockPage.staticLocks.lockedPages(by: locks).contains(.capabilityContainer)
        guard step.write == nil || !isLocked else { throw .containerFrozen }
        return LockPlan([step])
    }

    /// Plans setting CFGLCK and nothing else, as on a tag whose pages are locked already.
    ///
    /// - Parameters:
    ///   - memory: An image in which CFG1 is known.
    ///   - model: The chip.
    /// - Returns: At most one write, that of CFG1.
    /// - Throws: `PlanError`: `pageNotRead` or `configurationMissing`.
    public static func configurationFreeze(memory: MemoryImage, model: ChipModel) throws(PlanError) -> LockPlan {
        LockPlan([try Step.configuration(of: model, in: memory)])
    }

    /// The first write that needs the password, or nil when none does.
    public func firstGuardedWrite(by protection: PasswordProtection) -> PageWrite? {
        writes.first { protection.guardsWriting(of: $0.page) }
    }
}
