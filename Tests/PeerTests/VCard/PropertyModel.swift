// SPDX-License-Identifier: MIT

import TestSupport
import VCard

/// A property of a card as both libraries can build and read it.
struct PropertyModel: Codable, Sendable {
    var group = ""
    let name: String
    var parameters: [String: [String]] = [:]
    let components: [[String]]

    init(_ name: String, _ components: [[String]], types: [String] = [], group: String = "") {
        self.name = name
        self.components = components
        self.group = group
        if !types.isEmpty { parameters["TYPE"] = types }
    }

    init(_ name: String, _ value: String, types: [String] = [], group: String = "") {
        self.init(name, [[value]], types: types, group: group)
    }

    /// The property that our library makes of it.
    func ours() throws -> VCardProperty {
        let given = parameters.sorted { $0.key < $1.key }.map { VCardParameter(name: $0.key, values: $0.value) }
        let owner = group.isEmpty ? nil : group
        switch name {
        case "N", "ADR", "ORG":
            return try .structured(name, components, parameters: given, group: owner)
        case "CATEGORIES":
            return try .list(name, components.joined().map { $0 }, parameters: given, group: owner)
        default:
            guard let value = components.first?.first else { throw FixtureError("\(name) has no value") }
            return try .plain(name, value, parameters: given, group: owner)
        }
    }

    /// What our library read.
    init(_ property: VCardProperty) {
        group = property.group ?? ""
        name = property.name.uppercased()
        for parameter in property.parameters {
            parameters[parameter.name.uppercased(), default: []] += parameter.values
        }
        components = property.binaryValue.map { [["base64 " + hex($0)]] } ?? property.components
    }
}

extension PropertyModel: CustomStringConvertible {
    /// The property as the fixtures write it, in ASCII: components parted by |, values by /.
    var description: String {
        let shownParameters = parameters.sorted { $0.key < $1.key }.map { name, values in
            ";" + name + "=" + values.map(Self.escaped).joined(separator: ",")
        }
        let value = components.map { $0.map(Self.escaped).joined(separator: " / ") }.joined(separator: "|")
        return (group.isEmpty ? "" : group + ".") + name + shownParameters.joined() + ":" + value
    }

    static func escaped(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            if scalar.value < 0x20 || scalar.value > 0x7E {
                line += "[U+" + String(scalar.value, radix: 16, uppercase: true) + "]"
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}

/// By code points: `String` would call two spellings of one character equal.
extension PropertyModel: Equatable {
    static func == (first: PropertyModel, second: PropertyModel) -> Bool {
        first.description == second.description
    }
}

extension [PropertyModel] {
    /// The card that our library makes of them.
    func ours() throws -> VCard {
        VCard(properties: try map { try $0.ours() })
    }
}

extension VCard {
    /// All properties but VERSION, sorted, for vobject has an order of its own.
    var models: [String] {
        properties.filter { !$0.isNamed("VERSION") }.map { PropertyModel($0).description }.sorted()
    }
}
