// SPDX-License-Identifier: MIT

/// A handover record whose inner records are being sorted.
struct HandoverDraft {
    let version: HandoverVersion
    private let type: WellKnownType

    private var carriers: [AlternativeCarrierRecord] = []
    private var collisionResolution: CollisionResolutionRecord?
    private var error: HandoverErrorRecord?
    private var others: [NDEFRecord] = []
    private var records: [NDEFRecord] = []

    // Kept when nothing is built, too.
    private var seen: Set<WellKnownType> = []

    init(_ type: WellKnownType, version: HandoverVersion) {
        self.type = type
        self.version = version
    }

    /// Takes the next record.
    ///
    /// - Returns: The rule that forbids it beside those before it, or nil.
    mutating func add(_ part: InnerRecord, isBuilding: Bool) -> NDEFError.Reason? {
        var breach: NDEFError.Reason?
        if let inner = WellKnownType(of: part.record), let name = partThatComesOnce(inner),
            !seen.insert(inner).inserted
        {
            breach = .part(name, .repeated)
        } else if WellKnownType(of: part.record) == .alternativeCarrier {
            seen.insert(.alternativeCarrier)
        }
        if isBuilding {
            records.append(part.record)
            if breach != nil || !sort(part.stored) { others.append(part.record) }
        }
        return breach
    }

    private mutating func sort(_ content: RecordContent?) -> Bool {
        switch (content, type) {
        case (.alternativeCarrier(let content), _): carriers.append(content)
        case (.collisionResolution(let content), .handoverRequest): collisionResolution = content
        case (.handoverError(let content), .handoverSelect): error = content
        default: return false
        }
        return true
    }

    private func partThatComesOnce(_ inner: WellKnownType) -> NDEFError.Part? {
        switch (inner, type) {
        case (.collisionResolution, .handoverRequest): .collisionResolution
        case (.error, .handoverSelect): .handoverError
        default: nil
        }
    }

    var hasCarriers: Bool { seen.contains(.alternativeCarrier) }

    /// What a request should have and has not.
    var absences: [(reason: NDEFError.Reason, severity: NDEFFinding.Severity)] {
        guard type == .handoverRequest, version.isKnown else { return [] }
        var absences: [(reason: NDEFError.Reason, severity: NDEFFinding.Severity)] = []
        if version.needsCollisionResolution, !seen.contains(.collisionResolution) {
            absences.append((.part(.collisionResolution, .missing), .error))
        }
        if !hasCarriers {
            absences.append((.part(.alternativeCarrier, .missing), .warning))
        }
        return absences
    }

    var content: RecordContent {
        switch type {
        case .handoverRequest:
            .handoverRequest(
                HandoverRequestRecord(
                    version: version, carriers: carriers, collisionResolution: collisionResolution, others: others,
                    records: records))
        case .handoverMediation:
            .handoverMediation(
                HandoverMediationRecord(version: version, carriers: carriers, others: others, records: records))
        case .handoverInitiate:
            .handoverInitiate(
                HandoverInitiateRecord(version: version, carriers: carriers, others: others, records: records))
        default:
            .handoverSelect(
                HandoverSelectRecord(
                    version: version, carriers: carriers, error: error, others: others, records: records))
        }
    }
}
