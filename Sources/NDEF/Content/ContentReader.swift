// SPDX-License-Identifier: MIT

/// Finds out what a record is, and notes what is wrong inside it.
///
/// Breaches that the header alone shows are not noted again.
struct ContentReader {
    private(set) var faults: [ContentFault] = []

    mutating func read(_ record: NDEFRecord) -> RecordContent {
        switch record.typeNameFormat {
        case .empty:
            record == .empty ? .empty : .unknown(record)
        case .unknown, .unchanged, .reserved:
            .unknown(record)
        case .wellKnown, .media, .absoluteURI, .external:
            isTypePrintable(of: record) ? readTyped(record) : .unknown(record)
        }
    }

    private mutating func isTypePrintable(of record: NDEFRecord) -> Bool {
        // Media types have blanks before their parameters; a blank in a URI is judged with the URI.
        let mayHaveBlanks = record.typeNameFormat == .media || record.typeNameFormat == .absoluteURI
        let belongs = mayHaveBlanks ? ASCII.isPrintable : ASCII.isVisible
        guard let index = record.type.firstIndex(where: { !belongs($0) }) else { return !record.type.isEmpty }
        note(.typeCharacter(record.type[index]), .warning, at: .type(index))
        return false
    }

    private mutating func readTyped(_ record: NDEFRecord) -> RecordContent {
        let type = String(decoding: record.type, as: UTF8.self)
        switch record.typeNameFormat {
        case .media:
            if !TypeName.isMediaType(record.type) { note(.mediaTypeMalformed, .warning, at: .type(0)) }
            return .media(MediaRecord(mediaType: type, payload: record.payload))
        case .external:
            return readExternal(ExternalRecord(type: type, payload: record.payload), of: record)
        case .absoluteURI:
            noteIllegalURICharacter(in: record.type) { .type($0) }
            return .absoluteURI(AbsoluteURIRecord(uri: type, payload: record.payload))
        default:
            if record.isWellKnown("U") { return readURI(record) }
            if record.isWellKnown("T") { return readText(record) }
            return .unknown(record)
        }
    }

    private mutating func readExternal(_ external: ExternalRecord, of record: NDEFRecord) -> RecordContent {
        guard TypeName.isExternal(record.type) else {
            note(.externalTypeMalformed, .warning, at: .type(0))
            return .external(external)
        }
        guard external.matches(AndroidApplicationRecord.type) else { return .external(external) }
        guard let application = AndroidApplicationRecord(payload: record.payload) else {
            let index = record.payload.firstIndex { !ASCII.isVisible($0) } ?? 0
            note(.androidPackageMalformed, .warning, at: .payload(index))
            return .external(external)
        }
        return .androidApplication(application)
    }

    mutating func note(
        _ reason: NDEFError.Reason, _ severity: NDEFFinding.Severity, at place: ContentFault.Place
    ) {
        faults.append(ContentFault(reason: reason, severity: severity, place: place))
    }
}
