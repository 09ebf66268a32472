// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@Suite("Locks torn at every command")
struct TornLockTests {

    @Test("Never called locked unless every bit is set, and a second run finishes", arguments: PartlyLocked.all)
    func lock(_ state: PartlyLocked) throws {
        // When lock bits begin to act is tried both ways on one chip.
        for timing in state.target.model == .ntag213 ? [RuleTiming.atOnce, .fromNextActivation] : [.atOnce] {
            let dry = RecordingLink(try link(state, timing))
            guard case .locked = LockOutcome(over: dry) else {
                Issue.record("not locked")
                continue
            }
            var scenarios = 0
            for kind in TearKind.all {
                for index in dry.commands.indices {
                    try run(state, timing, tearing: index, kind, expecting: dry)
                    scenarios += 1
                }
            }
            #expect(scenarios == 9 * dry.commands.count)
        }
    }

    private func link(_ state: PartlyLocked, _ timing: RuleTiming) throws -> VirtualTagLink {
        let virtual = try state.link()
        virtual.chip.timing = timing
        _ = try virtual.reselect()
        return virtual
    }

    private func run(
        _ state: PartlyLocked,
        _ timing: RuleTiming,
        tearing index: Int,
        _ kind: TearKind,
        expecting dry: RecordingLink
    ) throws {
        let scene = "command \(index) (\(dry.commands[index])): \(kind.testDescription)"
        let virtual = try link(state, timing)
        let other = try SampleTag.otherLink(state.target.model)
        let elsewhere = other.chip.memory
        let before = virtual.chip.memory
        let link = RecordingLink(TearingLink(virtual, other: other, tearing: index, kind.tear, kind.aftermath))

        let outcome = LockOutcome(over: link)
        let isLocked = state.target.areAllSet(in: virtual.chip.memory)
        switch outcome {
        case .locked: #expect(isLocked, "\(scene)")
        case .failed(.notVerified(let uncertainty)):
            #expect(link.pagesWritten.count > 0, "\(scene)")
            #expect(uncertainty.description.contains("state is unknown"), "\(scene)")
            #expect(
                Array(dry.pagesWritten.prefix(uncertainty.pagesWritten.count)) == uncertainty.pagesWritten, "\(scene)")
        case .failed(.nothingSent), .refused, .notInspected:
            let isUntouched = link.pagesWritten.isEmpty && virtual.chip.memory == before
            #expect(isUntouched, "\(scene)")
        case .failed(.otherSession), .alreadyLocked, .unconfirmed: Issue.record("\(scene): \(outcome)")
        }
        let isOtherUntouched = other.chip.memory == elsewhere && other.chip.writeCount == 0
        #expect(isOtherUntouched, "\(scene)")
        #expect(link.commandsToDeafTag.isEmpty, "\(scene)")
        let isMessageThere = ShownMessage(memory: virtual.chip.memory) == .message(SampleTag.hi)
        #expect(isMessageThere, "\(scene)")

        _ = try virtual.reselect()
        // Locked pages need no block-lock bits to be locked.
        let isDone = state.target.arePagesLocked(in: virtual.chip.memory)
        switch LockOutcome(over: virtual) {
        case .locked: #expect(!isDone, "\(scene)")
        case .alreadyLocked: #expect(isDone, "\(scene)")
        default: Issue.record("\(scene): the second run does not finish")
        }
        let isFinished =
            state.target.arePagesLocked(in: virtual.chip.memory) && virtual.chip[3] == state.target.container
        #expect(isFinished, "\(scene)")
    }
}
