// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads a handover record: a version byte, then a message that may be left out (Connection Handover 1.x).
    mutating func readHandover(_ record: NDEFRecord, _ type: WellKnownType) -> RecordContent? {
        let payload = record.payloadSpan
        guard !payload.isEmpty else {
            note(.part(.handoverVersion, .missing), .error, at: .payload(0))
            return unknown(record)
        }
        var handover = HandoverDraft(type, version: HandoverVersion(rawValue: payload[0]))
        if !handover.version.isKnown {
            // Its layout may be another one, and nothing of it can be called wrong.
            note(.part(.handoverVersion, .unsupportedVersion(payload[0])), .warning, at: .payload(0))
        } else if payload.count > 1 {
            guard var inner = innerMessage(of: record, from: 1, in: .handover) else { return unknown(record) }
            while let part = next(&inner) {
                if let breach = handover.add(part, isBuilding: isBuilding) {
                    note(breach, .error, at: part, of: inner)
                }
            }
            if handover.hasCarriers { hasReferences = true }
        }
        for absence in handover.absences { note(absence.reason, absence.severity, at: .payload(0)) }
        return content { handover.content }
    }

    /// Reads a record that stands in a handover record and has a local type.
    mutating func readHandoverPart(_ record: NDEFRecord, _ type: WellKnownType) -> RecordContent? {
        switch type {
        case .alternativeCarrier: readAlternativeCarrier(record)
        case .collisionResolution: readCollisionResolution(record)
        case .error: readHandoverError(record)
        default: unknown(record)
        }
    }

    private mutating func readCollisionResolution(_ record: NDEFRecord) -> RecordContent? {
        guard let number = CollisionResolutionRecord(payload: record.payloadSpan) else {
            let found = record.payloadCount
            note(.part(.collisionResolution, .length(expected: 2, found: found)), .error, at: .payload(0))
            return unknown(record)
        }
        return content { .collisionResolution(number) }
    }

    private mutating func readHandoverError(_ record: NDEFRecord) -> RecordContent? {
        let payload = record.payloadSpan
        guard !payload.isEmpty else {
            note(.part(.handoverError, .truncated(needed: 1, available: 0)), .error, at: .payload(0))
            return unknown(record)
        }
        if let size = HandoverErrorRecord.dataSize(for: payload[0]) {
            if payload.count != 1 + size {
                note(
                    .part(.handoverError, .length(expected: 1 + size, found: payload.count)), .error,
                    at: .payload(0))
            }
        } else {
            note(.part(.handoverError, .reservedValue(payload[0])), .warning, at: .payload(0))
        }
        return content {
            .handoverError(
                HandoverErrorRecord(reason: record.payload[0], data: NDEFBytes(record.payload.dropFirst())))
        }
    }

    /// Reads a handover carrier record; one that is cut off stays unknown.
    mutating func readHandoverCarrier(_ record: NDEFRecord) -> RecordContent? {
        let payload = record.payload
        let needed = payload.count < 2 ? 2 : 2 + Int(payload[1])
        guard needed <= payload.count else {
            note(.part(.carrierType, .truncated(needed: needed, available: payload.count)), .error, at: .payload(0))
            return unknown(record)
        }
        let format = TypeNameFormat(rawValue: payload[0] & 0x07) ?? .reserved
        if !format.namesCarriers {
            note(.part(.carrierType, .reservedValue(payload[0])), .warning, at: .payload(0))
        }
        return content {
            .handoverCarrier(
                HandoverCarrierRecord(
                    typeNameFormat: format, type: NDEFBytes(payload[2..<needed]),
                    data: NDEFBytes(payload[needed...])))
        }
    }
}

extension TypeNameFormat {
    /// Whether a carrier type can have the format: those that come with a type.
    var namesCarriers: Bool {
        switch self {
        case .wellKnown, .media, .absoluteURI, .external: true
        case .empty, .unknown, .unchanged, .reserved: false
        }
    }
}
