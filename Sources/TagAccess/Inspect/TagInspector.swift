// SPDX-License-Identifier: MIT

internal import Type2Tag

/// Asks a tag what it is before anything is done to it.
public struct TagInspector {
    private let session: TagSession
    /// What is assumed of the chip when the tag does not name it.
    private let assumption: Fact<ChipModel>?

    /// Reads identifier, chip, container, message, locks and password settings, with as few commands as possible.
    ///
    /// What the tag will not tell becomes a fact that is not reported; only a tag that tells nothing at all is an
    /// error.
    ///
    /// - Throws: `AccessFailure` when the link fails, another tag lies there, or page 0 cannot be read.
    public static func inspect(_ session: TagSession) throws(AccessFailure) -> TagInspection {
        try inspect(session, assuming: nil)
    }

    static func inspect(
        _ session: TagSession,
        assuming assumption: Fact<ChipModel>?
    ) throws(AccessFailure) -> TagInspection {
        session.forgetMemory()
        return try TagInspector(session: session, assumption: assumption).inspect()
    }

    private func inspect() throws(AccessFailure) -> TagInspection {
        try session.readMissing(0 ... .capabilityContainer, chip: nil)
        guard let content = session.memory[.capabilityContainer], let container = CapabilityContainer(content) else {
            throw .tag(TagError(.unexpectedAnswer, command: .read(0)))
        }
        let version = try askVersion()
        let chip = identify(version, container: container)
        let reported = if case .reported(let model) = chip { model } else { ChipModel?.none }

        var findings = self.findings(of: container, chip: chip.value)
        let walk = try self.walk(container: container, chip: chip.value, reported: reported)
        if let layout = walk.layout { findings += layout.findings }
        let settings = try readSettings(chip: chip, reported: reported)

        let judgement = AccessJudgement(
            container: container,
            locks: settings.locks.value,
            password: settings.password.value,
            guardsLockBits: reported != nil && settings.locks.value == nil,
            message: walk.message,
            layout: walk.layout
        )
        return TagInspection(
            uid: session.uid,
            version: version,
            chip: chip,
            container: container,
            layout: walk.layout,
            capacity: walk.capacity,
            locks: settings.locks,
            password: settings.password,
            access: judgement.state,
            message: walk.message,
            findings: findings,
            memory: session.memory
        )
    }

    // MARK: Chip

    private func askVersion() throws(AccessFailure) -> Fact<ChipVersion> {
        guard session.link.capabilities.carriesNativeCommands else {
            return .notReported(because: "the reader carries no GET_VERSION")
        }
        do throws(AccessFailure) {
            guard let version = ChipVersion(try session.query(.getVersion)) else {
                return .notReported(because: "the answer to GET_VERSION has not eight bytes")
            }
            return .reported(version)
        } catch {
            guard case .tag(let problem) = error, problem.command == .getVersion else { throw error }
            return .notReported(because: problem.description)
        }
    }

    private func identify(_ version: Fact<ChipVersion>, container: CapabilityContainer) -> Fact<ChipModel> {
        guard let answer = version.value else {
            if let assumption, assumption.value != nil { return assumption }
            return ChipModel.guessed(from: container)
        }
        guard let model = ChipModel.identified(by: answer) else {
            return .notReported(because: "no known chip answers GET_VERSION with \(TagInspector.hex(answer.bytes))")
        }
        return .reported(model)
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    }

    // MARK: Container

    private func findings(of container: CapabilityContainer, chip: ChipModel?) -> [Type2TagFinding] {
        var findings: [Type2TagFinding] = []
        let address = PageAddress.capabilityContainer.byteAddress
        if let error = container.objection(at: address) {
            findings.append(Type2TagFinding(error, .error))
        } else if let chip, container.dataAreaSize > chip.userMemorySize {
            let reason = Type2TagError.Reason.containerExceedsMemory(
                claimed: container.dataAreaSize,
                available: chip.userMemorySize
            )
            findings.append(Type2TagFinding(Type2TagError(reason, at: address + 2), .warning))
        }
        return TagUID.checkByteFindings(in: session.memory) + findings
    }

    // MARK: Message

    private struct Walk {
        var layout: TLVLayout?
        var capacity: Fact<MessageCapacity>
        var message: StoredMessage
    }

    private func walk(
        container: CapabilityContainer,
        chip: ChipModel?,
        reported: ChipModel?
    ) throws(AccessFailure) -> Walk {
        if let error = container.objection(at: PageAddress.capabilityContainer.byteAddress) {
            return Walk(capacity: .notReported(because: error.description), message: .notNDEF(error))
        }
        do throws(AccessFailure) {
            return judge(try session.walkMessage(container: container, chip: chip, reported: reported))
        } catch {
            guard case .tag(let problem) = error, problem.command != nil else { throw error }
            return Walk(capacity: .notReported(because: problem.description), message: .unreadable(problem))
        }
    }

    private func judge(_ layout: TLVLayout) -> Walk {
        let capacity: Fact<MessageCapacity> =
            if let capacity = layout.capacity {
                .reported(capacity)
            } else {
                .notReported(because: "the data area is damaged")
            }
        if let block = layout.message {
            guard let start = block.valueRanges.first?.lowerBound, !block.value.isEmpty else {
                return Walk(layout: layout, capacity: capacity, message: .blank)
            }
            return Walk(layout: layout, capacity: capacity, message: .message(block.value, byteAddress: start))
        }
        if layout.messagePosition == nil, let finding = layout.findings.first(where: { $0.severity == .error }) {
            return Walk(layout: layout, capacity: capacity, message: .damaged(finding))
        }
        return Walk(layout: layout, capacity: capacity, message: .blank)
    }

    // MARK: Locks and password

    private struct Settings {
        var locks: Fact<LockState>
        var password: Fact<PasswordProtection>
    }

    private func readSettings(chip: Fact<ChipModel>, reported: ChipModel?) throws(AccessFailure) -> Settings {
        guard let model = chip.value else {
            let because = "where the lock bits lie depends on the chip, and \(chip.because ?? "it is not known")"
            return Settings(locks: .notReported(because: because), password: .notReported(because: because))
        }
        var refusal: TagError?
        do throws(AccessFailure) {
            try session.readMissing(model.dynamicLocks.page...model.configuration.second, chip: reported)
        } catch {
            guard case .tag(let problem) = error, problem.command != nil else { throw error }
            refusal = problem
        }
        // The lock bits may be open before guarded configuration pages; a tag that did not name itself may be another
        // chip, where they are no lock bits.
        if let refusal, reported == nil {
            let because = refusal.description
            return Settings(locks: .notReported(because: because), password: .notReported(because: because))
        }
        let because = refusal?.description ?? "the configuration pages were not read"
        let password: Fact<PasswordProtection> =
            PasswordProtection(memory: session.memory, model: model).map { password in chip.map { _ in password } }
            ?? .notReported(because: because)
        do throws(PlanError) {
            let locks = try LockState(memory: session.memory, model: model)
            return Settings(locks: chip.map { _ in locks }, password: password)
        } catch {
            return Settings(locks: .notReported(because: refusal?.description ?? error.description), password: password)
        }
    }
}
