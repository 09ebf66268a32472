// SPDX-License-Identifier: MIT

public import Type2Tag

/// Makes a torn or foreign data area readable again, and reads that back, in one session.
public enum TagRepairer {
    /// A repair that was thought through to the end and not begun.
    public struct Prepared: Hashable, Sendable {
        /// What the tag was like before.
        public let inspection: TagInspection
        /// What is wrong, what stays, what is lost, and the page writes to come; none when nothing needs repair.
        public let plan: RepairPlan
        /// The present content of the pages that the plan changes.
        public let before: MemoryImage
    }

    /// What a repair did.
    public struct Report: Hashable, Sendable {
        /// What was written, and what the tag was like before.
        public let prepared: Prepared
        /// What the tag is like now, read after it was selected again.
        public let after: TagInspection
    }

    /// Reads the whole data area, refuses early, and plans the writes.
    ///
    /// Nothing is written.
    ///
    /// - Throws: `MendFailure`: `refused` for a tag that cannot be written, `notRepairable`, or `failed` when the tag or
    ///   the link did.
    public static func prepare(on session: TagSession) throws(MendFailure) -> Prepared {
        let mending = Mending(session: session)
        let inspection = try mending.inspect()
        do throws(WriteRefusal) {
            try inspection.refuseWriting()
        } catch {
            // That is what a repair is for.
            guard case .damaged = error else { throw .refused(error) }
        }
        let chip = inspection.reportedChip
        let size = min(inspection.container.dataAreaSize, chip?.userMemorySize ?? .max)
        guard let last = PageAddress.last(ofDataArea: size) else { throw .notRepairable(.noRoom) }
        try mending.read(.dataArea...last, chip: chip)
        let area = session.memory.dataArea(size: size)
        let layout = TLVLayout(walking: area, dataAreaSize: size, extent: .wholeArea)
        let plan: RepairPlan
        do throws(PlanError) {
            plan = try RepairPlan(memory: session.memory, layout: layout)
        } catch {
            throw .notRepairable(error)
        }
        if let locks = inspection.locks.value {
            let locked = Set(plan.writes.map(\.page)).intersection(locks.lockedPages)
            guard locked.isEmpty else { throw .refused(.pagesLocked(locked.sorted())) }
        }
        return Prepared(inspection: inspection, plan: plan, before: session.memory)
    }

    /// Sends the planned writes, selects the tag again, and looks whether it can be read now.
    ///
    /// - Throws: `MendFailure`: `refused` when it was prepared in another session, `failed` with how far it came, or
    ///   `notVerified`.
    public static func perform(_ prepared: Prepared, on session: TagSession) throws(MendFailure) -> Report {
        guard !prepared.plan.writes.isEmpty else { return Report(prepared: prepared, after: prepared.inspection) }
        let after = try Mending(session: session).send(prepared.plan.writes, for: prepared.inspection)
        if let objection = after.message.objection { throw .notVerified(because: objection) }
        return Report(prepared: prepared, after: after)
    }
}
