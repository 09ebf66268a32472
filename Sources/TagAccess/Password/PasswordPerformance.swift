// SPDX-License-Identifier: MIT

internal import Type2Tag

/// The steps of one change of a password.
///
/// It can be stopped before the first write only: once begun, everything is sent and proved.
struct PasswordPerformance {
    let prepared: PreparedPassword
    let session: TagSession

    /// How often a secret is written whose answer does not come: it cannot be read back.
    private static let secretTries = 3

    func perform() throws(PasswordFailure) -> TagPasswordSetter.Report {
        defer { session.mayStop = true }
        do throws(AccessFailure) {
            // The tag may have been swapped meanwhile.
            try session.reselect()
            try session.checkStop()
        } catch {
            throw .nothingSent(error)
        }
        session.mayStop = false
        var pages: [PageAddress] = []
        for (index, step) in prepared.plan.steps.enumerated() {
            do throws(AccessFailure) {
                try carryOut(step)
                if case .write(let write) = step { pages.append(write.page) }
            } catch {
                throw .failed(error, progress(PasswordProgress(prepared, stepsDone: index, pagesWritten: pages)))
            }
        }
        return try verify(pages)
    }

    private func carryOut(_ step: PasswordPlan.Step) throws(AccessFailure) {
        switch step {
        case .authenticate(let password): try session.authenticate(with: password)
        case .write(let write) where write.isSecret: try writeSecret(write)
        case .write(let write):
            try session.write(write)
            // From the next selection on nothing is guarded, and the password is about to change.
            if write.purpose == .passwordOff { session.keep(nil) }
        }
    }

    private func writeSecret(_ write: PageWrite) throws(AccessFailure) {
        for attempt in 1...PasswordPerformance.secretTries {
            switch try session.exchange(write.command) {
            case .acknowledged: return
            case .notAcknowledged(let code) where attempt == PasswordPerformance.secretTries || code != 5:
                try session.reselect()
                throw .tag(TagError(.refused(code: code), command: write.command))
            case .none where attempt == PasswordPerformance.secretTries:
                try session.reselect()
                throw .tag(TagError(.silent, command: write.command))
            case .data:
                try session.reselect()
                throw .tag(TagError(.unexpectedAnswer, command: write.command))
            case .notAcknowledged, .none: try session.reselect()
            }
        }
    }

    // MARK: Afterwards

    private func verify(_ pages: [PageAddress]) throws(PasswordFailure) -> TagPasswordSetter.Report {
        let done = PasswordProgress(prepared, stepsDone: prepared.plan.steps.count, pagesWritten: pages)
        let after: TagInspection
        do throws(AccessFailure) {
            try session.reselect()
            after = try TagInspector.inspect(session)
        } catch {
            throw .failed(error, done)
        }
        guard prepared.plan.isMet(by: after.memory) else { throw .notVerified(progress(done)) }
        return TagPasswordSetter.Report(prepared: prepared, after: after)
    }

    /// Reads whether a password guards anything, where that is in doubt and the tag still answers.
    private func progress(_ progress: PasswordProgress) -> PasswordProgress {
        guard progress.inForce.count > 1, let page = prepared.inspection.chip.value?.configuration?.first else {
            return progress
        }
        session.keep(nil)
        do throws(AccessFailure) {
            try session.reselect()
            let first = try session.query(.read(page))
            return progress.knowing(isGuarded: first[3] <= (prepared.inspection.chip.value?.lastPage ?? 0).rawValue)
        } catch {
            // A guarded page refuses to be read.
            if case .tag(let problem) = error, problem.command == .read(page) {
                return progress.knowing(isGuarded: true)
            }
            return progress
        }
    }
}
