// SPDX-License-Identifier: MIT

/// The steps that set, change or remove a password, in an order in which no tear can lock anybody out.
///
/// What must hold after every step, and when a step is torn so that only the first bytes of its page are new: **while
/// AUTH0 guards a page, PWD is a whole password that the owner knows, the former or the new one; and while PWD may be
/// anything else, AUTH0 is off and AUTHLIM counts nothing.** PWD cannot be read back, and user and configuration pages
/// are not protected against tearing, so that the order is all there is:
///
/// 1. AUTH0 off, when it is on: only its byte changes, and PWD is still the former password.
/// 2. AUTHLIM off, when it is on: a tool that tries a half-written password must not use up the tries.
/// 3. PWD and PACK, which nobody needs meanwhile.
/// 4. PWD_AUTH with the new password, which proves what cannot be read.
/// 5. PROT and AUTHLIM, then AUTH0: PWD is whole and proved.
///
/// The price is that a torn change leaves an unguarded tag, which running again guards. Each write must be known to
/// have taken place before the next is sent: one without an answer is read back, and PWD written again. The
/// container is never touched.
public struct PasswordPlan: Hashable, Sendable {
    /// One thing to do.
    public enum Step: Hashable, Sendable {
        /// Write a page.
        case write(PageWrite)
        /// Send PWD_AUTH; what follows may only be done when the chip acknowledges.
        case authenticate(TagPassword)
    }

    /// What to do, in order.
    public let steps: [Step]

    /// What somebody should know before.
    public let warnings: [PasswordWarning]

    /// Whether the present password must be given first: it guards a page that is written.
    public let needsPresentPassword: Bool

    /// CFG0 and CFG1 as they must read afterwards; PWD and PACK read as zero whatever they hold.
    public let settingsAfter: MemoryImage

    /// The writes among the steps.
    public var writes: [PageWrite] {
        steps.compactMap { if case .write(let write) = $0 { write } else { nil } }
    }

    /// Whether the configuration reads as it must afterwards.
    public func isMet(by memory: MemoryImage) -> Bool {
        settingsAfter.knownPages.allSatisfy { memory[$0] == settingsAfter[$0] }
    }
}

extension PasswordPlan {
    /// Plans setting a password, or changing the one that is set.
    ///
    /// - Parameters:
    ///   - password: The new password; without an acknowledge PACK becomes 00 00.
    ///   - settings: What it is to guard.
    ///   - memory: An image in which CFG0 and CFG1 are known.
    ///   - model: The chip.
    /// - Throws: `PasswordPlanError`, any of them.
    public init(
        setting password: TagPassword,
        settings: PasswordSettings = PasswordSettings(),
        memory: MemoryImage,
        model: ChipModel
    ) throws(PasswordPlanError) {
        if let limit = settings.tryLimit, !(1...PasswordSettings.greatestTryLimit).contains(limit) {
            throw .tryLimit(limit)
        }
        var builder = try PasswordPlanBuilder(memory: memory, model: model)
        guard settings.firstProtectedPage <= builder.pages.first else {
            throw .configurationUnguarded(first: settings.firstProtectedPage, configuration: builder.pages.first)
        }
        // PWD_AUTH must find the PACK that is written.
        let acknowledge = password.acknowledge ?? [0x00, 0x00]
        builder.switchOff()
        builder.setAccess(protectsReading: nil, tryLimit: nil)
        builder.store(password.bytes, acknowledge: acknowledge)
        builder.steps.append(.authenticate(TagPassword(password.bytes, acknowledge: acknowledge) ?? password))
        builder.setAccess(protectsReading: settings.protectsReading, tryLimit: settings.tryLimit)
        builder.switchOn(from: settings.firstProtectedPage)
        self = builder.plan(warnings: PasswordPlan.warnings(of: password, settings, on: model))
    }

    /// Plans removing the password and giving PWD and PACK the values of the delivery.
    ///
    /// PWD cannot be read, so that it is written even when no password is in force: it may be what a torn plan left.
    ///
    /// - Parameters:
    ///   - memory: An image in which CFG0 and CFG1 are known.
    ///   - model: The chip.
    /// - Throws: `PasswordPlanError`: `noPassword`, `configurationLocked` or `pageNotRead`.
    public init(removingFrom memory: MemoryImage, model: ChipModel) throws(PasswordPlanError) {
        var builder = try PasswordPlanBuilder(memory: memory, model: model)
        builder.switchOff()
        builder.setAccess(protectsReading: false, tryLimit: nil)
        builder.store(TagPassword.factory.bytes, acknowledge: [0x00, 0x00])
        self = builder.plan(warnings: [])
    }

    private static func warnings(
        of password: TagPassword,
        _ settings: PasswordSettings,
        on model: ChipModel
    ) -> [PasswordWarning] {
        var warnings: [PasswordWarning] = []
        if password.bytes == TagPassword.factory.bytes { warnings.append(.factoryPassword) }
        if let limit = settings.tryLimit { warnings.append(.tryLimit(limit)) }
        if settings.protectsReading, settings.firstProtectedPage <= model.userPages.upperBound {
            warnings.append(settings.firstProtectedPage <= .capabilityContainer ? .containerHidden : .messageHidden)
        }
        if settings.firstProtectedPage > .staticLocks {
            warnings.append(.lockBytesUnguarded(before: settings.firstProtectedPage))
        }
        return warnings
    }
}
