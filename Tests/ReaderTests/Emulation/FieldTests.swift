// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

@testable import ReaderEmulation

@Suite("what lies in front of the antenna")
struct FieldTests {
    /// A fault, and what the two frames after one more see: WRITE to page 5, then READ of page 5.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let fault: FieldFault
        let first: VirtualAnswer
        let isWritten: Bool
        let isStillActive: Bool
        let isPresent: Bool

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "torn before the effect: not written, deaf until called", fault: .tearBeforeEffect, first: .silence,
            isWritten: false, isStillActive: false, isPresent: true),
        Case(
            name: "torn after the effect: written, deaf until called", fault: .tearAfterEffect, first: .silence,
            isWritten: true, isStillActive: false, isPresent: true),
        Case(
            name: "removed: not written, gone", fault: .removal, first: .silence, isWritten: false,
            isStillActive: false, isPresent: false),
        Case(
            name: "refused: not written, deaf until called", fault: .refusal(code: 5), first: .refuse(code: 5),
            isWritten: false, isStillActive: false, isPresent: true),
        Case(
            name: "lost: not written, still active", fault: .silence, first: .silence, isWritten: false,
            isStillActive: true, isPresent: true),
    ]

    @Test("a fault meets the frame it was set for, once", arguments: cases)
    func faults(_ testCase: Case) throws {
        let field = try EmulatedTag.field()
        field.arm(testCase.fault, after: 1)
        #expect(field.select(.request)?.bytes == EmulatedTag.uid)
        #expect(field.exchange([0xA2, 4, 9, 9, 9, 9]) == .acknowledge)
        #expect(field.exchange([0xA2, 5, 1, 2, 3, 4]) == testCase.first)
        #expect((Array(field.memory[20..<24]) == [1, 2, 3, 4]) == testCase.isWritten)
        #expect((field.exchange([0x30, 5]) != .silence) == testCase.isStillActive)
        #expect(field.presence.isOccupied == testCase.isPresent)
        #expect(field.counters.faults == 1)
        #expect(field.armedFaultCount == 0)
        // A tag that is still active takes the first call for an error.
        let answers = [field.select(.request), field.select(.request)]
        #expect(answers.contains { $0 != nil } == testCase.isPresent)
    }

    @Test("frames that nobody hears do not use up a fault")
    func deafFrames() throws {
        let field = try EmulatedTag.field()
        field.arm(.refusal(code: 1), after: 0)
        #expect(field.exchange([0x30, 0]) == .silence)
        #expect(field.armedFaultCount == 1)
        _ = field.select(.request)
        #expect(field.exchange([0x30, 0]) == .refuse(code: 1))
    }

    @Test("two faults for one frame meet it and the next")
    func twoFaults() throws {
        let field = try EmulatedTag.field()
        field.arm(.silence, after: 0)
        field.arm(.tearAfterEffect, after: 0)
        _ = field.select(.request)
        #expect(field.exchange([0xA2, 5, 1, 2, 3, 4]) == .silence)
        #expect(field.exchange([0xA2, 6, 1, 2, 3, 4]) == .silence)
        #expect(Array(field.memory[20..<28]) == [0x34, 0x03, 0x00, 0xFE, 1, 2, 3, 4])
    }

    @Test("frames, calls and bytes are counted, and reset sets them to zero")
    func counters() throws {
        let field = try EmulatedTag.field()
        _ = field.select(.request)
        _ = field.exchange([0x30, 0])
        _ = field.exchange([0xA2, 5, 1, 2, 3, 4])
        field.halt()
        let counters = field.counters
        #expect(counters.calls == 1)
        #expect(counters.frames == 2)
        #expect(counters.bytesToTag == 8)
        #expect(counters.bytesFromTag == 17)
        field.reset()
        #expect(field.counters == FieldCounters())
    }

    @Test("REQA leaves a halted tag alone, WUPA wakes it")
    func halted() throws {
        let field = try EmulatedTag.field()
        _ = field.select(.request)
        field.halt()
        #expect(field.select(.request) == nil)
        #expect(field.select(.wakeUp)?.bytes == EmulatedTag.uid)
    }

    @Test("without power nobody answers, and with it again halted tags do")
    func power() throws {
        let field = try EmulatedTag.field()
        _ = field.select(.request)
        field.halt()
        field.setPower(false)
        #expect(field.select(.wakeUp) == nil)
        field.setPower(true)
        #expect(field.select(.request)?.bytes == EmulatedTag.uid)
    }

    @Test("a tag that was not chosen by its identifier goes back to where it was")
    func unchosen() throws {
        let field = EmulatedField([try EmulatedTag.link(), try EmulatedTag.link(uid: EmulatedTag.otherUID)])
        #expect(field.select(.request)?.bytes == EmulatedTag.uid)
        field.halt()
        #expect(field.select(.wakeUp, uid: try TagUID(EmulatedTag.otherUID))?.bytes == EmulatedTag.otherUID)
        // It went back to HALT, where REQA does not reach it.
        #expect(field.select(.request, uid: try TagUID(EmulatedTag.uid)) == nil)
    }

    @Test("what cannot be kept is silence to the reader, and named")
    func unsaved() throws {
        let link = try EmulatedTag.link()
        let full = LinkError(.failed, library: "test", libraryCode: 28, text: "no space left")
        link.didChange = { (_, _) throws(LinkError) in throw full }
        let field = EmulatedField([link])
        _ = field.select(.request)
        #expect(field.exchange([0xA2, 5, 1, 2, 3, 4]) == .silence)
        #expect(field.failure == full)
        #expect(
            ControlInterpreter(field: field).answer("status")
                == "ok present: 04A1B2C3D4E5F6 virtual tag; power on; faults armed: 0; failed: test: no space left (28)"
        )
    }

    @Test("changes are counted and told to those who observe")
    func observers() throws {
        let field = try EmulatedTag.field()
        let pipe = try WakePipe()
        let number = field.observe { pipe.wake() }
        func wasTold() -> Bool {
            let isReady = Polling.wait(for: [pipe.reading], milliseconds: 0)[0]
            pipe.drain()
            return isReady
        }
        field.remove()
        #expect(wasTold())
        field.putBack()
        #expect(wasTold())
        field.swap(to: try EmulatedTag.link(uid: EmulatedTag.otherUID))
        #expect(wasTold())
        field.arm(.removal, after: 0)
        #expect(!wasTold())
        _ = field.select(.request)
        _ = field.exchange([0x30, 0])
        #expect(wasTold())
        #expect(field.presence == FieldPresence(isOccupied: false, removals: 2, swaps: 1))
        field.stopObserving(number)
        field.putBack()
        #expect(!wasTold())
    }
}
