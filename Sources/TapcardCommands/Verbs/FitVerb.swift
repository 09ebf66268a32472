// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import TagAccess
internal import Type2Tag

/// `tapcard fit`.
struct FitVerb {
    private let invocation: Invocation
    private var arguments: ParsedArguments { invocation.arguments }

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let built = try invocation.outgoingMessage()
        let target = try target(for: built)
        let needed = built.bytes.count
        guard let capacity = target.capacity.value else {
            if let refusal = target.refusal { throw CommandFailure(refusal) }
            throw CommandFailure(
                "capacity-not-reported",
                "how much fits is not known: \(target.capacity.because ?? "the tag does not say")",
                exit: .dataError
            )
        }
        let fits = capacity.fits(needed)
        let document = FitDocument(
            fits: fits,
            needed: needed,
            capacity: CapacityDocument(target.capacity),
            left: capacity.bytes - needed,
            access: target.tag?.access.rawValue,
            writable: target.tag.map { _ in target.refusal == nil },
            smallestChip: ChipChoice.smallest(taking: needed)?.chip.name,
            records: built.recordDocuments,
            cards: built.cardDocuments(capacity: capacity.bytes),
            findings: built.findings
        )
        invocation.show(document, lines: lines(document, target, built))
        if let refusal = target.refusal { throw failure(refusal, target) }
        return fits ? .done : .answerIsNo
    }

    /// What the message is measured against.
    private struct Target {
        let capacity: Fact<MessageCapacity>
        var tag: TagInspection?
        /// Why it cannot be written, whatever its size.
        var refusal: WriteRefusal?
    }

    private func lines(_ document: FitDocument, _ target: Target, _ built: BuiltMessage) -> [String] {
        let left = document.left
        var lines = built.sizeLines(capacity: target.capacity.value?.bytes)
        lines += [
            "Needed     \(document.needed) bytes",
            "Capacity   \(TagText.capacity(target.capacity))",
            document.fits ? "Result     fits, \(left) left" : "Result     does not fit, \(-left) over",
        ]
        if let tag = target.tag, target.refusal != nil {
            let outcome = document.fits ? "it fits by size, but cannot be written" : "it cannot be written either"
            lines.append("Access     \(TagText.access(tag.access)): \(outcome)")
        }
        if !document.fits {
            let smallest = ChipChoice.smallest(taking: document.needed)
            lines.append(
                "Takes it   "
                    + (smallest.map { "an \($0.chip.name) as delivered (\($0.capacity) bytes), or a larger tag" }
                        ?? "no NTAG21x: the largest is the \(ChipChoice.largest)")
            )
            lines += built.shortenings(toFit: document.needed + left).flatMap { [""] + CardSizeText.lines($0) }
        }
        return lines
    }

    private func failure(_ refusal: WriteRefusal, _ target: Target) -> CommandFailure {
        var failure = CommandFailure(refusal)
        if case .pagesLocked = refusal, let tag = target.tag {
            failure.hint = RefusalHint.text(forLockedPagesOf: tag) ?? failure.hint
        }
        return failure
    }

    private func target(for message: BuiltMessage) throws(CommandFailure) -> Target {
        // An assumption that was asked for goes before a reader that only the environment names.
        let readerIsNamed = arguments.origin(of: Keys.reader) != .default
        if let model = arguments[Keys.assume] {
            return Target(capacity: assumed(model.chip, because: "--assume names it"))
        }
        guard readerIsNamed else { return Target(capacity: assumed(.ntag213, because: "no reader was named")) }
        if arguments[Keys.noLockTLV] {
            throw CommandFailure(
                arguments.usageError("'--no-lock-tlv' goes with '--assume'; a tag on a reader tells for itself")
            )
        }
        let session = try invocation.openTag()
        let tag = try session.inspect()
        return Target(capacity: tag.capacity, tag: tag, refusal: try refusal(of: message.message, session))
    }

    /// Whether `write` would refuse the tag for another reason than the size.
    private func refusal(of message: OutgoingMessage, _ session: TagSession) throws(CommandFailure) -> WriteRefusal? {
        do throws(WriteFailure) {
            _ = try TagWriter.prepare(message, on: session)
            return nil
        } catch {
            switch error {
            case .refused(.tooLong): return nil
            case .refused(let refusal): return refusal
            case .failed, .notVerified: throw CommandFailure(error)
            }
        }
    }

    private func assumed(_ model: ChipModel, because: String) -> Fact<MessageCapacity> {
        let isBare = arguments[Keys.noLockTLV]
        let capacity = isBare ? MessageCapacity(withoutLockControlTLV: model) : MessageCapacity(factory: model)
        let delivery = model.factoryContainer.isBlank ? "once it is formatted" : "as delivered"
        let form = isBare ? "without a lock control TLV" : delivery
        return .assumed(capacity, because: "an \(model.name) \(form), since \(because)")
    }
}
