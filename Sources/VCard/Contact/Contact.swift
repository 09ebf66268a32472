// SPDX-License-Identifier: MIT

/// A contact as an app shows it: the properties that most cards have, and the rest untouched.
public struct Contact: Hashable, Sendable {
    /// The name to show (FN), exactly as typed.
    public var formattedName: String

    /// The name in its parts (N); nil has it guessed from ``formattedName`` when a card is made.
    public var name: StructuredName?

    /// The organization (ORG): its name, then its units.
    public var organization: [String] = []

    /// The job title (TITLE).
    public var title: String?

    /// The telephone numbers (TEL).
    public var phones: [LabelledValue] = []

    /// The addresses of e-mail (EMAIL).
    public var emails: [LabelledValue] = []

    /// The addresses of the web (URL); they are written as they are.
    public var urls: [LabelledValue] = []

    /// The postal addresses (ADR).
    public var addresses: [PostalAddress] = []

    /// The day of birth (BDAY), a date or date-time such as `1990-12-31` (RFC 2426 section 3.1.5).
    public var birthday: String?

    /// The picture (PHOTO).
    public var photo: Photo?

    /// The note (NOTE).
    public var note: String?

    /// All other properties, in order; they are written last.
    public var others: [VCardProperty] = []

    /// Makes a contact that has a name only.
    public init(formattedName: String) {
        self.formattedName = formattedName
    }
}
