// SPDX-License-Identifier: MIT

extension LockState {
    /// How far a tag is locked, by its lock bits and its container together.
    public enum Condition: String, Hashable, Sendable {
        /// No page is locked, and the container says writable.
        case open
        /// No page is locked, but the container says read-only.
        case softLocked
        /// Some pages are locked, and others are open.
        case partlyLocked
        /// The container page and every user page are locked, with block-lock bits or without.
        case locked
    }

    /// Something that makes a tag say one thing and do another.
    @nonexhaustive
    public enum HalfState: Hashable, Sendable {
        /// The container says read-only, but these pages are open: nothing enforces what it says.
        case softLocked(openPages: [PageAddress])
        /// These pages are locked, but the container says writable, so that phones will try to write and fail.
        ///
        /// When the container page is locked too, it stays so for good.
        case advertisedWritable(lockedPages: [PageAddress], forGood: Bool)
        /// These pages are open, and block-lock bits keep them from ever being locked.
        case neverLockable([PageAddress])
    }

    /// How far the tag is locked.
    public var condition: Condition {
        if isFullyLocked { return .locked }
        if !lockedPages.isEmpty { return .partlyLocked }
        return containerSaysReadOnly ? .softLocked : .open
    }

    /// What is half done or contradicts itself; empty for an open tag and for one that is locked as it should be.
    ///
    /// Block-lock bits that are missing over locked pages do not count: a tag locked by a phone is locked.
    public var halfStates: [HalfState] {
        var found: [HalfState] = []
        if containerSaysReadOnly, !openPages.isEmpty { found.append(.softLocked(openPages: openPages)) }
        if !containerSaysReadOnly, !lockedPages.isEmpty {
            found.append(.advertisedWritable(lockedPages: lockedPages, forGood: containerIsLocked))
        }
        if !neverLockablePages.isEmpty { found.append(.neverLockable(neverLockablePages)) }
        return found
    }
}

extension LockState.HalfState {
    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .softLocked: "soft-locked"
        case .advertisedWritable: "advertised-writable"
        case .neverLockable: "never-lockable"
        }
    }
}

extension LockState.HalfState: CustomStringConvertible {
    /// A sentence for a person, with the pages.
    public var description: String {
        switch self {
        case .softLocked(let pages):
            "the container says read-only, but \(PageAddress.subject(pages)) open and can still be written"
        case .advertisedWritable(let pages, let forGood):
            "\(PageAddress.subject(pages)) locked, but the container says writable"
                + (forGood ? " for good" : "") + ": phones will try to write and fail"
        case .neverLockable(let pages): PlanError.neverLockable(pages).description
        }
    }
}
