// SPDX-License-Identifier: MIT

/// Which pages of a tag are read-only for good, and which can never become so.
public struct LockState: Hashable, Sendable {
    /// Pages whose lock bit is set, among the container and the user pages.
    public let lockedPages: [PageAddress]

    /// Pages whose lock bit is clear, among the container and the user pages.
    public let openPages: [PageAddress]

    /// Open pages whose lock bit is frozen by a block-lock bit: they can never be locked.
    public let neverLockablePages: [PageAddress]

    /// Whether every block-lock bit is set as well.
    ///
    /// A tag locked by a phone lacks them and is locked all the same.
    public let isFrozen: Bool

    /// Whether the container denies write access.
    ///
    /// On its own it is only advice: nothing enforces it.
    public let containerSaysReadOnly: Bool

    /// Whether the container page is locked, so that it can no longer change.
    public var containerIsLocked: Bool { lockedPages.contains(.capabilityContainer) }

    /// Whether the container page and every user page are read-only.
    public var isFullyLocked: Bool { openPages.isEmpty }

    /// Reads the lock bits.
    ///
    /// - Parameters:
    ///   - memory: An image in which page 2, page 3 and the dynamic lock page are known.
    ///   - model: The chip, which decides where the dynamic lock page lies.
    /// - Throws: `PlanError.pageNotRead` naming the page that is missing.
    public init(memory: MemoryImage, model: ChipModel) throws(PlanError) {
        var locked: Set<PageAddress> = []
        var frozen: Set<PageAddress> = []
        var allFrozen = true
        for lockPage in model.lockPages {
            guard let content = memory[lockPage.page] else { throw .pageNotRead(lockPage.page) }
            for bit in lockPage.bits {
                let isSet = bit.isSet(in: content)
                switch bit.effect {
                case .locksPages where isSet: locked.formUnion(PageAddress.pages(in: bit.pages))
                case .freezesLockBits where isSet: frozen.formUnion(PageAddress.pages(in: bit.pages))
                case .freezesLockBits: allFrozen = false
                case .locksPages: break
                }
            }
        }
        guard let content = memory[.capabilityContainer], let container = CapabilityContainer(content) else {
            throw .pageNotRead(.capabilityContainer)
        }
        let pages = PageAddress.pages(in: model.lockablePages)
        lockedPages = pages.filter { locked.contains($0) }
        openPages = pages.filter { !locked.contains($0) }
        neverLockablePages = openPages.filter { frozen.contains($0) }
        isFrozen = allFrozen
        containerSaysReadOnly = container.writeAccess == .denied
    }
}
