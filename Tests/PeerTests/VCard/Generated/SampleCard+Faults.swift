// SPDX-License-Identifier: MIT

/// What the peers are known to do wrong, so that it is not put to them; the fixtures hold on to each.
extension SampleCard {
    /// ez-vcard keeps the first family and the first given name alone, and reads carets in parameters as version 4.0
    /// does.
    var isBeyondEZVCard: Bool {
        properties.contains { property in
            if property.parameters.contains(where: { $0.values.contains { $0.utf8.contains(0x5E) } }) { return true }
            guard property.name == "N", case .components(let parts) = property.value else { return false }
            return parts[0].count > 1 || parts[1].count > 1
        }
    }

    /// ez-vcard writes no empty unit at the end of ORG, and cuts an escaped semicolon at the end of N, ADR and ORG, so that a
    /// backslash is left.
    var isBeyondWritingOfEZVCard: Bool {
        properties.contains { property in
            guard case .components(let parts) = property.value else { return false }
            if property.name == "ORG", parts.count > 1, parts.last == [""] { return true }
            return parts.last { $0 != [""] }?.last?.utf8.last == 0x3B
        }
    }

    /// vobject cuts URIs at a comma, takes NICKNAME for a text, drops an empty unit at the end of ORG, and writes no groups
    /// before three properties.
    var isBeyondVObject: Bool {
        properties.contains { property in
            if !property.group.isEmpty, ["UID", "PRODID", "CATEGORIES"].contains(property.name) { return true }
            switch property.value {
            case .uri(let uri): return uri.utf8.contains(0x2C)
            case .list(let names): return property.name == "NICKNAME" && names.count > 1
            case .components(let parts): return property.name == "ORG" && parts.count > 1 && parts.last == [""]
            default: return false
            }
        }
    }
}
