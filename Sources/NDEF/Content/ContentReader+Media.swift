// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads a record of a media type.
    mutating func readMedia(_ record: NDEFRecord) -> RecordContent? {
        if !TypeName.isMediaType(record.typeSpan) { note(.mediaTypeMalformed, .warning, at: .type(0)) }
        switch RuledMediaType(record.typeSpan) {
        case .wifi: return readWiFi(record)
        case .bluetooth: return readBluetooth(record)
        case .bluetoothLE: return readBluetoothLE(record)
        case nil: return media(record)
        }
    }

    /// The content of a record of a media type of which nothing more can be said.
    func media(_ record: NDEFRecord) -> RecordContent? {
        content { .media(MediaRecord(of: record)) }
    }

    /// Reads a record whose type is an absolute URI.
    mutating func readAbsoluteURI(_ record: NDEFRecord) -> RecordContent? {
        noteIllegalURICharacter(in: record.typeSpan) { .type($0) }
        return content { .absoluteURI(AbsoluteURIRecord(of: record)) }
    }
}
