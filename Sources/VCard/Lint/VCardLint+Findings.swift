// SPDX-License-Identifier: MIT

extension VCardLint {
    /// What phones make of what decoding finds; nil where nobody is hurt.
    ///
    /// Android's parsers of 2016 and 2024 were run with such cards; what iPhones do is told by bug reports.
    static func effect(of reason: VCardError.Reason) -> (phone: VCardAdvice.Phone, severity: VCardAdvice.Severity)? {
        switch reason {
        case .byteOrderMark, .missingColon, .quoteInParameter, .unclosedQuote, .invalidBase64, .otherVersion("4.0"),
            .unsupportedVersion, .missingEnd:
            (.android, .error)
        case .missingBegin, .limitExceeded:
            (.anyPhone, .error)
        case .otherVersion, .bareParameter, .missingName, .missingFormattedName:
            (.iPhone, .warning)
        case .abolishedParameter, .abolishedEncoding, .invalidUTF8, .controlCharacter, .invalidQuotedPrintable,
            .invalidName, .invalidGroup, .invalidParameterName:
            (.anyPhone, .warning)
        case .repeatedProperty(let name) where name.isSameName(as: "FN"):
            (.android, .warning)
        case .tooManyComponents(let name, _, _) where name.isSameName(as: "N"):
            (.android, .warning)
        case .unknownEscape:
            (.android, .warning)
        case .invalidDate, .bareSeparator, .characterSplitByFold, .missingVersion, .escapeInURI, .backslashInParameter:
            (.anyPhone, .note)
        default:
            nil
        }
    }

    /// What comes of it, as the end of a sentence.
    static func consequence(of reason: VCardError.Reason) -> String {
        switch reason {
        case .byteOrderMark: ": nothing is imported"
        case .missingColon, .quoteInParameter, .unclosedQuote, .invalidBase64, .unsupportedVersion, .missingEnd:
            ": the whole contact is refused"
        case .otherVersion("4.0"): "; a contact of 4.0 is refused"
        case .otherVersion: "; its import is said to be unreliable"
        case .bareParameter: ": the type is not recognised"
        case .missingName, .missingFormattedName: "; both N and FN are said to be needed"
        case .abolishedParameter: ": some show it as text"
        case .abolishedEncoding: ": some show it undecoded"
        case .repeatedProperty: "; the last one is shown there"
        case .tooManyComponents: "; the name is read otherwise"
        case .unknownEscape: ": the backslash is dropped"
        case .escapeInURI: ": some keep it, and the link is broken"
        default: ""
        }
    }
}
