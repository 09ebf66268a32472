// SPDX-License-Identifier: MIT

internal import VCard

/// A vCard as lines for a person: one property a line, long ones below each other.
enum CardText {
    static func lines(_ decoded: VCardDecoding.Decoded) -> [String] {
        var lines = ["vCard \(SafeText.oneLine(decoded.card.version))\(decoded.isTruncated ? ", cut off" : "")"]
        let properties = decoded.card.properties.filter { !$0.isNamed("VERSION") }
        let labels = properties.map { label(of: $0) }
        let width = min(labels.map(\.count).max() ?? 0, 24)
        for (property, label) in zip(properties, labels) {
            let padding = String(repeating: " ", count: max(width - label.count, 0))
            let values = value(of: property)
            lines.append("\(label)\(padding)  \(values.first ?? "")")
            lines += values.dropFirst().map { String(repeating: " ", count: width + 2) + $0 }
        }
        return lines
    }

    private static func label(of property: VCardProperty) -> String {
        let group = property.group.map { "\($0)." } ?? ""
        let types = property.types.isEmpty ? "" : " (\(property.types.joined(separator: ", ").lowercased()))"
        return SafeText.oneLine(group + property.name + types)
    }

    private static func value(of property: VCardProperty) -> [String] {
        if let binary = property.binaryValue {
            return ["\(binary.count) bytes"] + HexDump.lines(Array(binary.prefix(64)))
        }
        // Which part of a name is which cannot be told from the parts in a row.
        guard property.isNamed("N"), property.components.count > 1 else { return SafeText.lines(property.text) }
        let parts = property.components.map { $0.joined(separator: ", ") }
        let last = parts.lastIndex { !$0.isEmpty } ?? -1
        return SafeText.lines(parts[...max(last, 0)].joined(separator: "; "))
    }
}
