// SPDX-License-Identifier: MIT

/// A card: what stands between `BEGIN:VCARD` and `END:VCARD`.
///
/// ```swift
/// var contact = Contact(formattedName: "Jane Doe")
/// contact.phones = [LabelledValue("+15550100", types: ["CELL"])]
/// let bytes = try contact.card().encoded(folding: .off)
/// let cards = try VCardDecoding.strict(bytes)
/// print(cards[0][first: "TEL"]?.text ?? "no telephone")
/// ```
public struct VCard: Hashable, Sendable {
    /// The version of the card, such as `3.0`.
    public let version: String

    /// All properties between BEGIN and END in their order, VERSION among them.
    public let properties: [VCardProperty]

    /// Makes a card of version 3.0; VERSION is put in front when it is not among the properties.
    ///
    /// Whether N and FN are there is checked when the card is written.
    public init(properties: [VCardProperty]) {
        if let version = properties.first(where: { $0.isNamed("VERSION") }) {
            self.init(version: version.text, properties: properties)
        } else {
            self.init(version: Self.writtenVersion, properties: [Self.versionProperty] + properties)
        }
    }

    init(version: String, properties: [VCardProperty]) {
        self.version = version
        self.properties = properties
    }

    /// The first property of this name, compared without case, or nil.
    public subscript(first name: String) -> VCardProperty? {
        properties.first { $0.isNamed(name) }
    }

    /// All properties of this name, compared without case, in order.
    public subscript(all name: String) -> [VCardProperty] {
        properties.filter { $0.isNamed(name) }
    }

    /// The name to show: the first FN, or one put together from N where FN is missing, or nothing.
    public var displayName: String {
        self[first: "FN"]?.text ?? self[first: "N"]?.text ?? ""
    }

    /// The one version that is written.
    static let writtenVersion = "3.0"

    static let versionProperty = VCardProperty(
        uncheckedGroup: nil, name: "VERSION", parameters: [], rawValue: writtenVersion)
}
