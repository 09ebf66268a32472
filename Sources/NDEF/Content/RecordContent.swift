// SPDX-License-Identifier: MIT

/// What a record is.
///
/// A view for those who read; the record itself keeps the bytes.
@nonexhaustive
public enum RecordContent: Hashable, Sendable {
    /// An Empty record.
    case empty
    /// A URI record (well-known type `U`).
    case uri(URIRecord)
    /// A Text record (well-known type `T`).
    case text(TextRecord)
    /// A record of a media type.
    case media(MediaRecord)
    /// An Android application record (external type `android.com:pkg`).
    case androidApplication(AndroidApplicationRecord)
    /// A record of another external type.
    case external(ExternalRecord)
    /// A record whose type is an absolute URI.
    case absoluteURI(AbsoluteURIRecord)
    /// A record of unknown kind, or one that breaks the rules of its kind.
    case unknown(NDEFRecord)
}

extension NDEFRecord {
    /// What the record is.
    ///
    /// Never fails: what is broken but readable is repaired (U+FFFD for characters that are none), what is not
    /// readable is `unknown`. `NDEFDecoding` tells what was wrong.
    ///
    /// - Complexity: linear in the size of type and payload.
    public var content: RecordContent {
        var reader = ContentReader(mode: .lenient, isBuilding: true, options: NDEFDecodingOptions())
        return reader.read(self) ?? .unknown(self)
    }
}
