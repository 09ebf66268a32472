// SPDX-License-Identifier: MIT

extension NDEFError {
    /// What keeps a record from being made of what a person gave.
    ///
    /// The error's `offset` is that of the first byte at fault in the UTF-8 of that text.
    @nonexhaustive
    public enum BuildingFault: Hashable, Sendable {
        /// A link that does not begin with a scheme, such as `https:` (RFC 3986, clause 3.1).
        case schemeMissing
        /// An `http` or `https` link without a host.
        case hostMissing
        /// A percent sign that two hexadecimal digits do not follow (RFC 3986, clause 2.1).
        case percentSignAlone
        /// A character that telephone numbers do not have (RFC 3966, clause 3).
        case telephoneCharacter(Unicode.Scalar)
        /// A telephone number without a digit.
        case telephoneWithoutDigit
        /// An e-mail address without `@`.
        case emailWithoutAt
        /// An e-mail address with nothing on one side of `@`.
        case emailPartEmpty(EmailPart)
        /// A byte that e-mail addresses do not have there (RFC 5322, clause 3.2.3).
        case emailCharacter(UInt8)
        /// No receiver of a mail or a short message.
        case receiverMissing
        /// A byte that decimal numbers do not have (RFC 5870, clause 3.3).
        case numberCharacter(Coordinate, UInt8)
        /// A number without a digit, or without one on each side of its point.
        case numberWithoutDigit(Coordinate)
        /// Infinity, or no number.
        case numberNotFinite(Coordinate)
        /// A number beyond the limit, which is that of its amount; a limit of 0 forbids negative ones.
        case numberOutOfRange(Coordinate, limit: Int)
        /// A byte that the id of an Android app does not have there.
        case applicationCharacter(UInt8)
        /// An id of an Android app with fewer than two parts, or with an empty one.
        case applicationParts
        /// A language code that is not of the form of RFC 3066, such as `de-AT`.
        case languageMalformed
        /// Two texts of one language; `index` is that of the second.
        case languageRepeated(index: Int)
        /// A contact that does not begin with `BEGIN:VCARD`.
        case contactNotVCard
        /// A contact that does not end with `END:VCARD`.
        case contactNotEnded
    }

    /// A side of `@`.
    public enum EmailPart: Hashable, Sendable {
        /// The part in front.
        case local
        /// The part behind.
        case domain
    }

    /// A number of a place on Earth.
    public enum Coordinate: Hashable, Sendable {
        /// Degrees north of the equator, -90 to 90.
        case latitude
        /// Degrees east of Greenwich, -180 to 180.
        case longitude
        /// Metres above the ellipsoid of WGS 84.
        case altitude
        /// Metres that the place may be off, not negative.
        case uncertainty
    }
}

extension NDEFError.BuildingFault {
    var code: String {
        switch self {
        case .schemeMissing: "scheme-missing"
        case .hostMissing: "host-missing"
        case .percentSignAlone: "percent-sign-alone"
        case .telephoneCharacter: "telephone-character"
        case .telephoneWithoutDigit: "telephone-without-digit"
        case .emailWithoutAt: "email-without-at"
        case .emailPartEmpty: "email-part-empty"
        case .emailCharacter: "email-character"
        case .receiverMissing: "receiver-missing"
        case .numberCharacter: "number-character"
        case .numberWithoutDigit: "number-without-digit"
        case .numberNotFinite: "number-not-finite"
        case .numberOutOfRange: "number-out-of-range"
        case .applicationCharacter: "application-character"
        case .applicationParts: "application-parts"
        case .languageMalformed: "language-malformed"
        case .languageRepeated: "language-repeated"
        case .contactNotVCard: "contact-not-vcard"
        case .contactNotEnded: "contact-not-ended"
        }
    }

    var sentence: String {
        switch self {
        case .schemeMissing: "the link does not begin with a scheme, such as https:"
        case .hostMissing: "the link has no host"
        case .percentSignAlone: "a percent sign in a link without two hexadecimal digits behind it"
        case .telephoneCharacter(let scalar): "\(Phrase.name(of: scalar)) in a telephone number"
        case .telephoneWithoutDigit: "the telephone number has no digit"
        case .emailWithoutAt: "the e-mail address has no @"
        case .emailPartEmpty(.local): "the e-mail address has nothing in front of @"
        case .emailPartEmpty(.domain): "the e-mail address has nothing behind @"
        case .emailCharacter(let byte): "\(Phrase.name(of: byte)) in an e-mail address"
        case .receiverMissing: "nobody to send to"
        case .numberCharacter(let coordinate, let byte):
            "\(Phrase.name(of: byte)) in the \(coordinate.name); decimal digits are wanted, and a point"
        case .numberWithoutDigit(let coordinate):
            "the \(coordinate.name) needs a digit, and one on each side of a point"
        case .numberNotFinite(let coordinate): "the \(coordinate.name) is not finite"
        case .numberOutOfRange(let coordinate, limit: 0): "the \(coordinate.name) is negative"
        case .numberOutOfRange(let coordinate, let limit): "the \(coordinate.name) is not in -\(limit) to \(limit)"
        case .applicationCharacter(let byte):
            "\(Phrase.name(of: byte)) cannot stand there in the id of an Android app"
        case .applicationParts: "the id of an Android app has two parts at least, such as com.example"
        case .languageMalformed: "the language code is not of the form en or de-AT"
        case .languageRepeated(let index): "text \(index) is in a language that another text has"
        case .contactNotVCard: "the contact does not begin with BEGIN:VCARD"
        case .contactNotEnded: "the contact does not end with END:VCARD"
        }
    }
}

extension NDEFError.Coordinate {
    var name: String {
        switch self {
        case .latitude: "latitude"
        case .longitude: "longitude"
        case .altitude: "altitude"
        case .uncertainty: "uncertainty"
        }
    }
}
