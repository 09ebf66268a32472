// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import Type2Tag

/// `tapcard lock`.
struct LockVerb {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let typed = try uidOption()
        let session = try invocation.openTag()
        let inspection = try session.inspect()
        // Whoever names a tag means that one, whatever state the tag on the reader is in.
        if let typed, typed != inspection.uid { throw wrongTag(typed, inspection.uid) }
        return try settle(LockGate(judging: inspection, typedUID: typed, scope: scope), inspection, session)
    }

    private var isDryRun: Bool { invocation.arguments[Keys.dryRun] }

    private var scope: LockScope {
        if invocation.arguments[Keys.soft] { return .container }
        return invocation.arguments[Keys.freezeConfiguration] ? .pagesAndConfiguration : .pages
    }

    private func settle(
        _ gate: consuming LockGate,
        _ inspection: TagInspection,
        _ session: TagSession
    ) throws(CommandFailure) -> ExitStatus {
        switch consume gate {
        case .noTag:
            throw CommandFailure("no-tag", "no tag lies on the reader", exit: .noTagInTime)
        case .alreadyLocked:
            showAlreadyLocked(inspection)
            return .done
        case .notLockable(let refusal):
            throw CommandFailure(refusal)
        case .needsConfirmation(let expected, let plan):
            if isDryRun, invocation.arguments[Keys.lockUID] == nil {
                showPlan(plan, inspection)
                return .done
            }
            return try lock(try confirmed(expected, plan, inspection), inspection, session, wasShown: true)
        case .armed(let warrant):
            if isDryRun {
                showPlan(warrant.plan, inspection)
                return .done
            }
            return try lock(warrant, inspection, session)
        }
    }

    // MARK: Confirmation

    private func uidOption() throws(CommandFailure) -> TagUID? {
        guard let text = invocation.arguments[Keys.lockUID] else { return nil }
        do throws(Type2TagError) {
            return try TagUID(parsing: text)
        } catch {
            let message =
                switch error.reason {
                case .uidLength(let count):
                    "'--uid' has \(count) \(count == 1 ? "byte" : "bytes"); a UID has 4, 7 or 10"
                default: "'--uid' is not hexadecimal"
                }
            throw CommandFailure(invocation.arguments.usageError(message))
        }
    }

    /// Asks for the UID on the terminal, and passes the gate with what was typed.
    private func confirmed(
        _ expected: TagUID,
        _ plan: LockPlan,
        _ inspection: TagInspection
    ) throws(CommandFailure) -> LockWarrant {
        let prompt =
            (["Tag        \(expected)"] + outline(plan, inspection) + [
                consequence(for: expected),
                "Type the tag's whole UID to lock it: ",
            ]).joined(separator: "\n")
        switch invocation.console.ask(prompt) {
        case .line(let line):
            guard let typed = try? TagUID(parsing: line) else { throw mismatch(line, expected) }
            switch LockGate(judging: inspection, typedUID: typed, scope: scope) {
            case .armed(let warrant): return warrant
            default: throw mismatch(line, expected)
            }
        case .none:
            if invocation.console.isInterrupted {
                throw CommandFailure("stopped", "stopped on request; nothing was sent", exit: .interrupted)
            }
            throw mismatch("", expected)
        case .noTerminal:
            throw CommandFailure(
                "needs-uid",
                "locking asks for the tag's UID, and there is no terminal to ask on; nothing was sent",
                exit: .usage,
                hint: "in a script give the UID of the tag with --uid"
            )
        }
    }

    private func consequence(for uid: TagUID) -> String {
        switch scope {
        case .pages: "This makes tag \(uid) read-only for good. Nothing can undo it."
        case .pagesAndConfiguration:
            "This makes tag \(uid) read-only for good, and freezes its configuration. Nothing can undo it."
        case .container:
            "This makes tag \(uid) say read-only for good; its pages stay open. Nothing can undo it."
        }
    }

    private func mismatch(_ typed: String, _ expected: TagUID) -> CommandFailure {
        let shown = typed.isEmpty ? "nothing" : "\"\(SafeText.oneLine(typed))\""
        return CommandFailure(
            "wrong-uid",
            "not locked: the tag is \(expected), \(shown) was typed; nothing was sent",
            exit: .answerIsNo
        )
    }

    private func wrongTag(_ given: TagUID, _ found: TagUID) -> CommandFailure {
        CommandFailure(
            "wrong-uid",
            "not locked: the tag on the reader is \(found), --uid says \(given); nothing was sent",
            exit: .answerIsNo
        )
    }

    /// What will stand on the tag for good, what is locked, and how.
    private func outline(_ plan: LockPlan, _ inspection: TagInspection) -> [String] {
        let records = Decoded(inspection, reader: nil).records.map { RecordText.summary(of: $0) }
        let pages = inspection.locks.value.map(\.openPages) ?? []
        let message =
            records.count == 1
            ? ["Message    1 record, \(records[0])"]
            : ["Message    \(records.count) records"] + records.map { "           \($0)" }
        let locks = scope == .container || pages.isEmpty ? [] : ["Locks      \(PageRuns.text(pages))"]
        return message + locks + PlanText.lines(plan.writes, before: inspection.memory)
    }

    // MARK: Locking

    private func lock(
        _ warrant: consuming LockWarrant,
        _ inspection: TagInspection,
        _ session: TagSession,
        wasShown: Bool = false
    ) throws(CommandFailure) -> ExitStatus {
        do throws(LockFailure) {
            let report = try TagLocker.lock(warrant, on: session)
            show("locked", report.plan.writes, inspection, verified: true) {
                // Whoever typed the UID has read the rest.
                (wasShown
                    ? []
                    : ["Tag        \(inspection.uid)"]
                        + PlanText.lines(report.plan.writes, before: inspection.memory, areDone: true))
                    + ["Result     \(result)"]
            }
        } catch {
            throw CommandFailure(error)
        }
        return .done
    }

    private var result: String {
        switch scope {
        case .pages: "locked for good; every lock bit was read back after selecting the tag again"
        case .pagesAndConfiguration:
            "locked for good and the configuration frozen; every bit was read back after selecting the tag again"
        case .container:
            "the container says read-only for good, and was read back after selecting the tag again; the pages are open"
        }
    }

    private func showAlreadyLocked(_ inspection: TagInspection) {
        show("alreadyLocked", [], inspection, verified: true) {
            let isWritable = inspection.locks.value?.containerSaysReadOnly == false
            let container = "Container  says writable and can no longer change: phones will try to write, and fail"
            let already =
                switch scope {
                case .pages: "every page is locked already"
                case .pagesAndConfiguration: "every page is locked and the configuration frozen already"
                case .container: "the container says read-only already"
                }
            return ["Tag        \(inspection.uid)"] + (isWritable ? [container] : [])
                + ["Result     nothing to do: \(already); nothing was sent"]
        }
    }

    private func showPlan(_ plan: LockPlan, _ inspection: TagInspection) {
        show("planned", plan.writes, inspection, verified: false) {
            ["Tag        \(inspection.uid)"] + outline(plan, inspection)
                + ["Dry run: nothing was written"]
        }
    }

    private func show(
        _ state: String,
        _ writes: [PageWrite],
        _ inspection: TagInspection,
        verified: Bool,
        _ lines: () -> [String]
    ) {
        let document = LockDocument(
            uid: inspection.uid.description,
            state: state,
            dryRun: invocation.arguments[Keys.dryRun],
            verified: verified,
            scope: scope.rawValue,
            containerSaysReadOnly: state == "locked" || inspection.container.writeAccess == .denied,
            writes: writes.map { PageWriteDocument($0, before: inspection.memory) }
        )
        invocation.show(document, lines: lines())
    }
}
