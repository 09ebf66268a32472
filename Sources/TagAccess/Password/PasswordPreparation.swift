// SPDX-License-Identifier: MIT

internal import Type2Tag

/// What comes before the first write of a password.
struct PasswordPreparation {
    let change: PasswordChange
    let present: TagPassword?
    let session: TagSession

    func prepare() throws(PasswordFailure) -> PreparedPassword {
        var inspection = try inspectOpening()
        let model = try model(of: inspection)
        if inspection.password.value == nil, !session.isAuthenticated {
            // The settings lie behind the password themselves.
            try openFirst()
            inspection = try inspect()
        }
        let plan = try plan(inspection, model)
        if plan.needsPresentPassword, !session.isAuthenticated {
            try open(settingsAreMet: plan.isMet(by: inspection.memory), inspection)
            inspection = try inspect()
        }
        return PreparedPassword(
            inspection: inspection,
            change: change,
            plan: plan,
            isDone: isWanted(session.password) && plan.isMet(by: inspection.memory)
        )
    }

    // MARK: Asking

    /// Inspects the tag; where not even its first pages can be read without the password, with it.
    private func inspectOpening() throws(PasswordFailure) -> TagInspection {
        do throws(AccessFailure) {
            return try TagInspector.inspect(session)
        } catch {
            guard case .tag(let problem) = error, case .read = problem.command, !session.isAuthenticated else {
                throw .nothingSent(error)
            }
            try openFirst()
            return try inspect()
        }
    }

    private func inspect() throws(PasswordFailure) -> TagInspection {
        do throws(AccessFailure) {
            return try TagInspector.inspect(session)
        } catch {
            throw .nothingSent(error)
        }
    }

    private func model(of inspection: TagInspection) throws(PasswordFailure) -> ChipModel {
        guard let model = inspection.reportedChip else {
            throw .chipNotReported(because: inspection.chip.because ?? "it is not known")
        }
        guard model.configuration != nil else { throw .refused(.noPassword(chip: model.name)) }
        return model
    }

    private func plan(_ inspection: TagInspection, _ model: ChipModel) throws(PasswordFailure) -> PasswordPlan {
        do throws(PasswordPlanError) {
            return switch change {
            case .set(let password, let settings):
                try PasswordPlan(setting: password, settings: settings, memory: inspection.memory, model: model)
            case .remove: try PasswordPlan(removingFrom: inspection.memory, model: model)
            }
        } catch {
            throw .refused(error)
        }
    }

    // MARK: Opening

    private var wanted: TagPassword? {
        // What is written where no acknowledge was given: 00 00.
        if case .set(let password, _) = change {
            TagPassword(password.bytes, acknowledge: password.acknowledge ?? [0x00, 0x00])
        } else {
            nil
        }
    }

    private func isWanted(_ password: TagPassword?) -> Bool { password != nil && password == wanted }

    /// Opens a tag of which not even the limit of wrong passwords is known: one password only is tried.
    private func openFirst() throws(PasswordFailure) {
        guard let password = present ?? wanted else { throw .presentPasswordNeeded(from: 0) }
        try tryAll([password])
    }

    /// Opens a tag whose settings are known.
    ///
    /// Where they are what they are to become, the new password is the likelier one; where wrong passwords are counted,
    /// the likelier one only is tried.
    private func open(settingsAreMet: Bool, _ inspection: TagInspection) throws(PasswordFailure) {
        var passwords = [present, wanted].compactMap { $0 }
        if settingsAreMet { passwords.reverse() }
        if inspection.password.value?.tryLimit != nil { passwords = Array(passwords.prefix(1)) }
        guard !passwords.isEmpty else {
            throw .presentPasswordNeeded(from: inspection.password.value?.firstProtectedPage ?? 0)
        }
        try tryAll(passwords)
    }

    private func tryAll(_ passwords: [TagPassword]) throws(PasswordFailure) {
        var refusal: TagError?
        for password in passwords {
            do throws(AccessFailure) {
                return try session.authenticate(with: password)
            } catch {
                guard case .tag(let problem) = error, case .authenticate = problem.command else {
                    throw .nothingSent(error)
                }
                refusal = refusal ?? problem
            }
        }
        if let refusal { throw .presentPasswordRefused(refusal) }
    }
}
