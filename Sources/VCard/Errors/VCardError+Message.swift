// SPDX-License-Identifier: MIT

internal import Bytes

extension VCardError.Reason {
    /// A sentence for a person, without the place.
    public var message: String {
        frameMessage ?? lineMessage ?? parameterMessage ?? valueMessage
    }

    private var frameMessage: String? {
        switch self {
        case .missingBegin: "BEGIN:VCARD is missing"
        case .missingEnd: "END:VCARD is missing"
        case .missingVersion: "the card has no VERSION"
        case .missingName: "the card has no N (name)"
        case .missingFormattedName: "the card has no FN (formatted name)"
        case .unsupportedVersion(let version): "there is no vCard version \(quoted(version))"
        case .otherVersion(let version): "a card of version \(version) is read by the rules of 3.0"
        case .versionNotWritten(let version): "a card of version \(quoted(version)) cannot be written, only 3.0 can"
        case .blankInFrame(let name): "blanks around the value of \(name)"
        case .repeatedProperty(let name): "\(name) stands in the card again; the first one counts"
        case .bytesAfterEnd: "bytes that are no text follow END:VCARD"
        default: nil
        }
    }

    private var lineMessage: String? {
        switch self {
        case .byteOrderMark: "a byte order mark stands in front of the card"
        case .lineEndNotCRLF: "lines do not end with CR LF"
        case .emptyLine: "an empty line"
        case .missingColon: "a colon is missing after the property name and its parameters"
        case .invalidUTF8: "the text is not UTF-8"
        case .characterSplitByFold: "a fold parts the bytes of one character"
        case .controlCharacter(let byte, let property):
            "a control character (\(Hexadecimal.digits(of: byte)))" + (property.map { " in \(quoted($0))" } ?? "")
        default: nil
        }
    }

    private var parameterMessage: String? {
        switch self {
        case .invalidName(let name): "\(quoted(name)) is no name for a property: letters, digits and hyphens only"
        case .invalidGroup(let name): "\(quoted(name)) is no name for a group: letters, digits and hyphens only"
        case .invalidParameterName(let name):
            "\(quoted(name)) is no name for a parameter: letters, digits and hyphens only"
        case .invalidParameterValue(let property, let parameter):
            "a value of the parameter \(quoted(parameter)) of \(quoted(property)) cannot be written"
        case .bareParameter(let word): "\(quoted(word)) needs a parameter name and \"=\" in front"
        case .quoteInParameter: "a double quote inside a parameter value"
        case .unclosedQuote: "a double quote is not closed"
        case .backslashInParameter: "a backslash in front of a comma: parameters have no escapes"
        case .abolishedParameter(let name): "the parameter \(quoted(name)) does not exist in this version"
        case .abolishedEncoding(let name): "the encoding \(quoted(name)) does not exist in this version"
        default: nil
        }
    }

    private var valueMessage: String {
        switch self {
        case .unknownEscape: "a backslash in front of a character that needs none"
        case .loneBackslash: "a backslash with nothing behind it"
        case .bareSeparator(let property): "a comma or semicolon in \(property) without a backslash in front"
        case .tooManyComponents(let property, let found, let maximum):
            "\(property) has \(found) components, \(maximum) is the most"
        case .escapeInURI(let property): "\(property) is a URI, and URIs have no backslash escapes"
        case .invalidBase64(let property): "the value of \(property) is not base64"
        case .invalidQuotedPrintable: "the value is not quoted-printable"
        case .invalidDate(let property): "the value of \(property) is no date"
        case .invalidPosition: "GEO is not a latitude and a longitude"
        case .limitExceeded(let limit, let maximum): "more than \(maximum) \(limit.noun)"
        case .foldingTooNarrow(let octets):
            "lines of \(octets) octets are too short, \(VCardFolding.minimumOctets) is the least"
        default: code
        }
    }

    private func quoted(_ text: String) -> String {
        // A name comes from the input: neither its length nor its control characters may spoil a terminal.
        var shown = ""
        for scalar in text.unicodeScalars.prefix(40) {
            shown.unicodeScalars.append(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "?" : scalar)
        }
        return "\"" + shown + (text.unicodeScalars.dropFirst(40).isEmpty ? "" : "…") + "\""
    }
}
