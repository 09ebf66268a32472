// SPDX-License-Identifier: MIT

internal import Type2Tag

/// One round of questions to a tag.
struct TagInquiry {
    let session: TagSession
    /// What is assumed of the chip when the tag does not name it.
    let assumption: Fact<ChipModel>?

    func inspect() throws(AccessFailure) -> TagInspection {
        try session.readMissing(0 ... .capabilityContainer, chip: nil)
        guard let content = session.memory[.capabilityContainer], let container = CapabilityContainer(content) else {
            throw .tag(TagError(.unexpectedAnswer, command: .read(0)))
        }
        let (version, chip) = try ChipInquiry(session: session, container: container, assumption: assumption).ask()
        let reported = if case .reported(let model) = chip { model } else { ChipModel?.none }

        var findings = self.findings(of: container, chip: chip.value)
        let walk = try self.walk(container: container, chip: chip, reported: reported)
        if let layout = walk.layout {
            findings += layout.findings
            if let model = chip.value { findings += layout.contradictions(with: model) }
        }
        let settings = try readSettings(chip: chip, reported: reported)

        let judgement = AccessJudgement(
            container: container,
            locks: settings.locks,
            password: settings.password,
            isAuthenticated: session.isAuthenticated,
            guardsLockBits: reported != nil && settings.locks.value == nil,
            message: walk.message,
            layout: walk.layout
        )
        let verdict = judgement.verdict
        return TagInspection(
            uid: session.uid,
            version: version,
            chip: chip,
            container: container,
            layout: walk.layout,
            capacity: walk.capacity,
            locks: settings.locks,
            password: settings.password,
            access: verdict.state,
            accessAssumption: verdict.assumption,
            message: walk.message,
            findings: findings,
            memory: session.memory,
            isAuthenticated: session.isAuthenticated,
            session: session.mark
        )
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
        chip: Fact<ChipModel>,
        reported: ChipModel?
    ) throws(AccessFailure) -> Walk {
        if let error = container.objection(at: PageAddress.capabilityContainer.byteAddress) {
            return Walk(capacity: .notReported(because: error.description), message: .notNDEF(error))
        }
        do throws(AccessFailure) {
            let layout = try session.walkMessage(container: container, chip: chip.value, reported: reported)
            return judge(layout, capacity: capacity(of: layout, container: container, chip: chip))
        } catch {
            guard case .tag(let problem) = error, problem.command != nil else { throw error }
            return Walk(capacity: .notReported(because: problem.description), message: .unreadable(problem))
        }
    }

    /// Reported, unless it is our assumption about the chip that says where the data area ends.
    private func capacity(
        of layout: TLVLayout,
        container: CapabilityContainer,
        chip: Fact<ChipModel>
    ) -> Fact<MessageCapacity> {
        guard let capacity = layout.capacity else { return .notReported(because: "the data area is damaged") }
        if case .assumed(let model, let because) = chip, model.userMemorySize < container.dataAreaSize {
            return .assumed(capacity, because: because)
        }
        return .reported(capacity)
    }

    private func judge(_ layout: TLVLayout, capacity: Fact<MessageCapacity>) -> Walk {
        if let block = layout.message {
            guard let start = block.valueRanges.first?.lowerBound, !block.value.isEmpty else {
                return Walk(layout: layout, capacity: capacity, message: .blank)
            }
            return Walk(layout: layout, capacity: capacity, message: .message(block.value, byteAddress: start))
        }
        if layout.isDamaged, let finding = layout.findings.first(where: { $0.severity == .error }) {
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
            if let pages = model.settingsPages { try session.readMissing(pages, chip: reported) }
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
