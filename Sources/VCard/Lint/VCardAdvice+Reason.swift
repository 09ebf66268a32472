// SPDX-License-Identifier: MIT

extension VCardAdvice {
    /// What hurts on a phone.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        /// Something that decoding finds too.
        case finding(VCardError.Reason)
        /// A BEGIN that is folded or has a group.
        case unusualBegin
        /// A parameter that version 2.1 does not know, in front of VERSION.
        case parameterBeforeVersion(String)
        /// A parameter with an empty value in double quotes.
        case emptyQuotedParameter(String)
        /// A TYPE in double quotes.
        case quotedType
        /// A type that RFC 2426 knows, in lower case.
        case lowerCaseType(String)
        /// `PREF` in lower case.
        case lowerCasePreference
        /// A folded property behind N, ADR or ORG.
        case foldBehind(String)
        /// A list in a property that Android keeps as one text.
        case list(property: String)
        /// Inline data without an empty line behind it.
        case noEmptyLineBehindData
        /// Inline data that fills the tag.
        case data(property: String, size: Int, room: Int)
        /// A media type that no phone opens.
        case mediaType(String)
        /// The media type of old, which some programs do not know.
        case oldMediaType(String)
    }
}

extension VCardAdvice.Reason {
    /// A short, stable name, for scripts; that of the finding, where decoding has one.
    public var code: String {
        switch self {
        case .finding(let reason): reason.code
        case .unusualBegin: "unusual-begin"
        case .parameterBeforeVersion: "parameter-before-version"
        case .emptyQuotedParameter: "empty-quoted-parameter"
        case .quotedType: "quoted-type"
        case .lowerCaseType: "lower-case-type"
        case .lowerCasePreference: "lower-case-preference"
        case .foldBehind: "fold-behind"
        case .list: "list"
        case .noEmptyLineBehindData: "no-empty-line-behind-data"
        case .data: "data-too-large"
        case .mediaType: "media-type"
        case .oldMediaType: "old-media-type"
        }
    }

    /// A sentence for a person that says why.
    public var message: String {
        switch self {
        case .finding(let reason): reason.message + VCardLint.consequence(of: reason)
        case .unusualBegin: "a BEGIN that is folded or has a group is not recognised: there is no contact"
        case .parameterBeforeVersion(let name):
            "the parameter \(name.shown) stands before VERSION, where the rules of 2.1 hold: the contact is refused"
        case .emptyQuotedParameter(let name):
            "the parameter \(name.shown) has an empty value in double quotes: the import breaks off"
        case .quotedType: "a TYPE in double quotes is shown with them as the label"
        case .lowerCaseType(let type): "the type \(type.shown) is known in upper case only"
        case .lowerCasePreference: "PREF counts in upper case only"
        case .foldBehind(let name): "a folded property behind \(name.shown) is lost"
        case .list(let property): "the list of \(property.shown) is kept as one text with its commas"
        case .noEmptyLineBehindData: "some are said to want an empty line behind inline data"
        case .data(let property, let size, let room):
            "\(property.shown) takes \(size) bytes, a tag has room for a card of \(room)"
        case .mediaType(let type): "contacts are opened as text/vcard and text/x-vcard, not as \(type.shown)"
        case .oldMediaType(let type): "\(type.shown) is the type of old; some programs know text/vcard alone"
        }
    }
}
