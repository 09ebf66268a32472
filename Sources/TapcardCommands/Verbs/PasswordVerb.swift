// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import Type2Tag

/// `tapcard password`.
struct PasswordVerb {
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        switch arguments.path.last {
        case "set":
            let settings = PasswordSettings(
                firstProtectedPage: PageAddress(rawValue: UInt8(clamping: arguments[Keys.firstProtectedPage])),
                protectsReading: arguments[Keys.protection] == .read,
                tryLimit: arguments[Keys.tryLimit]
            )
            let password = try givenPassword()
            return try change(.set(password, settings), present: try formerPassword())
        case "remove": return try change(.remove, present: try givenPassword())
        default: return try check(try givenPassword())
        }
    }

    // MARK: Files

    private func givenPassword() throws(CommandFailure) -> TagPassword {
        let path: String
        do throws(UsageError) {
            path = try arguments[Keys.ownPasswordFile]
        } catch {
            throw CommandFailure(error)
        }
        return try PasswordFile.read(path, console: invocation.console)
    }

    private func formerPassword() throws(CommandFailure) -> TagPassword? {
        guard let path = arguments[Keys.formerPasswordFile] else { return nil }
        return try PasswordFile.read(path, console: invocation.console)
    }

    // MARK: Verbs

    private func change(_ change: PasswordChange, present: TagPassword?) throws(CommandFailure) -> ExitStatus {
        let session = try invocation.openSession()
        do throws(PasswordFailure) {
            let prepared = try TagPasswordSetter.prepare(change, present: present, on: session)
            for warning in prepared.plan.warnings where !prepared.isDone { invocation.remark("warning: \(warning)") }
            if arguments[Keys.dryRun] {
                show("planned", prepared, isDryRun: true) { ["Dry run: nothing was written"] }
                return .done
            }
            let report = try TagPasswordSetter.perform(prepared, on: session)
            showDone(report)
        } catch {
            throw CommandFailure(error)
        }
        return .done
    }

    private func showDone(_ report: TagPasswordSetter.Report) {
        let prepared = report.prepared
        let state = prepared.isDone ? "alreadySet" : prepared.change == .remove ? "removed" : "set"
        show(state, prepared, isDryRun: false) {
            let password = report.after.password.value.map { ["Password   \(TagText.password($0))"] } ?? []
            let result =
                switch state {
                case "alreadySet":
                    "nothing to do: the tag took this password, and guards what it should; nothing was written"
                case "removed": "verified: selected again, no page needs a password"
                default: "verified: selected again, the tag took the password, and the settings were read back"
                }
            return password + ["Result     \(result)"]
        }
    }

    private func show(_ state: String, _ prepared: PreparedPassword, isDryRun: Bool, _ lines: () -> [String]) {
        let writes = prepared.isDone ? [] : prepared.plan.writes
        let table =
            writes.isEmpty ? [] : PlanText.lines(writes, before: prepared.inspection.memory, areDone: !isDryRun)
        invocation.show(
            PasswordDocument(prepared.inspection.uid, state: state, prepared: prepared, isDryRun: isDryRun),
            lines: ["Tag        \(prepared.inspection.uid)"] + table + lines()
        )
    }

    private func check(_ password: TagPassword) throws(CommandFailure) -> ExitStatus {
        let session = try invocation.openSession()
        let isRight: Bool
        do throws(PasswordFailure) {
            isRight = try TagPasswordSetter.check(password, on: session)
        } catch {
            throw CommandFailure(error)
        }
        let answer =
            isRight ? "right: the tag took it" : "wrong, or the chip knows no passwords: the tag did not take it"
        invocation.show(
            PasswordDocument(session.uid, state: isRight ? "right" : "wrong"),
            lines: ["Tag        \(session.uid)", "Password   \(answer)"]
        )
        return isRight ? .done : .answerIsNo
    }
}
