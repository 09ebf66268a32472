// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a Smart Poster (RTD Smart Poster 1.1); without a single inner record it stays unknown.
    mutating func readSmartPoster(_ record: NDEFRecord) -> RecordContent? {
        if let content = readPlainSmartPoster(record) { return content }
        guard var inner = innerMessage(of: record, from: 0, in: .smartPoster) else { return unknown(record) }
        var poster = SmartPosterDraft(inner.bytes)
        while let part = next(&inner) {
            if let breach = poster.add(part, isBuilding: isBuilding) {
                note(breach, .error, at: part, of: inner)
            }
        }
        guard !poster.isEmpty else { return unknown(record) }
        if !poster.hasURI { note(.part(.smartPosterURI, .missing), .error, at: .payload(0)) }
        return content { .smartPoster(poster.record) }
    }

    /// Judges a record that stands in a Smart Poster and has a local type.
    mutating func judgeSmartPosterPart(_ record: NDEFRecord, _ type: WellKnownType) {
        let payload = record.payloadSpan
        switch type {
        case .action:
            guard let action = SmartPosterAction(payload: payload) else {
                note(
                    .part(.smartPosterAction, .length(expected: 1, found: payload.count)), .error, at: .payload(0))
                return
            }
            if case .reserved(let code) = action {
                note(.part(.smartPosterAction, .reservedValue(code)), .warning, at: .payload(0))
            }
        case .size where payload.count != 4:
            note(.part(.smartPosterSize, .length(expected: 4, found: payload.count)), .error, at: .payload(0))
        case .typeOrTarget:
            if let index = payload.firstInvalidUTF8 {
                note(.part(.smartPosterType, .invalidUTF8), .error, at: .payload(index))
            } else if !TypeName.isMediaType(payload) {
                note(.mediaTypeMalformed, .warning, at: .payload(0))
            }
        default:
            break
        }
    }
}
