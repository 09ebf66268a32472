// SPDX-License-Identifier: MIT

internal import NDEF
public import Type2Tag

/// The right to lock one tag, once.
///
/// Only the gate in this file makes one, it cannot be copied, and locking consumes it: code that did not pass the gate
/// does not compile. It holds in the session in which the tag was inspected, and in no other.
public struct LockWarrant: ~Copyable, Sendable {
    /// The tag that may be locked.
    public let uid: TagUID

    /// The page writes it allows.
    public let plan: LockPlan

    let session: SessionMark

    fileprivate init(uid: TagUID, plan: LockPlan, session: SessionMark) {
        self.session = session
        self.uid = uid
        self.plan = plan
    }
}

/// What stands between a tag and its being locked, judged in the order of the cases.
public enum LockGate: ~Copyable, Sendable {
    /// No tag lies on the reader.
    case noTag
    /// Every page is locked already: nothing to do, and nothing is tried.
    case alreadyLocked(LockState)
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
    public init(judging inspection: TagInspection?, typedUID: TagUID?) {
        guard let inspection else {
            self = .noTag
            return
        }
        if let locks = inspection.locks.value, locks.isFullyLocked, inspection.reportedChip != nil {
            self = .alreadyLocked(locks)
            return
        }
        let plan: LockPlan
        do throws(LockRefusal) {
            plan = try inspection.lockPlan()
        } catch {
            self = .notLockable(error)
            return
        }
        guard typedUID == inspection.uid else {
            self = .needsConfirmation(expected: inspection.uid, plan: plan)
            return
        }
        self = .armed(LockWarrant(uid: inspection.uid, plan: plan, session: inspection.session))
    }
}

extension TagInspection {
    /// Plans the lock, or says why there can be none.
    fileprivate func lockPlan() throws(LockRefusal) -> LockPlan {
        switch message {
        case .notNDEF(let error): throw .notNDEF(error)
        case .damaged(let finding): throw .unreadableMessage(because: finding.message)
        case .unreadable(let error): throw .unreadableMessage(because: error.description)
        case .blank: throw .blank
        case .message(let bytes, _):
            let decoding = NDEFDecoding(lenient: bytes)
            if decoding.records.allSatisfy({ $0.content == .empty }) {
                throw decoding.findings.first.map { .unreadableMessage(because: $0.message) } ?? .blank
            }
        }
        guard container.writeAccess == .free || container.writeAccess == .denied else {
            throw .restricted(accessByte: container.bytes[3])
        }
        guard let chip = reportedChip else {
            throw .chipNotReported(because: chip.because ?? "it is not known")
        }
        guard locks.value != nil else { throw .locksNotReported(because: locks.because ?? "they are not known") }
        if let password = password.value, password.isEnabled, password.firstProtectedPage <= chip.lastLockPage {
            throw .passwordProtected(from: password.firstProtectedPage)
        }
        do throws(PlanError) {
            return try LockPlan(memory: memory, model: chip)
        } catch {
            switch error {
            case .neverLockable(let pages): throw .neverLockable(pages)
            case .containerFrozen: throw .containerFrozen
            case .pageNotRead, .containerMissing, .configurationMissing:
                throw .locksNotReported(because: error.description)
            // Of writing a message, never of locking.
            case .messageTooLong, .noRoom, .layoutDamaged, .blockInTheWay:
                throw .locksNotReported(because: error.description)
            }
        }
    }
}
