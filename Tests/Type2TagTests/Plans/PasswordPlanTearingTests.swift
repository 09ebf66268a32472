// SPDX-License-Identifier: MIT

import Testing
import Type2Tag

/// Every password plan, torn at every step in every way.
@Suite("Torn password plans")
struct PasswordPlanTearingTests {
    struct Run: CustomTestStringConvertible, Sendable {
        let model: ChipModel
        let first: PageAddress
        let isGuarded: Bool
        let access: UInt8
        /// Nil removes the password.
        let settings: PasswordSettings?

        var testDescription: String {
            "\(model), AUTH0 \(isGuarded ? "on" : "off"), ACCESS \(access), "
                + (settings.map { "set from \($0.firstProtectedPage), \($0.tryLimit ?? 0) tries" } ?? "remove")
        }
    }

    static let former: [UInt8] = [0x11, 0x22, 0x33, 0x44]
    static let wanted: [UInt8] = [0xA1, 0xB2, 0xC3, 0xD4]

    /// CFG0 by chip: NTAG21x data sheet 8.5, NTAG210/212 and MF0ULx1 data sheets.
    static let runs: [Run] = {
        let chips: [(ChipModel, PageAddress)] = [
            (.ntag210, 0x10), (.ntag212, 0x25), (.ntag213, 0x29), (.ntag215, 0x83), (.ntag216, 0xE3),
            (.ultralightEV1Small, 0x10), (.ultralightEV1Large, 0x25),
        ]
        let settings: [PasswordSettings?] = [
            nil, PasswordSettings(), PasswordSettings(firstProtectedPage: 0, protectsReading: true, tryLimit: 7),
            PasswordSettings(firstProtectedPage: 16, protectsReading: true, tryLimit: 1),
        ]
        return chips.flatMap { model, first in
            [true, false].flatMap { isGuarded in
                [0x00, 0x80, 0x03, 0x97].flatMap { (access: UInt8) in
                    settings.map { Run(model: model, first: first, isGuarded: isGuarded, access: access, settings: $0) }
                }
            }
        }
    }()

    @Test("There are 224 runs")
    func everyRunIsThere() {
        #expect(PasswordPlanTearingTests.runs.count == 7 * 2 * 4 * 4)
    }

    @Test("No tear leaves an unknown password in force, and running again finishes", arguments: runs)
    func tears(_ run: Run) throws {
        let fresh = tag(run)
        let plan = try plan(run, for: fresh)
        var before = fresh
        for step in plan.steps {
            guard case .write(let write) = step else {
                #expect(before.answer(to: new(run)) == [0x5A, 0xA5], "the proof must find the password whole")
                continue
            }
            for count in 0...4 {
                var torn = before
                torn.write(write, bytes: count)
                try expectSafety(of: torn, after: write, run)
                try expectRunningAgainFinishes(torn, run)
            }
            // A byte of which only some bits took, which no torn page of whole bytes shows.
            if write.purpose == .passwordOn || write.purpose == .passwordOff {
                #expect([Self.former, new(run).bytes].contains(before.password), "AUTH0 moves over a whole password")
                #expect(zip(write.data, before.image[write.page] ?? []).prefix(3).allSatisfy { $0 == $1 })
            }
            before.write(write)
        }
        try expectFinished(before, run)
    }

    private func expectSafety(of torn: PasswordTag, after write: PageWrite, _ run: Run) throws {
        let isKnown = [Self.former, new(run).bytes].contains(torn.password)
        #expect(isKnown || !torn.isGuarded, "\(write.purpose): an unknown password is in force")
        #expect(isKnown || !torn.countsTries, "\(write.purpose): an unknown password uses up tries")
        if torn.isGuarded, torn.password == new(run).bytes, run.settings != nil {
            #expect(torn.acknowledge == [0x5A, 0xA5])
        }
    }

    private func expectRunningAgainFinishes(_ torn: PasswordTag, _ run: Run) throws {
        var tag = torn
        let plan = try plan(run, for: tag)
        #expect(plan.needsPresentPassword == torn.isGuarded)
        for write in plan.writes { tag.write(write) }
        try expectFinished(tag, run)
    }

    private func expectFinished(_ tag: PasswordTag, _ run: Run) throws {
        #expect(tag.isGuarded == (run.settings != nil))
        let protection = try #require(PasswordProtection(memory: tag.readable, model: run.model))
        if let settings = run.settings {
            #expect(protection.firstProtectedPage == settings.firstProtectedPage)
            #expect(protection.protectsReading == settings.protectsReading)
            #expect(protection.tryLimit == settings.tryLimit)
            #expect(tag.answer(to: new(run)) == [0x5A, 0xA5])
        } else {
            #expect(!protection.isEnabled && !protection.protectsReading && protection.tryLimit == nil)
            #expect(tag.password == [0xFF, 0xFF, 0xFF, 0xFF] && tag.acknowledge == [0, 0])
        }
        // NFC_CNT_EN and the bits that are no business of a password, and the mirror.
        let access = try #require(tag.image[PageAddress(rawValue: run.first.rawValue + 1)]).first ?? 0
        #expect(access & 0x78 == run.access & 0x78)
        #expect(tag.image[run.first]?.prefix(3) == [0x54, 0x00, 0x0C])
        #expect(tag.image[3] == run.model.ndefContainer.bytes)
    }

    private func tag(_ run: Run) -> PasswordTag {
        PasswordTag(
            run.model, first: run.first, cfg0: [0x54, 0x00, 0x0C, run.isGuarded ? 0x04 : 0xFF],
            cfg1: [run.access, 0x05, 0x00, 0x00], password: Self.former, pack: [0x01, 0x02])
    }

    private func new(_ run: Run) -> TagPassword {
        run.settings == nil ? .factory : TagPassword(Self.wanted, acknowledge: [0x5A, 0xA5]) ?? .factory
    }

    private func plan(_ run: Run, for tag: PasswordTag) throws -> PasswordPlan {
        guard let settings = run.settings else {
            return try PasswordPlan(removingFrom: tag.readable, model: run.model)
        }
        return try PasswordPlan(setting: new(run), settings: settings, memory: tag.readable, model: run.model)
    }
}
