// SPDX-License-Identifier: MIT

import VCard

/// What a property is made of: plain strings.
struct PlainProperty {
    private enum Value {
        case text(String)
        case list([String])
        case structured([[String]])
        case uri(String)
    }

    private let name: String
    private let value: Value
    private let parameters: [VCardParameter]
    private let group: String?

    /// Nil for VERSION, which a card has by itself.
    init?(_ property: VCardProperty) {
        guard !property.isNamed("VERSION") else { return nil }
        name = property.name
        parameters = property.parameters
        group = property.group
        value =
            switch name {
            case "N", "ADR", "ORG": .structured(property.components)
            case "NICKNAME", "CATEGORIES": .list(property.components[0])
            case "URL", "BDAY": .uri(property.text)
            default: .text(property.text)
            }
    }

    static func card(_ plan: [PlainProperty]) throws(VCardError) -> VCard {
        var properties: [VCardProperty] = []
        properties.reserveCapacity(plan.count)
        for property in plan { properties.append(try property.property()) }
        return VCard(properties: properties)
    }

    private func property() throws(VCardError) -> VCardProperty {
        switch value {
        case .text(let text): try .text(name, text, parameters: parameters, group: group)
        case .list(let texts): try .list(name, texts, parameters: parameters, group: group)
        case .structured(let components): try .structured(name, components, parameters: parameters, group: group)
        case .uri(let uri): try .uri(name, uri, parameters: parameters, group: group)
        }
    }
}
