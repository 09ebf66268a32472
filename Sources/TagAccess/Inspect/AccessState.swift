// SPDX-License-Identifier: MIT

/// What may be done to a tag's message, as far as the tag tells.
@nonexhaustive
public enum AccessState: String, Hashable, Sendable {
    /// It can be read and written.
    case readWrite
    /// The container denies writing, or every page is locked.
    case readOnly
    /// Some pages are locked.
    case partlyLocked
    /// Writing, or reading too, needs the password.
    case passwordProtected
    /// The container grants access on terms of its maker's own.
    case restricted
    /// The TLV blocks cannot be followed.
    case damaged
    /// The container page is all zero: nobody has made it an NDEF tag yet.
    case unformatted
    /// It is no NDEF tag.
    case notNDEF
}
