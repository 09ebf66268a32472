// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import Type2Tag

/// `tapcard write` and `tapcard erase`.
struct WriteVerb {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        // The message first: a mistake in it must not cost a tag's time.
        try put(try invocation.outgoingMessage(), kind: "write")
    }

    func runErasing() throws(CommandFailure) -> ExitStatus {
        try put(.erasure, kind: "erase")
    }

    private func put(_ message: OutgoingMessage, kind: String) throws(CommandFailure) -> ExitStatus {
        let session = try invocation.openSession()
        do throws(WriteFailure) {
            let prepared = try TagWriter.prepare(message, on: session)
            if invocation.arguments[Keys.dryRun] {
                show(prepared, kind: kind, isDryRun: true)
            } else {
                show(try TagWriter.perform(prepared, on: session).prepared, kind: kind, isDryRun: false)
            }
        } catch {
            throw CommandFailure(error)
        }
        return .done
    }

    private func show(_ prepared: PreparedWrite, kind: String, isDryRun: Bool) {
        invocation.show(
            WriteDocument(kind, prepared, isDryRun: isDryRun),
            lines: isDryRun ? dryLines(prepared) : doneLines(prepared, kind: kind)
        )
    }

    private func dryLines(_ prepared: PreparedWrite) -> [String] {
        ["Tag        \(prepared.inspection.uid)", capacityLine(prepared)]
            + PlanText.lines(prepared.plan.writes, before: prepared.before) + ["Dry run: nothing was written"]
    }

    private func doneLines(_ prepared: PreparedWrite, kind: String) -> [String] {
        let isErasing = kind == "erase"
        let pages = Set(prepared.plan.writes.map(\.page)).count
        let written =
            switch (isErasing, pages) {
            case (true, 0): "nothing: the tag is blank already"
            case (false, 0): "nothing: the tag holds this message already"
            case (true, _): "length 0, \(pages == 1 ? "1 page" : "\(pages) pages")"
            case (false, _): "\(prepared.message.bytes.count) bytes, \(pages == 1 ? "1 page" : "\(pages) pages")"
            }
        let outcome = isErasing ? "no message any more" : "every record the same"
        return [
            "Tag        \(prepared.inspection.uid)", capacityLine(prepared), "Written    \(written)",
            "Result     verified: selected again, read back, \(outcome)",
        ]
    }

    private func capacityLine(_ prepared: PreparedWrite) -> String {
        "Capacity   \(TagText.capacity(prepared.inspection.capacity))"
    }
}
