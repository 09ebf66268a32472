// SPDX-License-Identifier: MIT

extension ContentReader {
    /// Reads a record of a media type.
    mutating func readMedia(_ record: NDEFRecord) -> RecordContent? {
        if !TypeName.isMediaType(record.typeSpan) { note(.mediaTypeMalformed, .warning, at: .type(0)) }
        return content {
            .media(MediaRecord(mediaType: Self.text(of: record.typeSpan), payload: record.payload))
        }
    }

    /// Reads a record whose type is an absolute URI.
    mutating func readAbsoluteURI(_ record: NDEFRecord) -> RecordContent? {
        noteIllegalURICharacter(in: record.typeSpan) { .type($0) }
        return content {
            .absoluteURI(AbsoluteURIRecord(uri: Self.text(of: record.typeSpan), payload: record.payload))
        }
    }
}
