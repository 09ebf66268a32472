// SPDX-License-Identifier: MIT

import TagAccess
import Testing
import Type2Tag
import VirtualTag

/// One change of a password on an NTAG213.
struct TornChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether a first password guards the tag before.
    let isGuarded: Bool
    let change: PasswordChange

    static let all = [
        TornChange(
            testDescription: "set", isGuarded: false,
            change: .set(PasswordTests.second, PasswordSettings(protectsReading: true))),
        TornChange(
            testDescription: "change", isGuarded: true,
            change: .set(PasswordTests.second, PasswordSettings(tryLimit: 3))),
        TornChange(testDescription: "remove", isGuarded: true, change: .remove),
    ]
}

@Suite("Passwords torn at every command")
struct TornPasswordTests {
    private func link(_ change: TornChange) throws -> VirtualTagLink {
        var pages: [UInt8: [UInt8]] = [:]
        if change.isGuarded {
            pages = [41: [0x04, 0, 0, 0x04], 43: [0x11, 0x22, 0x33, 0x44], 44: [0xAB, 0xCD, 0, 0]]
        }
        return try SampleTag.link(.ntag213, area: SampleTag.tlv(SampleTag.hi), pages: pages)
    }

    private func apply(_ change: TornChange, over link: any TagLink) throws(PasswordFailure) {
        let session = TagSession(link: link)
        let present = change.isGuarded ? PasswordTests.first : nil
        let prepared = try TagPasswordSetter.prepare(change.change, present: present, on: session)
        _ = try TagPasswordSetter.perform(prepared, on: session)
    }

    /// Which password guards the tag, judged on the raw memory; nil for one that nobody knows.
    private func inForce(_ memory: [UInt8]) -> PasswordProgress.Force? {
        if memory[41 * 4 + 3] > 44 { return PasswordProgress.Force.none }
        switch Array(memory[(43 * 4)..<(43 * 4 + 6)]) {
        case [0x11, 0x22, 0x33, 0x44, 0xAB, 0xCD]: return .former
        case [0x55, 0x66, 0x77, 0x88, 0x12, 0x34]: return .new
        default: return nil
        }
    }

    @Test(
        "No unknown password ever guards the tag, what is said of it is so, and a second run finishes",
        arguments: TornChange.all, [AfterLoss.staysAway, .returns])
    func torn(_ change: TornChange, _ afterLoss: AfterLoss) throws {
        let dry = RecordingLink(try link(change))
        try apply(change, over: dry)
        let pages = [2, 3, 40].map { PageAddress(rawValue: $0) }
        for way in TearWay.allCases {
            for index in dry.commands.indices {
                let scene = "command \(index) (\(dry.commands[index])): \(way)"
                let link = try link(change)
                let before = pages.map { link.chip[$0] }
                link.afterLoss = afterLoss
                link.events = [FieldEvent(atCommand: index, .tear(way))]
                let known: [PasswordProgress.Force]?
                do throws(PasswordFailure) {
                    try apply(change, over: link)
                    known = nil
                } catch {
                    switch error {
                    case .failed(_, let progress), .notVerified(let progress): known = progress.inForce
                    default: known = nil
                    }
                }
                let force = try #require(inForce(link.chip.memory), "\(scene)")
                if let known { #expect(known.contains(force), "\(scene)") }
                if let known, afterLoss == .returns { #expect(known == [force], "\(scene)") }
                #expect(pages.map { link.chip[$0] } == before, "\(scene)")
                #expect(ShownMessage(memory: link.chip.memory) == .message(SampleTag.hi), "\(scene)")

                link.returnTag()
                _ = try link.reselect()
                let finish = Result { try apply(change, over: link) }
                if change.change == .remove, force == .none {
                    // Whoever took the password off needs none.
                    #expect((try? finish.get()) != nil, "\(scene)")
                } else if case .failure(let error) = finish {
                    Issue.record("\(scene): the second run: \(error)")
                }
                #expect(
                    inForce(link.chip.memory) == (change.change == .remove ? PasswordProgress.Force.none : .new),
                    "\(scene)")
            }
        }
    }

    // NAK 5: weak field (data sheet 9.3); the page keeps what it had.
    @Test("In a weak field no unknown password guards the tag", arguments: TornChange.all, [1, 2, 3, 4, 5])
    func weakField(_ change: TornChange, _ seed: UInt64) throws {
        let link = try link(change)
        link.weakField = WeakField(seed: seed, failuresPerMille: 300)
        for _ in 0..<20 {
            let done = (try? apply(change, over: link)) != nil
            #expect(inForce(link.chip.memory) != nil)
            _ = try link.reselect()
            if done { return }
        }
        Issue.record("never done")
    }
}
