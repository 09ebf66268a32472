// SPDX-License-Identifier: MIT

/// A record of a media type.
public struct MediaRecord: Hashable, Sendable {
    /// The media type as spelled, parameters included.
    public let mediaType: String

    /// The data.
    public let payload: NDEFBytes

    /// Makes data of a media type, such as the icon of a Smart Poster.
    ///
    /// - Parameters:
    ///   - mediaType: The media type; what cannot be written is refused when the record is made.
    ///   - payload: The data.
    public init(mediaType: String, payload: NDEFBytes) {
        self.mediaType = mediaType
        self.payload = payload
    }

    /// Whether the record is of a media type; neither letter case nor parameters count (RFC 2045, clause 5.1).
    public func matches(_ mediaType: String) -> Bool {
        TypeName.mediaTypeEssence(self.mediaType.utf8) == TypeName.mediaTypeEssence(mediaType.utf8)
    }
}
