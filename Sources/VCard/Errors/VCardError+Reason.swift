// SPDX-License-Identifier: MIT

extension VCardError {
    /// What can be wrong with a card.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        // The frame

        /// Something stands where `BEGIN:VCARD` must stand, or nothing stands there.
        case missingBegin
        /// The input, or the next card, comes before `END:VCARD`.
        case missingEnd
        /// The card has no VERSION.
        case missingVersion
        /// The card has no N.
        case missingName
        /// The card has no FN.
        case missingFormattedName
        /// The version is none that exists.
        case unsupportedVersion(String)
        /// The card is of a version that is read as far as the rules of 3.0 go.
        case otherVersion(String)
        /// Only version 3.0 can be written.
        case versionNotWritten(String)
        /// Blanks around the value of BEGIN, END or VERSION.
        case blankInFrame(String)
        /// A property that a card has once stands there again.
        case repeatedProperty(String)
        /// Bytes follow `END:VCARD` that are no text, such as the end mark of a tag's data.
        case bytesAfterEnd

        // Lines

        /// A byte order mark stands in front.
        case byteOrderMark
        /// A line ends in another way than with CR LF; reported once.
        case lineEndNotCRLF
        /// An empty line inside a card, or in front of the first.
        case emptyLine
        /// A line has no colon behind the name and the parameters.
        case missingColon
        /// The bytes are no UTF-8.
        case invalidUTF8
        /// A fold parts the bytes of one character.
        case characterSplitByFold
        /// A control character, in the property of that name where it is known.
        case controlCharacter(UInt8, property: String?)

        // Names and parameters

        /// The name of a property has other characters than letters, digits and hyphens.
        case invalidName(String)
        /// The group has other characters than letters, digits and hyphens.
        case invalidGroup(String)
        /// The name of a parameter has other characters than letters, digits and hyphens.
        case invalidParameterName(String)
        /// A parameter value that cannot be written: it has a double quote, a control character, or, in a TYPE, a
        /// colon or semicolon.
        case invalidParameterValue(property: String, parameter: String)
        /// A parameter without `=`, as version 2.1 has them.
        case bareParameter(String)
        /// A double quote inside a parameter value, or text behind the closing one.
        case quoteInParameter
        /// A double quote opens a parameter value and none closes it.
        case unclosedQuote
        /// A backslash in front of a comma in a TYPE; parameters have no escapes.
        case backslashInParameter
        /// A parameter that version 3.0 abolished.
        case abolishedParameter(String)
        /// An encoding that version 3.0 abolished.
        case abolishedEncoding(String)

        // Values

        /// A backslash in front of a character that is never escaped.
        case unknownEscape
        /// A backslash with nothing behind it.
        case loneBackslash
        /// A comma or semicolon that should have a backslash in front.
        case bareSeparator(property: String)
        /// More components than the property has.
        case tooManyComponents(property: String, found: Int, maximum: Int)
        /// A backslash escape in a URI, which has none.
        case escapeInURI(property: String)
        /// Inline binary data that is no base64.
        case invalidBase64(property: String)
        /// Text that is no quoted-printable.
        case invalidQuotedPrintable
        /// A date or date-time in no known form.
        case invalidDate(property: String)
        /// A position that is not two numbers in range.
        case invalidPosition

        // Bounds

        /// A bound of ``VCardDecodingOptions`` was reached.
        case limitExceeded(VCardDecodingOptions.Limit, maximum: Int)
        /// The folding asked for is too narrow.
        case foldingTooNarrow(Int)
    }
}

extension VCardError.Reason {
    /// A short, stable name, for scripts.
    public var code: String {
        switch self {
        case .missingBegin: "missing-begin"
        case .missingEnd: "missing-end"
        case .missingVersion: "missing-version"
        case .missingName: "missing-n"
        case .missingFormattedName: "missing-fn"
        case .unsupportedVersion: "unsupported-version"
        case .otherVersion: "other-version"
        case .versionNotWritten: "version-not-written"
        case .blankInFrame: "blank-in-frame"
        case .repeatedProperty: "repeated-property"
        case .bytesAfterEnd: "bytes-after-end"
        case .byteOrderMark: "byte-order-mark"
        case .lineEndNotCRLF: "line-end"
        case .emptyLine: "empty-line"
        case .missingColon: "missing-colon"
        case .invalidUTF8: "invalid-utf-8"
        case .characterSplitByFold: "split-character"
        case .controlCharacter: "control-character"
        case .invalidName: "invalid-name"
        case .invalidGroup: "invalid-group"
        case .invalidParameterName: "invalid-parameter-name"
        case .invalidParameterValue: "invalid-parameter-value"
        case .bareParameter: "bare-parameter"
        case .quoteInParameter: "quote-in-parameter"
        case .unclosedQuote: "unclosed-quote"
        case .backslashInParameter: "backslash-in-parameter"
        case .abolishedParameter: "abolished-parameter"
        case .abolishedEncoding: "abolished-encoding"
        case .unknownEscape: "unknown-escape"
        case .loneBackslash: "lone-backslash"
        case .bareSeparator: "bare-separator"
        case .tooManyComponents: "too-many-components"
        case .escapeInURI: "escape-in-uri"
        case .invalidBase64: "invalid-base64"
        case .invalidQuotedPrintable: "invalid-quoted-printable"
        case .invalidDate: "invalid-date"
        case .invalidPosition: "invalid-position"
        case .limitExceeded: "limit-exceeded"
        case .foldingTooNarrow: "folding-too-narrow"
        }
    }
}
