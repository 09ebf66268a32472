// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads a Generic Control record: a configuration byte, then a message (Generic Control RTD 1.0).
    mutating func readGenericControl(_ record: NDEFRecord) -> RecordContent? {
        let payload = record.payloadSpan
        guard !payload.isEmpty else {
            note(.part(.controlConfiguration, .missing), .error, at: .payload(0))
            return unknown(record)
        }
        guard var inner = innerMessage(of: record, from: 1, in: .genericControl) else { return unknown(record) }
        var control = GenericControlDraft(configuration: payload[0])
        while let part = next(&inner) {
            if let breach = control.add(part.record, isBuilding: isBuilding) {
                note(breach, .error, at: part, of: inner)
            }
        }
        guard !control.isEmpty else { return unknown(record) }
        if !control.hasTarget { note(.part(.controlTarget, .missing), .error, at: .payload(0)) }
        return content { control.content }
    }

    /// Judges a record that stands in a Generic Control record and has a local type: it holds a message in turn.
    mutating func judgeControlPart(_ record: NDEFRecord, _ type: WellKnownType) {
        switch type {
        case .typeOrTarget, .controlData:
            judgeMessage(in: record, from: 0)
        case .controlAction:
            let payload = record.payloadSpan
            if payload.isEmpty {
                note(.part(.controlAction, .truncated(needed: 2, available: 0)), .error, at: .payload(0))
            } else if payload[0] & GenericControlRecord.numericBit == 0 {
                judgeMessage(in: record, from: 1)
            } else if payload.count != 2 {
                note(.part(.controlAction, .length(expected: 2, found: payload.count)), .error, at: .payload(0))
            } else if case .reserved(let code) = SmartPosterAction(code: payload[1]) {
                note(.part(.controlAction, .reservedValue(code)), .warning, at: .payload(1))
            }
        default:
            break
        }
    }

    private mutating func judgeMessage(in record: NDEFRecord, from start: Int) {
        guard var inner = innerMessage(of: record, from: start, in: .message) else { return }
        while next(&inner) != nil {}
    }
}
