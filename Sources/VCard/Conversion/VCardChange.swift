// SPDX-License-Identifier: MIT

/// One thing that is not as it was in a card that was converted.
public struct VCardChange: Hashable, Sendable {
    /// What a change means for what the card says.
    public enum Kind: String, Hashable, Sendable {
        /// The same in the words of version 3.0.
        case respelled
        /// Something was added, because version 3.0 asks for it.
        case added
        /// Something is said less exactly, or was guessed.
        case approximated
        /// It stands in an extension (`X-`) now, where a program finds it that looks for it.
        case moved
        /// It is gone.
        case dropped
    }

    /// What was done.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        // The card

        /// The card was of another version.
        case version(from: String)
        /// FN was missing and was made of another property.
        case formattedName(from: String)
        /// N was missing and was guessed from FN.
        case guessedName

        // Names

        /// The property has another name now.
        case renamed(to: String)
        /// The property says what version 3.0 means anyway.
        case needless
        /// The property is none outside of the version it came from.
        case noCounterpart
        /// A line of BEGIN or END inside a card.
        case frameInside
        /// The property cannot be written.
        case unwritable(code: String)

        // Parameters

        /// Words without a parameter name, as version 2.1 has them.
        case bareWords
        /// A list of types in double quotes.
        case quotedTypes
        /// PREF became a type.
        case preference
        /// A media type became a type.
        case mediaType(String)
        /// The LABEL of an address became a property.
        case addressLabel
        /// SORT-AS became SORT-STRING.
        case sortString
        /// A parameter of version 4.0 became an extension.
        case parameterMoved(String, to: String)
        /// A parameter that version 3.0 has no place for.
        case parameterDropped(String)
        /// Characters that no parameter of version 3.0 can have.
        case parameterCharacters(String)

        // Texts

        /// An encoding that version 3.0 spells otherwise or does not have.
        case encoding(String)
        /// Text of another character set became UTF-8.
        case charset(String)
        /// Text of a character set that is not told.
        case guessedCharset
        /// Text of a character set that is not known here.
        case unknownCharset(String)
        /// Bytes that are no UTF-8.
        case invalidText
        /// Control characters were taken out.
        case controlCharacters
        /// Components that the property does not have in version 3.0.
        case extraComponents(Int)

        // Values

        /// A `tel:` URI became a number.
        case telephoneURI
        /// Parts of a `tel:` URI that a number does not have.
        case telephoneParts(String)
        /// A position got the form of version 3.0.
        case position
        /// Parts of a position that GEO does not have.
        case positionParts
        /// An offset from UTC got the form of version 3.0.
        case timeZone
        /// A day without its year.
        case yearlessDate
        /// A date that lost its time of day.
        case timeOfDay
        /// A `data:` URI became inline data.
        case dataURI
        /// Inline data that is no base64.
        case invalidBase64
        /// Data that lies in another part of the message that the card came in.
        case dataElsewhere
    }

    /// What was done.
    public let reason: Reason

    /// The name of the property as spelled, or nil when the change is one of the whole card.
    public let property: String?

    /// The index of the property in ``VCard/properties`` of the card that was converted, or nil.
    public let index: Int?

    init(_ reason: Reason, property: String? = nil, index: Int? = nil) {
        self.reason = reason
        self.property = property
        self.index = index
    }

    /// What the change means for what the card says.
    public var kind: Kind { reason.kind }

    /// A short, stable name of the reason, for scripts.
    public var code: String { reason.code }

    /// A sentence for a person, without the name of the property.
    public var message: String { reason.message }
}

extension VCardChange: CustomStringConvertible {
    /// The name of the property, where there is one, and the sentence.
    public var description: String {
        property.map { "\($0): \(message)" } ?? message
    }
}
