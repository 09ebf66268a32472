// SPDX-License-Identifier: MIT

/// Gathers the steps of a password plan, with the configuration pages as each step leaves them.
struct PasswordPlanBuilder {
    let pages: ChipModel.Configuration
    var steps: [PasswordPlan.Step] = []
    private let present: PasswordProtection
    private var first: [UInt8]
    private var second: [UInt8]

    init(memory: MemoryImage, model: ChipModel) throws(PasswordPlanError) {
        guard let pages = model.configuration else { throw .noPassword(chip: model.name) }
        guard let first = memory[pages.first] else { throw .pageNotRead(pages.first) }
        guard let second = memory[pages.second], let present = PasswordProtection(memory: memory, model: model) else {
            throw .pageNotRead(pages.second)
        }
        guard !present.configurationIsLocked else { throw .configurationLocked }
        self.pages = pages
        self.first = first
        self.second = second
        self.present = present
    }

    /// Moves AUTH0 behind the last page, when it is not there already.
    mutating func switchOff() {
        if present.isEnabled { setFirstProtectedPage(PasswordProtection.off, purpose: .passwordOff) }
    }

    /// Moves AUTH0 to a page.
    mutating func switchOn(from page: PageAddress) { setFirstProtectedPage(page, purpose: .passwordOn) }

    /// Sets PROT and AUTHLIM, and leaves the other bits of ACCESS as they are; a nil PROT stays too.
    mutating func setAccess(protectsReading: Bool?, tryLimit: Int?) {
        var access = second[0] & ~PasswordProtection.tryLimitBits
        access |= UInt8(tryLimit ?? 0) & PasswordProtection.tryLimitBits
        if let protectsReading {
            access &= ~PasswordProtection.protectionBit
            access |= protectsReading ? PasswordProtection.protectionBit : 0
        }
        guard access != second[0] else { return }
        second[0] = access
        steps.append(.write(PageWrite(page: pages.second, data: second, purpose: .passwordSettings)))
    }

    /// Stores PWD and PACK; the reserved bytes behind PACK are zero.
    mutating func store(_ password: [UInt8], acknowledge: [UInt8]) {
        let padding: [UInt8] = [0x00, 0x00]
        steps.append(.write(PageWrite(page: pages.password, data: password, purpose: .password)))
        steps.append(
            .write(
                PageWrite(
                    page: pages.passwordAcknowledge, data: acknowledge + padding, purpose: .passwordAcknowledge)))
    }

    /// The plan, with the warning about the present password when it is needed.
    func plan(warnings: [PasswordWarning]) -> PasswordPlan {
        var after = MemoryImage()
        after.store(first, at: pages.first)
        after.store(second, at: pages.second)
        let isGuarded = steps.contains { step in
            if case .write(let write) = step { present.guardsWriting(of: write.page) } else { false }
        }
        let limit = isGuarded ? present.tryLimit.map { [PasswordWarning.presentTryLimit($0)] } ?? [] : []
        return PasswordPlan(
            steps: steps,
            warnings: limit + warnings,
            needsPresentPassword: isGuarded,
            settingsAfter: after
        )
    }

    private mutating func setFirstProtectedPage(_ page: PageAddress, purpose: PageWrite.Purpose) {
        guard first[3] != page.rawValue else { return }
        first[3] = page.rawValue
        steps.append(.write(PageWrite(page: pages.first, data: first, purpose: purpose)))
    }
}
