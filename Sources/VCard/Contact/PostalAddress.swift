// SPDX-License-Identifier: MIT

/// The seven components of ADR, each a list (RFC 2426 section 3.2.1).
public struct PostalAddress: Hashable, Sendable {
    /// The post office box.
    public var postOfficeBox: [String]

    /// What is added to the street, such as a flat.
    public var extended: [String]

    /// The street; a line break in it is kept.
    public var street: [String]

    /// The town.
    public var locality: [String]

    /// The state or province.
    public var region: [String]

    /// The postal code.
    public var postalCode: [String]

    /// The name of the country.
    public var country: [String]

    /// The types, such as `HOME`, as spelled.
    public var types: [String]

    /// A label of the owner's own, which Apple keeps in a grouped `X-ABLabel`.
    public var label: String?

    /// Makes an address; what is not given is empty.
    public init(
        postOfficeBox: [String] = [], extended: [String] = [], street: [String] = [], locality: [String] = [],
        region: [String] = [], postalCode: [String] = [], country: [String] = [], types: [String] = [],
        label: String? = nil
    ) {
        self.postOfficeBox = postOfficeBox
        self.extended = extended
        self.street = street
        self.locality = locality
        self.region = region
        self.postalCode = postalCode
        self.country = country
        self.types = types
        self.label = label
    }

    /// Reads the components of ADR: missing ones are empty, further ones are ignored, and so are empty values.
    public init(components: [[String]], types: [String] = [], label: String? = nil) {
        func values(_ index: Int) -> [String] {
            index < components.count ? components[index].filter { !$0.isEmpty } : []
        }
        self.init(
            postOfficeBox: values(0), extended: values(1), street: values(2), locality: values(3), region: values(4),
            postalCode: values(5), country: values(6), types: types, label: label)
    }

    /// All seven components, as ADR has them.
    public var components: [[String]] {
        [postOfficeBox, extended, street, locality, region, postalCode, country]
    }
}
