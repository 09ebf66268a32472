// SPDX-License-Identifier: MIT

extension NDEFError {
    /// A part of a payload: a field, or a record inside it.
    @nonexhaustive
    public enum Part: Hashable, Sendable {
        // Smart Poster.

        /// The URI record of a Smart Poster.
        case smartPosterURI
        /// A title of a Smart Poster.
        case smartPosterTitle
        /// The action record (`act`) of a Smart Poster.
        case smartPosterAction
        /// An icon of a Smart Poster.
        case smartPosterIcon
        /// The size record (`s`) of a Smart Poster.
        case smartPosterSize
        /// The type record (`t`) of a Smart Poster.
        case smartPosterType

        // Connection handover.

        /// The version byte of a handover record.
        case handoverVersion
        /// The collision resolution record (`cr`).
        case collisionResolution
        /// An alternative carrier record (`ac`).
        case alternativeCarrier
        /// The reference of an alternative carrier record to its carrier.
        case carrierReference
        /// A reference of an alternative carrier record to more data about its carrier.
        case auxiliaryReference
        /// The error record (`err`).
        case handoverError
        /// The type of the carrier in a handover carrier record (`Hc`).
        case carrierType

        // Signature.

        /// The version byte of a Signature record.
        case signatureVersion
        /// The type of the signature.
        case signatureType
        /// The hash algorithm.
        case signatureHash
        /// The signature.
        case signature
        /// The URI where the signature lies.
        case signatureURI
        /// The byte that tells of the certificates.
        case certificateFormat
        /// A certificate.
        case certificate
        /// The URI where the certificate chain goes on.
        case certificateURI

        // Generic Control.

        /// The configuration byte of a Generic Control record.
        case controlConfiguration
        /// The target record (`t`) of a Generic Control record.
        case controlTarget
        /// The action record (`a`) of a Generic Control record.
        case controlAction
        /// The data record (`d`) of a Generic Control record.
        case controlData
    }

    /// What is wrong with a part of a payload.
    @nonexhaustive
    public enum PartBreach: Hashable, Sendable {
        /// It is not there, and has to be.
        case missing
        /// It is there more than once.
        case repeated
        /// It comes again in a language that another one has; the code as spelled.
        case languageRepeated(String)
        /// It has another size than it should; in bytes.
        case length(expected: Int, found: Int)
        /// The payload ends inside it; sizes in bytes, from the part's first byte.
        case truncated(needed: Int, available: Int)
        /// Bytes follow it that belong to nothing.
        case trailingBytes(count: Int)
        /// It is larger, or there are more of it, than can be written.
        case tooLarge(maximum: Int, found: Int)
        /// A value that is reserved.
        case reservedValue(UInt8)
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// A character U+0000 to U+001F.
        case controlCharacter(UInt8)
        /// A version byte whose major version is another one than is known.
        case unsupportedVersion(UInt8)
        /// A media type that does not fit here.
        case unfitMediaType
        /// A reference to an id that no record of the message has.
        case unresolved([UInt8])
    }
}
