// SPDX-License-Identifier: MIT

import Testing

/// A card that both libraries can write.
struct CardCase: Sendable, CustomTestStringConvertible {
    let name: String

    /// N and FN in front.
    let properties: [PropertyModel]

    var testDescription: String { name }

    /// The properties in the order of their names, for vobject has an order of its own.
    var lines: [String] { properties.map(\.description).sorted() }

    init(_ name: String, _ properties: PropertyModel...) {
        let frame = [PropertyModel("N", [["Doe"], ["Jane"], [""], [""], [""]]), PropertyModel("FN", "Jane Doe")]
        self.init(name, whole: frame + properties)
    }

    init(_ name: String, whole properties: [PropertyModel]) {
        self.name = name
        self.properties = properties
    }
}
