// SPDX-License-Identifier: MIT

import TagAccess
import TestSupport
import Testing
import Type2Tag
import VirtualTag

/// A chip with a message whose lock was begun somewhere.
struct PartlyLocked: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let target: LockedPages
    let pages: [UInt8: [UInt8]]
    /// The pages that are still to be written, in order.
    let missing: [UInt8]

    func link() throws -> VirtualTagLink {
        try SampleTag.link(target.model, area: SampleTag.tlv(SampleTag.hi), pages: pages)
    }

    /// Every state that the three WRITEs can leave behind, in whatever order somebody sent them.
    static let all: [PartlyLocked] = LockedPages.all.flatMap { target -> [PartlyLocked] in
        let dynamic = target.dynamicPage
        let dynamicLocks = target.dynamic + [0xBD]
        let staticLocks: [UInt8] = [0, 0, 0xFF, 0xFF]
        func state(_ name: String, _ pages: [UInt8: [UInt8]], _ missing: [UInt8]) -> PartlyLocked {
            PartlyLocked(
                testDescription: "\(target): \(name)",
                target: target,
                pages: pages,
                missing: missing
            )
        }
        return [
            state("untouched", [:], [3, dynamic, 2]),
            state("container only", [3: target.container], [dynamic, 2]),
            state("container and dynamic bits", [3: target.container, dynamic: dynamicLocks], [2]),
            state("container and static bits", [3: target.container, 2: staticLocks], [dynamic]),
            state("dynamic bits only", [dynamic: dynamicLocks], [3, 2]),
            state("some static bits", [2: [0, 0, 0xF0, 0x0F]], [3, dynamic, 2]),
            state(
                "static lock bits without block-lock bits", [3: target.container, 2: [0, 0, 0xF8, 0xFF]], [dynamic, 2]),
        ]
    }
}

@Suite("Locking for good")
struct LockTests {
    private func inspection(_ link: any TagLink) throws -> TagInspection {
        try TagInspector.inspect(TagSession(link: link))
    }

    // MARK: The gate

    @Test("Nothing on the reader comes before everything else")
    func noTag() throws {
        #expect(GateVerdict(nil, typed: nil) == .noTag)
        #expect(GateVerdict(nil, typed: try TagUID(SampleTag.uid)) == .noTag)
    }

    @Test(
        "Only the tag's whole UID arms the gate",
        arguments: [
            "04A1B2C3D4E5F7", "04A1B2C3", "F6E5D4C3B2A104", "04A1B2C3D4E5F6000000", "11223344",
        ]
    )
    func wrongUID(_ text: String) throws {
        let inspection = try inspection(SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.hi)))
        let uid = try TagUID(SampleTag.uid)
        #expect(GateVerdict(inspection, typed: try TagUID(parsing: text)) == .needsConfirmation(uid))
    }

    @Test(
        "The UID may be typed in any of its forms",
        arguments: ["04A1B2C3D4E5F6", "04:a1:b2:c3:d4:e5:f6", "04 A1 B2 C3 D4 E5 F6"])
    func rightUID(_ text: String) throws {
        let inspection = try inspection(SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.hi)))
        #expect(GateVerdict(inspection, typed: try TagUID(parsing: text)) == .armed(try TagUID(SampleTag.uid)))
    }

    @Test(
        "Already locked and not lockable come before the typed UID",
        arguments: [nil, SampleTag.otherUID, SampleTag.uid])
    func order(_ typed: [UInt8]?) throws {
        let typed = try typed.map { try TagUID($0) }
        let locked = try SampleTag.link(
            .ntag213, pages: [2: [0, 0, 0xFF, 0xFF], 0x28: [0xFF, 0x0F, 0x00, 0xBD]])
        #expect(GateVerdict(try inspection(locked), typed: typed) == .alreadyLocked)
        #expect(GateVerdict(try inspection(SampleTag.link(.ntag213)), typed: typed) == .notLockable("blank"))
    }

    @Test("What asks for the UID shows the writes that would follow")
    func plan() throws {
        let inspection = try inspection(SampleTag.link(.ntag216, area: SampleTag.tlv(SampleTag.hi)))
        guard case .needsConfirmation(_, let plan) = LockGate(judging: inspection, typedUID: nil) else {
            Issue.record("no confirmation asked for")
            return
        }
        #expect(plan.writes.map { "\($0.page) \(hex($0.data))" } == ["3 E1106D0F", "226 FF3F7F00", "2 0000FFFF"])
    }

    // MARK: The lock

    @Test("Every bit of the data sheet is set, by the missing WRITEs and no other", arguments: PartlyLocked.all)
    func lock(_ state: PartlyLocked) throws {
        for timing in [RuleTiming.atOnce, .fromNextActivation] {
            let virtual = try state.link()
            virtual.chip.timing = timing
            _ = try virtual.reselect()
            let message = ShownMessage(memory: virtual.chip.memory)
            let link = RecordingLink(virtual)
            guard case .locked(let report) = LockOutcome(over: link) else {
                Issue.record("not locked with \(timing)")
                continue
            }
            #expect(link.pagesWritten.map(\.rawValue) == state.missing)
            #expect(state.target.areAllSet(in: virtual.chip.memory))
            let locks = try #require(report.locks)
            #expect(locks.isFullyLocked && locks.isFrozen && locks.containerSaysReadOnly)
            #expect(report.after.access == .readOnly)
            #expect(ShownMessage(memory: virtual.chip.memory) == message)
            // Once before the first WRITE, once before reading back.
            #expect(link.selections == 2)
            #expect(link.commandsToDeafTag.isEmpty)

            let again = RecordingLink(virtual)
            guard case .alreadyLocked = LockOutcome(over: again) else {
                Issue.record("not already locked")
                continue
            }
            #expect(again.pagesWritten.isEmpty)
        }
    }

    @Test("Nothing but lock pages and the container changes", arguments: LockedPages.all)
    func untouched(_ target: LockedPages) throws {
        let virtual = try SampleTag.link(target.model, area: SampleTag.tlv(SampleTag.hi))
        let before = virtual.chip.memory
        guard case .locked = LockOutcome(over: virtual) else {
            Issue.record("not locked")
            return
        }
        let changed = Set(before.indices.filter { before[$0] != virtual.chip.memory[$0] }.map { UInt8($0 / 4) })
        #expect(changed == [2, 3, target.dynamicPage])
    }

    // Type 2 Tag 1.1 §6.1: the page ORs, so that another size would stay for good.
    @Test("The container is sent as it was read, whatever it says", arguments: [0x06, 0x10, 0x6D, 0xFF] as [UInt8])
    func container(_ size: UInt8) throws {
        let virtual = try SampleTag.link(
            .ntag213, area: SampleTag.tlv(SampleTag.hi), pages: [3: [0xE1, 0x11, size, 0x00]])
        guard case .locked = LockOutcome(over: virtual) else {
            Issue.record("not locked")
            return
        }
        #expect(virtual.chip[3] == [0xE1, 0x11, size, 0x0F])
    }

    @Test("Another tag swapped in after the gate gets nothing", arguments: [false, true])
    func swapped(_ isSelected: Bool) throws {
        let virtual = try SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.hi))
        let session = TagSession(link: virtual)
        let inspection = try TagInspector.inspect(session)
        guard case .armed(let warrant) = LockGate(judging: inspection, typedUID: inspection.uid) else {
            Issue.record("not armed")
            return
        }
        let other = try SampleTag.otherLink(.ntag213).chip
        virtual.chip = other
        if isSelected { _ = try virtual.reselect() }
        var failure: LockFailure?
        do throws(LockFailure) { _ = try TagLocker.lock(warrant, on: session) } catch { failure = error }
        guard case .nothingSent(.tag(let error)) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(error.code == "other-tag")
        #expect(virtual.chip.memory == other.memory)
        #expect(virtual.chip.writeCount == 0)
    }

    @Test("A warrant does not open the session of another tag")
    func otherSession() throws {
        let inspection = try inspection(SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.hi)))
        let link = RecordingLink(try SampleTag.otherLink(.ntag213))
        guard case .armed(let warrant) = LockGate(judging: inspection, typedUID: inspection.uid) else {
            Issue.record("not armed")
            return
        }
        var failure: LockFailure?
        do throws(LockFailure) { _ = try TagLocker.lock(warrant, on: TagSession(link: link)) } catch { failure = error }
        #expect(failure?.code == "other-tag")
        #expect(link.commands.isEmpty && link.selections == 0)
    }

    @Test("A warrant of another session with the same tag is refused, and nothing is sent")
    func otherSessionOfTheSameTag() throws {
        let link = RecordingLink(try SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.hi)))
        let inspection = try inspection(link)
        guard case .armed(let warrant) = LockGate(judging: inspection, typedUID: inspection.uid) else {
            Issue.record("not armed")
            return
        }
        let sent = link.commands.count
        var failure: LockFailure?
        do throws(LockFailure) { _ = try TagLocker.lock(warrant, on: TagSession(link: link)) } catch { failure = error }
        #expect(failure == .otherSession)
        #expect(link.commands.count == sent && link.selections == 0)
    }

    @Test("A request to stop is heeded before the first WRITE and at no other place", arguments: 0..<4)
    func stopping(_ count: Int) throws {
        let virtual = try SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.hi))
        let link = RecordingLink(virtual)
        var mayBeAsked = false
        let session = TagSession(link: link) { mayBeAsked && link.pagesWritten.count == count }
        let inspection = try TagInspector.inspect(session)
        guard case .armed(let warrant) = LockGate(judging: inspection, typedUID: inspection.uid) else {
            Issue.record("not armed")
            return
        }
        mayBeAsked = true
        var failure: LockFailure?
        do throws(LockFailure) { _ = try TagLocker.lock(warrant, on: session) } catch { failure = error }
        #expect(failure == (count == 0 ? .nothingSent(.stopped) : nil))
        #expect(LockedPages.all[0].areAllSet(in: virtual.chip.memory) == (count > 0))
        #expect(link.pagesWritten.count == (count == 0 ? 0 : 3))
    }

    @Test("A bit that does not take is named with its page", arguments: [3, 0x28, 2] as [UInt8])
    func lackingBits(_ page: UInt8) throws {
        let virtual = try SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.hi))
        let link = AlteringLink(virtual) { (command, _) throws(LinkError) in
            guard case .write(let target, _) = command, target.rawValue == page else { return nil }
            return .acknowledged
        }
        guard case .failed(.notVerified(let uncertainty)) = LockOutcome(over: link) else {
            Issue.record("verified")
            return
        }
        #expect(uncertainty.pagesLacking.map(\.rawValue) == [page])
        #expect(uncertainty.pagesWritten.map(\.rawValue) == [3, 0x28, 2])
        #expect(uncertainty.cause == nil)
        #expect(uncertainty.description.contains("state is unknown"))
        #expect(uncertainty.description.contains("bits lack on page \(page)"))
        _ = try virtual.reselect()
        switch LockOutcome(over: virtual) {
        case .locked: #expect(LockedPages.all[0].areAllSet(in: virtual.chip.memory))
        // The pages are read-only, and the container with them: it can no longer be made to say so.
        case .alreadyLocked: #expect(page == 3)
        default: Issue.record("the second run does not finish")
        }
    }
}
