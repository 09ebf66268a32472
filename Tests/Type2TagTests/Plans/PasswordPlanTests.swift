// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// NTAG21x data sheet 8.5.7 and 8.8.
@Suite("Password plans")
struct PasswordPlanTests {
    @Test("The fixture file holds ten plans")
    func everyCaseIsThere() throws {
        #expect(try Fixtures.stanzas("type2tag/password-plan.txt").count == 10)
    }

    @Test("Steps in order", arguments: try Fixtures.stanzas("type2tag/password-plan.txt"))
    func steps(_ row: Stanza) throws {
        let model = try #require(ChipModel.named(row.required("chip")))
        var image = memory(area: [], model: model)
        let first = try #require(UInt8(row.required("cfg0-page")))
        image.store(
            try fixtureBytes(row.required("cfg0")) + fixtureBytes(row.required("cfg1")),
            at: PageAddress(rawValue: first))
        let plan = try plan(row, image: image, model: model)
        let told = plan.steps.map { step in
            switch step {
            case .write(let write): "\(write.page) \(hex(write.data)) \(write.purpose)"
            case .authenticate(let password): "PWD_AUTH \(hex(password.bytes)) \(hex(password.acknowledge ?? []))"
            }
        }
        #expect(told == row.all("step"))
        #expect(plan.warnings.map(\.code) == row.all("warning"))
        #expect(plan.needsPresentPassword == (try row.required("needs-present") == "yes"))
        #expect(plan.writes.allSatisfy { $0.isSecret == ($0.page.rawValue > first + 1) })
        #expect(plan.writes.allSatisfy { $0.page >= PageAddress(rawValue: first) })
        let after = plan.writes.reduce(image) { $0.applying([$1]) }
        #expect(plan.isMet(by: after))
        let settings = PageAddress(rawValue: first)...PageAddress(rawValue: first + 1)
        #expect(plan.isMet(by: image) == (after.bytes(of: settings) == image.bytes(of: settings)))
    }

    private func plan(_ row: Stanza, image: MemoryImage, model: ChipModel) throws -> PasswordPlan {
        guard let text = row["set"] else { return try PasswordPlan(removingFrom: image, model: model) }
        let bytes = try fixtureBytes(text)
        let password = try #require(
            TagPassword(Array(bytes.prefix(4)), acknowledge: bytes.count > 4 ? Array(bytes.dropFirst(4)) : nil))
        let settings = PasswordSettings(
            firstProtectedPage: PageAddress(rawValue: row["from"].flatMap { UInt8($0) } ?? 4),
            protectsReading: row["reading"] == "yes",
            tryLimit: row["tries"].flatMap { Int($0) })
        return try PasswordPlan(setting: password, settings: settings, memory: image, model: model)
    }

    @Test("Chips without a password", arguments: [ChipModel.ultralight, .ultralightC, .ntag203])
    func noPassword(_ model: ChipModel) {
        let image = memory(area: [], model: model)
        #expect(throws: PasswordPlanError.noPassword(chip: model.name)) {
            try PasswordPlan(setting: .factory, memory: image, model: model)
        }
        #expect(throws: PasswordPlanError.noPassword(chip: model.name)) {
            try PasswordPlan(removingFrom: image, model: model)
        }
    }

    @Test("A frozen configuration, and pages that were not read")
    func refusals() throws {
        var image = memory(area: [], model: .ntag213)
        image.store([0x04, 0, 0, 0xFF, 0x40, 0x05, 0, 0], at: 41)
        #expect(throws: PasswordPlanError.configurationLocked) {
            try PasswordPlan(setting: .factory, memory: image, model: .ntag213)
        }
        #expect(throws: PasswordPlanError.configurationLocked) {
            try PasswordPlan(removingFrom: image, model: .ntag213)
        }
        var half = MemoryImage()
        #expect(throws: PasswordPlanError.pageNotRead(41)) { try PasswordPlan(removingFrom: half, model: .ntag213) }
        half.store([0x04, 0, 0, 0xFF], at: 41)
        #expect(throws: PasswordPlanError.pageNotRead(42)) { try PasswordPlan(removingFrom: half, model: .ntag213) }
    }

    @Test("Settings that cannot be")
    func settings() throws {
        let image = memory(area: [], model: .ntag213)
        for limit in [-1, 0, 8, 255] {
            #expect(throws: PasswordPlanError.tryLimit(limit)) {
                try PasswordPlan(
                    setting: .factory, settings: PasswordSettings(tryLimit: limit), memory: image, model: .ntag213)
            }
        }
        for page: PageAddress in [42, 44, 45, 255] {
            #expect(throws: PasswordPlanError.configurationUnguarded(first: page, configuration: 41)) {
                try PasswordPlan(
                    setting: .factory, settings: PasswordSettings(firstProtectedPage: page), memory: image,
                    model: .ntag213)
            }
        }
    }

    @Test(
        "Refusals and warnings are sentences with their numbers",
        arguments: [
            NamedCase("no-password: an NTAG203 knows no password", .noPassword(chip: "NTAG203")),
            NamedCase(
                "configuration-locked: the configuration is frozen (CFGLCK): the password can never change again",
                .configurationLocked),
            NamedCase("page-not-read: page 41 was not read", .pageNotRead(41)),
            NamedCase(
                "configuration-unguarded: a password from page 43 on leaves the configuration on page 41 open, "
                    + "so that anybody could replace it",
                .configurationUnguarded(first: 43, configuration: 41)),
            NamedCase("try-limit: the limit of wrong passwords is 1 to 7, not 8", .tryLimit(8)),
        ] as [NamedCase<PasswordPlanError>]
    )
    func sentences(_ sample: NamedCase<PasswordPlanError>) {
        #expect("\(sample.value.code): \(sample.value)" == sample.name)
    }

    @Test("Warnings have distinct codes and name their numbers")
    func warnings() {
        let warnings: [PasswordWarning] = [
            .tryLimit(3), .presentTryLimit(1), .factoryPassword, .messageHidden, .containerHidden,
            .lockBytesUnguarded(before: 4),
        ]
        #expect(Set(warnings.map(\.code)).count == 6)
        #expect(warnings[0].description.contains("3 wrong passwords"))
        #expect(warnings[1].description.contains("1 wrong password it"))
        #expect(warnings[5].description.contains("page 4"))
        #expect(warnings.allSatisfy { !$0.description.isEmpty })
    }

    @Test("Neither printing nor dumping shows a password")
    func secrecy() throws {
        let password = try #require(TagPassword([0xDE, 0xAD, 0xBE, 0xEF], acknowledge: [0xCA, 0xFE]))
        let plan = try PasswordPlan(
            setting: password, memory: memory(area: [], model: .ntag213), model: .ntag213)
        var dumped = ""
        dump(plan, to: &dumped)
        dump(plan.writes, to: &dumped)
        for text in ["\(password)", String(reflecting: password), "\(plan)", "\(plan.steps)", dumped] {
            for secret in ["222", "173", "190", "239", "202", "254", "DE", "dead", "deadbeef"] {
                #expect(!text.contains(secret), "\(secret) in \(text)")
            }
        }
    }

    @Test("A password has four bytes, and its acknowledge two")
    func passwordSize() throws {
        #expect(TagPassword([1, 2, 3]) == nil && TagPassword([1, 2, 3, 4, 5]) == nil)
        #expect(TagPassword([1, 2, 3, 4], acknowledge: [1]) == nil)
        let known = try #require(TagPassword([1, 2, 3, 4], acknowledge: [5, 6]))
        #expect(known.isAcknowledged(by: [5, 6]) && !known.isAcknowledged(by: [5, 7]))
        #expect(!known.isAcknowledged(by: []) && !known.isAcknowledged(by: [5, 6, 7]))
        let unknown = try #require(TagPassword([1, 2, 3, 4]))
        #expect(unknown.isAcknowledged(by: [9, 9]) && !unknown.isAcknowledged(by: [9]))
    }
}
