// SPDX-License-Identifier: MIT

internal import NDEF
internal import Type2Tag

/// The steps of one write.
struct MessageWriting {
    let session: TagSession

    // MARK: Before the first write

    func prepare(_ message: OutgoingMessage, wiping: Bool) throws(WriteFailure) -> PreparedWrite {
        let inspection: TagInspection
        do throws(AccessFailure) {
            inspection = try TagInspector.inspect(session)
        } catch {
            throw .failed(error, WriteProgress(pagesWritten: [], writesPlanned: 0))
        }
        do throws(WriteRefusal) {
            try inspection.refuseWriting()
        } catch {
            throw .refused(error)
        }
        guard let layout = inspection.layout else { throw .refused(.damaged(nil)) }
        let plan = try plan(message, wiping: wiping, layout: layout, inspection: inspection)
        if let locks = inspection.locks.value {
            let locked = Set(plan.writes.map(\.page)).intersection(locks.lockedPages)
            guard locked.isEmpty else { throw .refused(.pagesLocked(locked.sorted())) }
        }
        return PreparedWrite(
            inspection: inspection, message: message, isWiping: wiping, plan: plan, before: session.memory)
    }

    private func plan(
        _ message: OutgoingMessage,
        wiping: Bool,
        layout: TLVLayout,
        inspection: TagInspection
    ) throws(WriteFailure) -> WritePlan {
        let pages: ClosedRange<PageAddress>
        do throws(PlanError) {
            pages = try WritePlan.pagesNeeded(for: message.bytes, in: layout, wiping: wiping)
        } catch {
            throw failure(error, capacity: inspection.capacity)
        }
        do throws(AccessFailure) {
            try session.readMissing(pages, chip: inspection.reportedChip)
            // What lies right behind the old message must not be lost unseen.
            if let behind = layout.pageBehindMessage { try session.readMissing(behind...behind, chip: nil) }
            if inspection.reportedChip == nil {
                // Nobody but the tag can say whether the area that its container claims is there; where it is not,
                // the claim would lead the plan over lock and configuration pages.
                let last = inspection.lastClaimedPage
                try session.readMissing(last...last, chip: nil)
            }
        } catch {
            throw .failed(error, WriteProgress(pagesWritten: [], writesPlanned: 0))
        }
        do throws(PlanError) {
            return try WritePlan(message: message.bytes, layout: layout, memory: session.memory, wiping: wiping)
        } catch {
            throw failure(error, capacity: inspection.capacity)
        }
    }

    private func failure(_ error: PlanError, capacity: Fact<MessageCapacity>) -> WriteFailure {
        switch error {
        case .messageTooLong(let needed, _): .refused(.tooLong(needed: needed, capacity: capacity))
        case .layoutDamaged(let finding): .refused(.damaged(finding))
        case .blockInTheWay(let tag, let offset): .refused(.blockInTheWay(tag: tag, offset: offset))
        case .noRoom: .refused(.noRoom)
        // It was asked for just before, so that the tag must have answered without it.
        case .pageNotRead(let page):
            .failed(
                .tag(TagError(.unexpectedAnswer, command: .read(page))),
                WriteProgress(pagesWritten: [], writesPlanned: 0)
            )
        // Of locking, never of writing a message.
        case .neverLockable(let pages): .refused(.pagesLocked(pages))
        case .containerFrozen, .containerMissing, .configurationMissing: .refused(.pagesLocked([.capabilityContainer]))
        }
    }

    // MARK: Writing

    func perform(_ prepared: PreparedWrite) throws(WriteFailure) -> TagWriter.Report {
        let writes = prepared.plan.writes
        let expected = prepared.inspection.uid
        guard session.uid == expected else {
            let error = TagError(.otherTag(expected: expected, found: session.uid), command: nil)
            throw .failed(.tag(error), WriteProgress(pagesWritten: [], writesPlanned: writes.count))
        }
        guard prepared.inspection.session.isOfSameSession(as: session.mark) else { throw .refused(.otherSession) }
        let after: TagInspection
        do throws(WriteInterruption) {
            after = try session.carryOut(writes, reading: prepared.isWiping ? prepared.plan.occupiedPages : nil)
        } catch {
            throw .failed(error.cause, error.progress)
        }
        let done = writes.map(\.page)
        if let difference = ReadBack(prepared.message, found: after).difference {
            throw .notVerified(VerificationFailure(difference: difference, pagesWritten: done))
        }
        if prepared.isWiping {
            let wanted = prepared.before.applying(writes)
            let pages = PageAddress.pages(in: prepared.plan.occupiedPages)
            if let page = pages.first(where: { session.memory[$0] != wanted[$0] }) {
                throw .notVerified(VerificationFailure(difference: .notWiped(page), pagesWritten: done))
            }
        }
        return TagWriter.Report(prepared: prepared, after: after)
    }
}

extension TLVLayout {
    /// The page with the first byte behind the present message; nil when the message ends with the data area.
    fileprivate var pageBehindMessage: PageAddress? {
        let end = PageAddress.dataArea.byteAddress + dataAreaSize
        guard let message, message.endOffset < end else { return nil }
        return PageAddress(index: message.endOffset / PageAddress.size)
    }
}
