// SPDX-License-Identifier: MIT

public import Type2Tag

/// Makes a tag one that holds NDEF data, with an empty message, and reads that back, in one session.
public enum TagFormatter {
    /// A format that was thought through to the end and not begun.
    public struct Prepared: Hashable, Sendable {
        /// What the tag was like before.
        public let inspection: TagInspection
        /// The page writes to come; none when the tag is formatted already.
        public let plan: FormatPlan
        /// The present content of the pages that the plan changes.
        public let before: MemoryImage
    }

    /// What a format did.
    public struct Report: Hashable, Sendable {
        /// What was written, and what the tag was like before.
        public let prepared: Prepared
        /// What the tag is like now, read after it was selected again.
        public let after: TagInspection
    }

    /// Asks the tag, refuses early, and plans the writes.
    ///
    /// Nothing is written.
    ///
    /// - Parameters:
    ///   - session: A session with the tag.
    ///   - dataAreaSize: Bytes of the data area to announce; nil for those of the chip. A chip that did not name itself
    ///     needs one: the container can never be taken back.
    ///   - withLockControlTLV: Whether the data area is to begin with the lock control TLV, where the chip has one.
    /// - Returns: The plan, and what it was made from.
    /// - Throws: `MendFailure`: `notFormattable`, or `failed` when the tag or the link did.
    public static func prepare(
        on session: TagSession,
        dataAreaSize: Int? = nil,
        withLockControlTLV: Bool = true
    ) throws(MendFailure) -> Prepared {
        let mending = Mending(session: session)
        let inspection = try mending.inspect()
        let chip = inspection.reportedChip
        let size = dataAreaSize ?? chip?.userMemorySize ?? inspection.container.dataAreaSize
        if let last = PageAddress.last(ofDataArea: size) {
            let end = chip.map { min($0.userPages.upperBound, last) } ?? last
            try mending.read(.dataArea...end, chip: chip)
        }
        if let settings = chip?.settingsPages { try mending.read(settings, chip: chip) }
        do throws(FormatError) {
            let plan = try FormatPlan(
                memory: session.memory, model: chip, dataAreaSize: dataAreaSize, withLockControlTLV: withLockControlTLV)
            return Prepared(inspection: inspection, plan: plan, before: session.memory)
        } catch {
            throw .notFormattable(error)
        }
    }

    /// Sends the planned writes, selects the tag again, and reads back container and data area.
    ///
    /// - Throws: `MendFailure`: `refused` when it was prepared in another session, `failed` with how far it came, or
    ///   `notVerified`.
    public static func perform(_ prepared: Prepared, on session: TagSession) throws(MendFailure) -> Report {
        guard !prepared.plan.writes.isEmpty else { return Report(prepared: prepared, after: prepared.inspection) }
        let after = try Mending(session: session).send(prepared.plan.writes, for: prepared.inspection)
        guard after.container == prepared.plan.container else {
            throw .notVerified(because: "its container is not what was written")
        }
        if let objection = after.message.objection { throw .notVerified(because: objection) }
        return Report(prepared: prepared, after: after)
    }
}
