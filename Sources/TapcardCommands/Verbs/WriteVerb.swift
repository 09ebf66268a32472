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
        let built = try invocation.outgoingMessage()
        return try put(built.message, built, kind: "write")
    }

    func runErasing() throws(CommandFailure) -> ExitStatus {
        try put(.erasure, nil, kind: "erase")
    }

    private func put(
        _ message: OutgoingMessage,
        _ built: BuiltMessage?,
        kind: String
    ) throws(CommandFailure) -> ExitStatus {
        let session = try invocation.openTag()
        do throws(WriteFailure) {
            let prepared = try TagWriter.prepare(message, on: session, wiping: invocation.arguments[Keys.wipe])
            if invocation.arguments[Keys.dryRun] {
                show(prepared, built, kind: kind, isDryRun: true)
            } else {
                let report = try TagWriter.perform(prepared, on: session)
                show(report.prepared, built, kind: kind, isDryRun: false)
            }
        } catch {
            throw try failure(error, built, session)
        }
        return .done
    }

    /// Where locked pages are in the way, the tag can still tell how long a message may be.
    private func failure(
        _ error: WriteFailure,
        _ built: BuiltMessage?,
        _ session: TagSession
    ) throws(CommandFailure) -> CommandFailure {
        var failure = CommandFailure(error)
        if case .refused(.tooLong(_, let capacity)) = error, let capacity = capacity.value, let built {
            failure.adviseShortening(built, capacity: capacity.bytes)
        }
        if case .refused(.pagesLocked) = error {
            failure.hint = RefusalHint.text(forLockedPagesOf: try session.inspect()) ?? failure.hint
        }
        return failure
    }

    private func show(_ prepared: PreparedWrite, _ built: BuiltMessage?, kind: String, isDryRun: Bool) {
        let isHiding = !invocation.arguments[Keys.reveal] && Secret.mayLie(in: prepared)
        invocation.show(
            WriteDocument(kind, prepared, built, isDryRun: isDryRun, isHiding: isHiding),
            lines: isDryRun
                ? dryLines(prepared, built, isHiding) : doneLines(prepared, built, kind: kind)
        )
    }

    private func dryLines(_ prepared: PreparedWrite, _ built: BuiltMessage?, _ isHiding: Bool) -> [String] {
        ["Tag        \(prepared.inspection.uid)", capacityLine(prepared)] + sizeLines(prepared, built)
            + PlanText.lines(prepared.plan.writes, before: prepared.before, isHiding: isHiding)
            + (isHiding ? ["Note       ** may hold the key of a Wi-Fi network; --reveal shows it"] : []) + [
                "Dry run: nothing was written"
            ]
    }

    private func doneLines(_ prepared: PreparedWrite, _ built: BuiltMessage?, kind: String) -> [String] {
        let isErasing = kind == "erase"
        let pages = Set(prepared.plan.writes.map(\.page)).count
        let written =
            switch (isErasing, pages) {
            case (true, 0): "nothing: the tag is blank already"
            case (false, 0): "nothing: the tag holds this message already"
            case (true, _): "\(pages == 1 ? "1 page" : "\(pages) pages"): the message is now empty"
            case (false, _): "\(prepared.message.bytes.count) bytes, \(pages == 1 ? "1 page" : "\(pages) pages")"
            }
        let outcome = isErasing ? (pages == 0 ? "still blank" : "no message any more") : "every record the same"
        let remains =
            isErasing && pages > 0 && !prepared.isWiping
            ? ["Note       the bytes behind the length stay until they are overwritten"] : []
        return ["Tag        \(prepared.inspection.uid)", capacityLine(prepared)] + sizeLines(prepared, built)
            + ["Written    \(written)", "Result     verified: selected again, read back, \(outcome)"] + remains
    }

    private func sizeLines(_ prepared: PreparedWrite, _ built: BuiltMessage?) -> [String] {
        built?.sizeLines(capacity: prepared.inspection.capacity.value?.bytes) ?? []
    }

    private func capacityLine(_ prepared: PreparedWrite) -> String {
        "Capacity   \(TagText.capacity(prepared.inspection.capacity))"
    }
}
