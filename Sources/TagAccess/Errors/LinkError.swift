// SPDX-License-Identifier: MIT

/// The way to the tag failed: radio, driver, reader or file.
///
/// It is never ours and never the tag's.
public struct LinkError: Error, Hashable, Sendable {
    /// What a caller can act on.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable {
        /// There is no reader of that name.
        case noReader = "no-reader"
        /// Another program holds the reader.
        case readerBusy = "reader-busy"
        /// The operating system forbids it.
        case notPermitted = "not-permitted"
        /// What should be a reader or a tag file is not one.
        case unusable = "unusable"
        /// No tag came in time.
        case noTag = "no-tag"
        /// The tag left the field.
        case tagLost = "tag-lost"
        /// The library or the operating system reported a failure.
        case failed = "link-failed"
    }

    /// What a caller can act on.
    public let kind: Kind

    /// Who reported it: the library's name, or `file`.
    public let library: String

    /// The library's own error number, when it has one.
    public let libraryCode: Int?

    /// The library's own words, or ours when it has none.
    ///
    /// Never empty.
    public let text: String

    /// Creates an error; an empty text is replaced by the kind, so that no error is without words.
    public init(_ kind: Kind, library: String, libraryCode: Int? = nil, text: String) {
        self.kind = kind
        self.library = library
        self.libraryCode = libraryCode
        self.text = text.isEmpty ? "no words given (\(kind.rawValue))" : text
    }
}

extension LinkError: CustomStringConvertible {
    /// A sentence for a person, which names the library and its number.
    public var description: String {
        libraryCode.map { "\(library): \(text) (\($0))" } ?? "\(library): \(text)"
    }
}
