// SPDX-License-Identifier: MIT

/// A record of a media type.
public struct MediaRecord: Hashable, Sendable {
    /// The media type as spelled, parameters included.
    public let mediaType: String

    /// The data.
    public let payload: NDEFBytes

    /// Whether the record is of a media type; neither letter case nor parameters count (RFC 2045, clause 5.1).
    public func matches(_ mediaType: String) -> Bool {
        TypeName.mediaTypeEssence(self.mediaType.utf8) == TypeName.mediaTypeEssence(mediaType.utf8)
    }
}
