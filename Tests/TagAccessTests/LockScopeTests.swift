// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("Locking the configuration too, or only the container")
struct LockScopeTests {
    /// Inspects, types the tag's own UID, and locks.
    private func lock(_ link: any TagLink, _ scope: LockScope) throws -> Outcome {
        let session = TagSession(link: link)
        let inspection = try TagInspector.inspect(session)
        switch LockGate(judging: inspection, typedUID: inspection.uid, scope: scope) {
        case .noTag: return .unconfirmed
        case .needsConfirmation: return .unconfirmed
        case .alreadyLocked: return .already
        case .notLockable(let refusal): return .refused(refusal)
        case .armed(let warrant):
            do throws(LockFailure) {
                return .locked(try TagLocker.lock(warrant, on: session).plan.writes.map(\.page))
            } catch {
                return .failed(error.code)
            }
        }
    }

    private enum Outcome: Equatable {
        case unconfirmed
        case already
        case refused(LockRefusal)
        case locked([PageAddress])
        case failed(String)
    }

    private func chip(_ model: ChipModel, _ pages: [UInt8: [UInt8]] = [:]) throws -> VirtualTagLink {
        try SampleTag.link(model, area: SampleTag.tlv(SampleTag.hi), pages: pages)
    }

    // NTAG21x data sheet 8.5.7: ACCESS is byte 0 of CFG1 (2Ah, 84h, E4h), and CFGLCK its bit 6.
    @Test(
        "CFGLCK is set last, and every other bit of the configuration stays",
        arguments: [(ChipModel.ntag213, 0x2A), (.ntag215, 0x84), (.ntag216, 0xE4)] as [(ChipModel, UInt8)])
    func freezing(_ model: ChipModel, _ page: UInt8) throws {
        let link = try chip(model, [page: [0x13, 0x05, 0, 0]])
        guard case .locked(let pages) = try lock(link, .pagesAndConfiguration) else {
            Issue.record("not locked")
            return
        }
        #expect(pages.map(\.rawValue) == [3, page - 2, 2, page])
        #expect(link.chip[PageAddress(rawValue: page)] == [0x53, 0x05, 0, 0])
        #expect(try lock(link, .pagesAndConfiguration) == .already)
        #expect(try lock(link, .pages) == .already)
    }

    @Test("On a locked tag the configuration alone is frozen")
    func freezingLater() throws {
        let link = try chip(.ntag213)
        #expect(try lock(link, .pages) == .locked([3, 40, 2]))
        #expect(try lock(link, .pagesAndConfiguration) == .locked([42]))
        #expect(try lock(link, .pagesAndConfiguration) == .already)
    }

    @Test("A password in the way is a refusal that names the page")
    func guarded() throws {
        // AUTH0 29h: the lock page 28h is open, CFG0 and CFG1 are not.
        let link = try chip(.ntag213, [41: [0x04, 0, 0, 0x29]])
        let before = link.chip.memory
        let refusal = LockRefusal.passwordProtected(from: 41, 42)
        #expect(try lock(link, .pagesAndConfiguration) == .refused(refusal))
        #expect(refusal.description.contains("page 42"))
        #expect(link.chip.memory == before)
        #expect(try lock(link, .pages) == .locked([3, 40, 2]))
        #expect(try lock(link, .pagesAndConfiguration) == .refused(refusal))
    }

    @Test("With the password, a guarded tag is locked and frozen")
    func opened() throws {
        let link = try chip(.ntag213, [41: [0x04, 0, 0, 0x04], 43: [1, 2, 3, 4], 44: [5, 6, 0, 0]])
        #expect(try lock(link, .pages) == .refused(.passwordProtected(from: 4, 40)))
        let session = TagSession(link: link)
        try session.authenticate(with: try #require(TagPassword([1, 2, 3, 4], acknowledge: [5, 6])))
        let inspection = try TagInspector.inspect(session)
        #expect(inspection.access == .readWrite)
        let gate = LockGate(judging: inspection, typedUID: inspection.uid, scope: .pagesAndConfiguration)
        switch consume gate {
        case .armed(let warrant):
            let report = try TagLocker.lock(warrant, on: session)
            #expect(report.after.password.value?.configurationIsLocked == true)
        default: Issue.record("not armed")
        }
    }

    @Test("A chip without a configuration says so", arguments: [ChipModel.ntag203, .ultralightC])
    func noConfiguration(_ model: ChipModel) throws {
        let link = try chip(model, [3: [0xE1, 0x10, 0x12, 0]])
        #expect(try lock(link, .pagesAndConfiguration) == .refused(.configurationMissing(chip: model.name)))
    }

    // Type 2 Tag 1.1 §6.1: the lower nibble of byte 3 is Fh.
    @Test("A soft lock changes the container and nothing else", arguments: ChipModel.all)
    func soft(_ model: ChipModel) throws {
        let link = try chip(model, [3: model.ndefContainer.bytes])
        let before = link.chip.memory
        #expect(try lock(link, .container) == .locked([3]))
        var expected = before
        expected[15] = 0x0F
        #expect(link.chip.memory == expected)
        #expect(try lock(link, .container) == .already)
    }

    @Test("A soft lock needs no chip that named itself, and a real one does")
    func softWithoutChip() throws {
        let chip = try chip(.ntag213).chip
        let link = VirtualTagLink(
            chip: chip, capabilities: LinkCapabilities(carriesNativeCommands: false, longestAnswer: 16))
        guard case .refused(.chipNotReported) = try lock(link, .pages) else {
            Issue.record("not refused")
            return
        }
        #expect(try lock(link, .container) == .locked([3]))
    }

    @Test("A blank tag is not soft-locked either")
    func softBlank() throws {
        #expect(try lock(SampleTag.link(.ntag215), .container) == .refused(.blank))
    }

    // What is torn is never called locked, and a second run finishes.
    @Test(
        "Torn at every command, in every way", arguments: LockScope.allCases,
        TearWay.allCases)
    func torn(_ scope: LockScope, _ way: TearWay) throws {
        let dry = RecordingLink(try chip(.ntag213))
        guard case .locked = try lock(dry, scope) else {
            Issue.record("not locked")
            return
        }
        for index in dry.commands.indices {
            let link = try chip(.ntag213)
            link.events = [FieldEvent(atCommand: index, .tear(way))]
            let outcome = Result { try lock(link, scope) }
            if case .success(.locked) = outcome { Issue.record("command \(index) is called locked") }
            if case .success(.failed(let code)) = outcome, code != "lock-not-verified", link.chip[3]?[3] != 0 {
                Issue.record("command \(index): \(code)")
            }
            link.returnTag()
            _ = try link.reselect()
            let again = try lock(link, scope)
            switch again {
            case .locked, .already: #expect(link.chip[3] == [0xE1, 0x10, 0x12, 0x0F])
            default: Issue.record("command \(index): the second run ends in \(again)")
            }
            if scope == .pagesAndConfiguration { #expect(link.chip[42] == [0x40, 0x05, 0, 0]) }
            if scope == .container { #expect(link.chip[2]?.suffix(2) == [0, 0]) }
        }
    }
}
