// SPDX-License-Identifier: MIT

public import Type2Tag

/// Makes a tag, or only its container, read-only for good.
public enum TagLocker {
    /// What a lock did.
    public struct Report: Hashable, Sendable {
        /// The writes that were sent.
        public let plan: LockPlan
        /// The lock bits as they were read back; nil when only the container was to be locked and they are not known.
        public let locks: LockState?
        /// Everything that was read back.
        public let after: TagInspection
    }

    /// Sends the warrant's writes, selects the tag again, and reads every lock bit back.
    ///
    /// It can be stopped before the first write only: once begun, all writes are sent and read back.
    ///
    /// - Parameters:
    ///   - warrant: The right to lock this tag; used up whatever happens.
    ///   - session: The session in which the tag passed the gate; another one is refused.
    /// - Returns: What was written and what was read back.
    /// - Throws: `LockFailure`: `otherSession`, `nothingSent`, or `notVerified` when the state is unknown.
    public static func lock(
        _ warrant: consuming LockWarrant,
        on session: TagSession
    ) throws(LockFailure) -> Report {
        let plan = warrant.plan
        let scope = warrant.scope
        let expected = warrant.uid
        guard session.uid == expected else {
            throw .nothingSent(.tag(TagError(.otherTag(expected: expected, found: session.uid), command: nil)))
        }
        guard warrant.session.isOfSameSession(as: session.mark) else { throw .otherSession }
        defer { session.mayStop = true }
        let written = try send(plan, on: session)
        return try verify(plan, scope, written: written.pages, cause: written.failure, on: session)
    }

    private static func send(
        _ plan: LockPlan,
        on session: TagSession
    ) throws(LockFailure) -> (pages: [PageAddress], failure: AccessFailure?) {
        // The tag may have been swapped while somebody typed.
        do throws(AccessFailure) {
            try session.reselect()
            try session.checkStop()
        } catch {
            throw .nothingSent(error)
        }
        session.mayStop = false
        var pages: [PageAddress] = []
        for write in plan.writes {
            do throws(AccessFailure) {
                try session.write(write)
                pages.append(write.page)
            } catch {
                return (pages, error)
            }
        }
        return (pages, nil)
    }

    private static func verify(
        _ plan: LockPlan,
        _ scope: LockScope,
        written: [PageAddress],
        cause: AccessFailure?,
        on session: TagSession
    ) throws(LockFailure) -> Report {
        let after: TagInspection
        do throws(AccessFailure) {
            try session.reselect()
            after = try TagInspector.inspect(session)
        } catch {
            throw .notVerified(LockUncertainty(pagesWritten: written, pagesLacking: [], cause: cause ?? error))
        }
        let lacking = plan.expectations.filter { !$0.isMet(by: after.memory[$0.page] ?? []) }.map(\.page)
        guard lacking.isEmpty, after.isLocked(scope) else {
            throw .notVerified(LockUncertainty(pagesWritten: written, pagesLacking: lacking, cause: cause))
        }
        return Report(plan: plan, locks: after.locks.value, after: after)
    }
}
