// SPDX-License-Identifier: MIT

internal import NDEF
internal import Type2Tag

extension TagInspection {
    /// Plans the lock, or says why there can be none.
    func lockPlan(_ scope: LockScope) throws(LockRefusal) -> LockPlan {
        // What is locked already can get no worse, whatever lies on it.
        if !isLocked(.pages) { try refuseMessage() }
        let memory = memory
        if scope == .container { return try plan { () throws(PlanError) in try LockPlan.softLock(memory: memory) } }
        guard let chip = reportedChip else {
            throw .chipNotReported(because: chip.because ?? "it is not known")
        }
        guard locks.value != nil else { throw .locksNotReported(because: locks.because ?? "they are not known") }
        let isLocked = isLocked(.pages)
        return try plan { () throws(PlanError) in
            isLocked
                ? try LockPlan.configurationFreeze(memory: memory, model: chip)
                : try LockPlan(memory: memory, model: chip, freezingConfiguration: scope == .pagesAndConfiguration)
        }
    }

    /// Refuses a message that nobody would want to keep for good, and access that may not be locked.
    private func refuseMessage() throws(LockRefusal) {
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
    }

    /// Makes the plan and looks for a password in its way.
    private func plan(_ make: () throws(PlanError) -> LockPlan) throws(LockRefusal) -> LockPlan {
        let plan: LockPlan
        do throws(PlanError) {
            plan = try make()
        } catch {
            switch error {
            case .neverLockable(let pages): throw .neverLockable(pages)
            case .containerFrozen: throw .containerFrozen
            case .configurationMissing(let chip): throw .configurationMissing(chip: chip)
            // Besides these there are reasons against writing a message only.
            default: throw .locksNotReported(because: error.description)
            }
        }
        if let password = password.value, !isAuthenticated, let write = plan.firstGuardedWrite(by: password) {
            throw .passwordProtected(from: password.firstProtectedPage, write.page)
        }
        return plan
    }
}
