// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import Type2Tag

/// `tapcard format` and `tapcard repair`.
struct MendVerbs {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    private var isDryRun: Bool { invocation.arguments[Keys.dryRun] }

    // MARK: Format

    func format() throws(CommandFailure) -> ExitStatus {
        let session = try invocation.openTag()
        do throws(MendFailure) {
            let prepared = try TagFormatter.prepare(
                on: session,
                dataAreaSize: invocation.arguments[Keys.dataAreaSize],
                withLockControlTLV: !invocation.arguments[Keys.noLockTLV]
            )
            if isDryRun {
                show("planned", prepared, prepared.inspection)
            } else {
                let report = try TagFormatter.perform(prepared, on: session)
                show(prepared.plan.writes.isEmpty ? "alreadyFormatted" : "formatted", prepared, report.after)
            }
        } catch {
            throw CommandFailure(error)
        }
        return .done
    }

    private func show(_ state: String, _ prepared: TagFormatter.Prepared, _ tag: TagInspection) {
        let result =
            switch state {
            case "planned": ["Dry run: nothing was written"]
            case "alreadyFormatted":
                ["Result     nothing to do: the tag is formatted already; nothing was written"]
            default:
                [
                    "Capacity   \(TagText.capacity(tag.capacity))",
                    "Result     verified: selected again, container and data area read back",
                ]
            }
        show("format", state, prepared.inspection, prepared.plan.writes, prepared.before, [], result)
    }

    // MARK: Repair

    func repair() throws(CommandFailure) -> ExitStatus {
        let session = try invocation.openTag()
        let prepared: TagRepairer.Prepared
        do throws(MendFailure) {
            prepared = try TagRepairer.prepare(on: session)
        } catch {
            throw CommandFailure(error)
        }
        let plan = prepared.plan
        let story =
            plan.diagnosis.faults.map { "Fault      \($0.description)" } + plan.kept.map { "Kept       \($0)" }
            + plan.lost.map { "Lost       \($0)" }
        if plan.writes.isEmpty {
            show(
                "repair", "sound", prepared.inspection, [], prepared.before, story,
                ["Result     nothing to do: nothing that can be repaired is wrong; nothing was written"])
            return .done
        }
        if isDryRun {
            show(
                "repair", "planned", prepared.inspection, plan.writes, prepared.before, story,
                ["Dry run: nothing was written"])
            return .done
        }
        if !invocation.arguments[Keys.yes] { try ask(story, prepared) }
        do throws(MendFailure) {
            let report = try TagRepairer.perform(prepared, on: session)
            let now = report.after.message.bytes.map { "a message of \($0.count) bytes" } ?? "no message"
            show(
                "repair", "repaired", prepared.inspection, plan.writes, prepared.before, story,
                ["Result     verified: selected again, read back, \(now)"])
        } catch {
            throw CommandFailure(error)
        }
        return .done
    }

    private func ask(_ story: [String], _ prepared: TagRepairer.Prepared) throws(CommandFailure) {
        let lines =
            ["Tag        \(prepared.inspection.uid)"] + story
            + PlanText.lines(prepared.plan.writes, before: prepared.before) + ["Write this? [y/N] "]
        switch invocation.console.ask(lines.joined(separator: "\n")) {
        case .line(let line) where ["y", "yes"].contains(line.lowercased()): return
        case .line, .none:
            throw CommandFailure("declined", "not repaired; nothing was written", exit: .answerIsNo)
        case .noTerminal:
            throw CommandFailure(
                "needs-yes", "there is no terminal to ask on; nothing was written", exit: .usage,
                hint: "'--dry-run' shows what would be written, '--yes' writes it")
        }
    }

    // MARK: Both

    private func show(
        _ kind: String,
        _ state: String,
        _ tag: TagInspection,
        _ writes: [PageWrite],
        _ before: MemoryImage,
        _ story: [String],
        _ result: [String]
    ) {
        let table = writes.isEmpty ? [] : PlanText.lines(writes, before: before, areDone: state != "planned")
        invocation.show(
            MendDocument(kind: kind, tag.uid, state: state, notes: story, writes: writes, before: before),
            lines: ["Tag        \(tag.uid)"] + story + table + result
        )
    }
}
