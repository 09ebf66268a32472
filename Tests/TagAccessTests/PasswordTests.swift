// SPDX-License-Identifier: MIT

import Testing
import Type2Tag
import VirtualTag

@testable import TagAccess

@Suite("Setting, changing and removing a password")
struct PasswordTests {
    static let first = TagPassword([0x11, 0x22, 0x33, 0x44], acknowledge: [0xAB, 0xCD]) ?? .factory
    static let second = TagPassword([0x55, 0x66, 0x77, 0x88], acknowledge: [0x12, 0x34]) ?? .factory

    /// A change in a session of its own.
    private func apply(
        _ change: PasswordChange,
        present: TagPassword? = nil,
        over link: any TagLink
    ) throws(PasswordFailure) -> TagPasswordSetter.Report {
        let session = TagSession(link: link)
        let prepared = try TagPasswordSetter.prepare(change, present: present, on: session)
        return try TagPasswordSetter.perform(prepared, on: session)
    }

    private func link(_ model: ChipModel, _ pages: [UInt8: [UInt8]] = [:]) throws -> VirtualTagLink {
        try SampleTag.link(model, area: SampleTag.tlv(SampleTag.hi), pages: pages)
    }

    static let passwordChips = [
        ChipModel.ntag210, .ntag212, .ntag213, .ntag215, .ntag216, .ultralightEV1Small, .ultralightEV1Large,
    ]

    // NTAG21x data sheet 8.5.7: AUTH0 is byte 3 of CFG0, PROT bit 7 and AUTHLIM bits 2 to 0 of ACCESS, byte 0 of CFG1;
    // PWD and PACK are the two last pages.
    @Test(
        "The settings, the password and nothing else change", arguments: passwordChips,
        [.atOnce, .fromNextActivation] as [RuleTiming])
    func set(_ model: ChipModel, _ timing: RuleTiming) throws {
        let link = try link(model, [3: model.ndefContainer.bytes])
        link.chip.passwordTiming = timing
        var expected = link.chip.memory
        let last = model.memorySize
        expected[last - 13] = 0x04
        expected[last - 12] |= 0x85
        expected.replaceSubrange((last - 8)..., with: [0x11, 0x22, 0x33, 0x44, 0xAB, 0xCD, 0, 0])
        let settings = PasswordSettings(protectsReading: true, tryLimit: 5)
        let report = try apply(.set(PasswordTests.first, settings), over: link)
        #expect(link.chip.memory == expected)
        #expect(report.after.isAuthenticated)
        #expect(report.after.message.bytes == SampleTag.hi)
        #expect(report.after.access == .readWrite)

        let session = TagSession(link: link)
        _ = try link.reselect()
        let closed = try TagInspector.inspect(session)
        #expect(closed.access == .passwordProtected)
        #expect(closed.message.bytes == nil)
        #expect(try TagPasswordSetter.check(PasswordTests.second, on: session) == false)
        #expect(try TagPasswordSetter.check(PasswordTests.first, on: session))
        #expect(link.chip.failedTries == 0)
    }

    @Test("A change needs the former password, a removal too, and the delivery state comes back")
    func changeAndRemove() throws {
        let link = try link(.ntag213)
        let before = link.chip.memory
        _ = try apply(.set(PasswordTests.first, PasswordSettings()), over: link)
        _ = try link.reselect()
        let guarded = link.chip.memory
        let failure = #expect(throws: PasswordFailure.self) {
            try apply(.set(PasswordTests.second, PasswordSettings()), over: link)
        }
        #expect(failure?.code == "wrong-password")
        #expect(#expect(throws: PasswordFailure.self) { try apply(.remove, over: link) }?.code == "password-needed")
        #expect(link.chip.memory == guarded)
        _ = try apply(.set(PasswordTests.second, PasswordSettings()), present: PasswordTests.first, over: link)
        #expect(Array(link.chip.memory.suffix(8)) == [0x55, 0x66, 0x77, 0x88, 0x12, 0x34, 0, 0])
        _ = try link.reselect()
        let report = try apply(.remove, present: PasswordTests.second, over: link)
        #expect(report.after.password.value?.isEnabled == false)
        #expect(link.chip.memory == before)
    }

    @Test("What is set already is not set again")
    func again() throws {
        let link = try link(.ntag215)
        _ = try apply(.set(PasswordTests.first, PasswordSettings()), over: link)
        _ = try link.reselect()
        let writes = link.chip.writeCount
        let report = try apply(.set(PasswordTests.first, PasswordSettings()), present: PasswordTests.second, over: link)
        #expect(report.prepared.isDone)
        #expect(link.chip.writeCount == writes)
    }

    @Test("A password is read and written through")
    func through() throws {
        let link = try link(.ntag213)
        _ = try apply(.set(PasswordTests.first, PasswordSettings(protectsReading: true)), over: link)
        _ = try link.reselect()
        let recorder = RecordingLink(link)
        let session = TagSession(link: recorder)
        try session.authenticate(with: PasswordTests.first)
        let message = SampleTag.message(ofSize: 60)
        let prepared = try TagWriter.prepare(SampleTag.outgoing(message), on: session)
        #expect(try TagWriter.perform(prepared, on: session).after.message.bytes == message)
        // One for each selection, and the first.
        let passwords = recorder.commands.filter { if case .authenticate = $0 { true } else { false } }
        #expect(passwords.count == recorder.selections + 1)
        #expect(recorder.commandsToDeafTag.isEmpty)
    }

    @Test("Not even page 0 can be read without the password, and it is set and removed all the same")
    func hidden() throws {
        let link = try link(.ntag213)
        let settings = PasswordSettings(firstProtectedPage: 0, protectsReading: true)
        _ = try apply(.set(PasswordTests.first, settings), over: link)
        _ = try link.reselect()
        _ = try apply(.remove, present: PasswordTests.first, over: link)
        #expect(link.chip[41] == [0x04, 0, 0, 0xFF])
    }

    // AUTHLIM 1: one wrong password too many and the chip is shut for good (data sheet 8.8.1).
    @Test("Where wrong passwords count, only the likelier one is tried")
    func limited() throws {
        let link = try link(.ntag213)
        let settings = PasswordSettings(tryLimit: 2)
        _ = try apply(.set(PasswordTests.first, settings), over: link)
        _ = try link.reselect()
        let failure = #expect(throws: PasswordFailure.self) {
            try apply(.set(PasswordTests.second, PasswordSettings()), over: link)
        }
        #expect(failure?.code == "wrong-password")
        #expect(link.chip.failedTries == 1)
        _ = try link.reselect()
        // The same settings are there already, so that the new password is the likelier one.
        let report = try apply(.set(PasswordTests.first, settings), present: PasswordTests.second, over: link)
        #expect(report.prepared.isDone)
        #expect(link.chip.failedTries == 0)
    }

    @Test("CFGLCK, a chip without a password, and a reader without PWD_AUTH are refused before anything is sent")
    func refusals() throws {
        let change = PasswordChange.set(PasswordTests.first, PasswordSettings())
        func refusal(_ link: VirtualTagLink) -> String? {
            let before = link.chip.memory
            let failure = #expect(throws: PasswordFailure.self) { try apply(change, over: link) }
            #expect(link.chip.memory == before)
            return failure?.code
        }
        #expect(try refusal(link(.ntag213, [42: [0x40, 0x05, 0, 0]])) == "configuration-locked")
        #expect(try refusal(link(.ntag203)) == "no-password")
        let plain = VirtualTagLink(
            chip: try link(.ntag213).chip,
            capabilities: LinkCapabilities(carriesNativeCommands: false, longestAnswer: 16)
        )
        #expect(refusal(plain) == "not-carried")
    }

    @Test("A PACK that is another one is no right password")
    func otherAcknowledge() throws {
        let link = try link(.ntag213)
        _ = try apply(.set(PasswordTests.first, PasswordSettings()), over: link)
        _ = try link.reselect()
        let fake = try #require(TagPassword(PasswordTests.first.bytes, acknowledge: [0, 1]))
        let session = TagSession(link: link)
        #expect(try TagPasswordSetter.check(fake, on: session) == false)
        #expect(!session.isAuthenticated)
    }

    // MARK: Secrets

    private final class Sink: TraceSink {
        var text = ""
        func record(_ entry: TraceEntry) { text += "\(entry.bytes) \(entry.meaning)\n" }
    }

    @Test("No trace and no error shows a byte of it")
    func masked() throws {
        let virtual = try link(.ntag213)
        let sink = Sink()
        let link = TracingLink(virtual, trace: sink)
        let first = TagPassword([0x9A, 0x9B, 0x9C, 0x9D], acknowledge: [0xE7, 0xE8])
        _ = try apply(.set(try #require(first), PasswordSettings()), over: link)
        _ = try virtual.reselect()
        _ = #expect(throws: PasswordFailure.self) {
            try apply(.set(PasswordTests.second, PasswordSettings()), over: link)
        }
        for secret in [0x9A, 0x9B, 0x9C, 0x9D, 0xE7, 0xE8] {
            #expect(!sink.text.contains("\(secret),") && !sink.text.contains("\(secret)]"))
        }
        let error = TagError(.silent, command: .writeSecret(43, [0x9A, 0x9B, 0x9C, 0x9D]))
        #expect(error.command == .writeSecret(43, [0, 0, 0, 0]))
        #expect(TagError(.silent, command: .authenticate([1, 2, 3, 4])).command == .authenticate([0, 0, 0, 0]))
    }
}
