// SPDX-License-Identifier: MIT

import TestSupport
import VCard

/// A property of a generated card: what it means, whoever writes it.
struct SampleProperty: Sendable {
    enum Value: Sendable {
        case text(String)
        case uri(String)
        case list([String])
        case components([[String]])
        case binary([UInt8])
        /// Two numbers of GEO.
        case position(String, String)
        /// A date or a time zone, which is written as it is.
        case plain(String)
    }

    var group = ""
    let name: String
    var parameters: [(name: String, values: [String])] = []
    let value: Value

    var isExtension: Bool { name.utf8.starts(with: "X-".utf8) }

    /// The property that our library makes of it.
    func ours() throws(VCardError) -> VCardProperty {
        let given = parameters.map { VCardParameter(name: $0.name, values: $0.values) }
        let owner = group.isEmpty ? nil : group
        switch value {
        case .text(let text): return try .text(name, text, parameters: given, group: owner)
        case .uri(let uri): return try .uri(name, uri, parameters: given, group: owner)
        case .list(let texts): return try .list(name, texts, parameters: given, group: owner)
        case .components(let parts): return try .structured(name, parts, parameters: given, group: owner)
        case .binary(let data): return try .binary(name, data, parameters: given, group: owner)
        case .position(let latitude, let longitude):
            return try .plain(name, latitude + ";" + longitude, parameters: given, group: owner)
        case .plain(let text): return try .plain(name, text, parameters: given, group: owner)
        }
    }
}

/// A generated card.
struct SampleCard: Sendable {
    let properties: [SampleProperty]

    func ours() throws(VCardError) -> VCard {
        var made: [VCardProperty] = []
        for property in properties { made.append(try property.ours()) }
        return VCard(properties: made)
    }
}
