// SPDX-License-Identifier: MIT

/// A record of a media type.
public struct MediaRecord: Hashable, Sendable {
    let bytes: TypeAndPayload

    init(of record: NDEFRecord) {
        bytes = TypeAndPayload(of: record)
    }

    /// Makes data of a media type, such as the icon of a Smart Poster.
    ///
    /// - Parameters:
    ///   - mediaType: The media type; what cannot be written is refused when the record is made.
    ///   - payload: The data.
    public init(mediaType: String, payload: NDEFBytes) {
        bytes = TypeAndPayload(type: mediaType, payload: payload)
    }

    /// The media type as spelled, parameters included; the string is made anew each time.
    public var mediaType: String { bytes.typeText }

    /// The data.
    public var payload: NDEFBytes { bytes.payload }

    /// Whether the record is of a media type; neither letter case nor parameters count (RFC 2045, clause 5.1).
    public func matches(_ mediaType: String) -> Bool {
        TypeName.mediaTypeEssence(bytes.type) == TypeName.mediaTypeEssence(mediaType.utf8)
    }
}
