// SPDX-License-Identifier: MIT

import Foundation

/// A place in a JSON document, compared as text in one canonical form.
enum JSONValue {
    /// The value at a path such as `records.0.content.uri`, or `missing`.
    static func text(at path: String, in document: some Sequence<UInt8>) throws -> String {
        var value = try JSONSerialization.jsonObject(with: Data(document), options: [.fragmentsAllowed])
        for step in path.split(separator: ".") where step != "$" {
            if let object = value as? [String: Any] {
                guard let next = object[String(step)] else { return "missing" }
                value = next
            } else if let list = value as? [Any] {
                if step == "count" { return String(list.count) }
                guard let index = Int(step), list.indices.contains(index) else { return "missing" }
                value = list[index]
            } else {
                return "missing"
            }
        }
        return try canonical(value)
    }

    /// A document in canonical form.
    static func canonical(parsing text: String) throws -> String {
        try canonical(JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]))
    }

    private static func canonical(_ value: Any) throws -> String {
        let data = try JSONSerialization.data(
            withJSONObject: value,
            options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
        )
        return String(decoding: data, as: UTF8.self)
    }
}
