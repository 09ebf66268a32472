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
        let needed = try invocation.outgoingMessage().bytes.count
        let fact = try capacity()
        guard let capacity = fact.value else {
            throw CommandFailure(
                "capacity-not-reported",
                "how much fits is not known: \(fact.because ?? "the tag does not say")",
                exit: .dataError
            )
        }
        let left = capacity.bytes - needed
        let fits = capacity.fits(needed)
        invocation.show(
            FitDocument(fits: fits, needed: needed, capacity: CapacityDocument(fact), left: left),
            lines: [
                "Needed     \(needed) bytes",
                "Capacity   \(TagText.capacity(fact))",
                fits ? "Result     fits, \(left) left" : "Result     does not fit, \(-left) over",
            ]
        )
        return fits ? .done : .answerIsNo
    }

    private func capacity() throws(CommandFailure) -> Fact<MessageCapacity> {
        // An assumption that was asked for goes before a reader that only the environment names.
        let readerIsNamed = arguments.origin(of: Keys.reader) != .default
        if let model = arguments[Keys.assume] {
            return assumed(model.chip, because: "--assume names it")
        }
        guard readerIsNamed else { return assumed(.ntag213, because: "no reader was named") }
        if arguments[Keys.noLockTLV] {
            throw CommandFailure(
                arguments.usageError("'--no-lock-tlv' goes with '--assume'; a tag on a reader tells for itself")
            )
        }
        return try invocation.openSession().inspect().capacity
    }

    private func assumed(_ model: ChipModel, because: String) -> Fact<MessageCapacity> {
        let isBare = arguments[Keys.noLockTLV]
        let capacity = isBare ? MessageCapacity(withoutLockControlTLV: model) : MessageCapacity(factory: model)
        let form = isBare ? "without a lock control TLV" : "as delivered"
        return .assumed(capacity, because: "an \(model.name) \(form), since \(because)")
    }
}
