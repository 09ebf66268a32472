// SPDX-License-Identifier: MIT

public import Type2Tag

/// The right to lock one tag, once.
///
/// Only the gate in this file makes one, it cannot be copied, and locking consumes it: code that did not pass the gate
/// does not compile. It holds in the session in which the tag was inspected, and in no other.
public struct LockWarrant: ~Copyable, Sendable {
    /// The tag that may be locked.
    public let uid: TagUID

    /// How much is to be locked.
    public let scope: LockScope

    /// The page writes it allows.
    public let plan: LockPlan

    let session: SessionMark

    fileprivate init(uid: TagUID, scope: LockScope, plan: LockPlan, session: SessionMark) {
        self.session = session
        self.uid = uid
        self.scope = scope
        self.plan = plan
    }
}

/// What stands between a tag and its being locked, judged in the order of the cases.
public enum LockGate: ~Copyable, Sendable {
    /// No tag lies on the reader.
    case noTag
    /// Everything that was to be locked is so already: nothing to do, and nothing is tried.
    ///
    /// The lock bits are there unless only the container was to be locked and they are not known.
    case alreadyLocked(LockState?)
    /// It cannot be locked.
    case notLockable(LockRefusal)
    /// Somebody must type the tag's whole UID; this is what would be written then.
    case needsConfirmation(expected: TagUID, plan: LockPlan)
    /// It may be locked.
    case armed(LockWarrant)

    /// Judges a tag.
    ///
    /// - Parameters:
    ///   - inspection: What the tag told in this session; nil when there is no tag.
    ///   - typedUID: What somebody typed to confirm; it must be the tag's whole UID.
    ///   - scope: How much is to be locked.
    public init(judging inspection: TagInspection?, typedUID: TagUID?, scope: LockScope = .pages) {
        guard let inspection else {
            self = .noTag
            return
        }
        if inspection.isLocked(scope) {
            self = .alreadyLocked(inspection.locks.value)
            return
        }
        let plan: LockPlan
        do throws(LockRefusal) {
            plan = try inspection.lockPlan(scope)
        } catch {
            self = .notLockable(error)
            return
        }
        guard typedUID == inspection.uid else {
            self = .needsConfirmation(expected: inspection.uid, plan: plan)
            return
        }
        self = .armed(LockWarrant(uid: inspection.uid, scope: scope, plan: plan, session: inspection.session))
    }
}
