// SPDX-License-Identifier: MIT

/// How the type of a record is to be read: the TNF field.
///
/// NDEF 1.0, clause 3.2.6.
public enum TypeNameFormat: UInt8, Sendable, Hashable, CaseIterable {
    /// A record without type, id and payload.
    case empty

    /// A type that the NFC Forum defines, such as `U` or `T`; letter case counts.
    case wellKnown

    /// A media type (RFC 2046), such as `text/vcard`; letter case does not count.
    case media

    /// A type that is an absolute URI (RFC 3986).
    case absoluteURI

    /// A type that somebody else defines, written `domain:name`; letter case does not count.
    case external

    /// A payload of unknown kind, without type.
    case unknown

    /// A middle or last chunk of a chunked payload.
    ///
    /// Chunks are joined on reading, so that no record of a valid message has it.
    case unchanged

    /// Reserved by the specification: read like `unknown`, never written.
    case reserved
}
