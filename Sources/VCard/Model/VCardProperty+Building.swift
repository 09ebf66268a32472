// SPDX-License-Identifier: MIT

extension VCardProperty {
    /// Makes a property whose value is one text; line breaks in it become `\n`, so that no text can add a property.
    ///
    /// - Throws: `VCardError` for a bad name or parameter, or a control character other than TAB, CR and LF.
    public static func text(
        _ name: String, _ value: String, parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        try VCardProperty(
            group: group, name: name, parameters: parameters, rawValue: TextEscaping.escape(value))
    }

    /// Makes a property whose value is a list of texts, such as CATEGORIES.
    ///
    /// - Throws: As ``text(_:_:parameters:group:)``.
    public static func list(
        _ name: String, _ values: [String], parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        try VCardProperty(group: group, name: name, parameters: parameters, rawValue: joined(values))
    }

    /// Makes a property of components, such as N and ADR.
    ///
    /// Every component is a list of values. ORG has no lists (RFC 2426 section 3.5.5): there each value is a
    /// component of its own.
    ///
    /// - Throws: As ``text(_:_:parameters:group:)``.
    public static func structured(
        _ name: String, _ components: [[String]], parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        let kind = ValueKind(propertyName: name, valueParameter: nil)
        let parts = kind == .structured(lists: false) ? components.joined().map { [$0] } : components
        return try VCardProperty(
            group: group, name: name, parameters: parameters,
            rawValue: parts.map(joined).joined(separator: ";"))
    }

    /// Makes a property whose value is a URI; it is written as it is, for URIs have no escapes.
    ///
    /// - Throws: `VCardError` for a bad name or parameter, or any control character, line breaks too.
    public static func uri(
        _ name: String, _ value: String, parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        for byte in value.utf8 where byte.isForbiddenControl || byte == .tab {
            throw VCardError(.controlCharacter(byte, property: name))
        }
        return try VCardProperty(group: group, name: name, parameters: parameters, rawValue: value)
    }

    /// Makes a property from a value as a person types it, escaped or not as the property of that name wants it.
    ///
    /// Right for any property by name: TEXT is escaped; URIs, dates, numbers and base64 are written as they are. A
    /// property of components or of a list gets a single one. `VALUE` among the parameters counts.
    ///
    /// - Throws: As ``text(_:_:parameters:group:)`` or ``uri(_:_:parameters:group:)``.
    public static func plain(
        _ name: String, _ value: String, parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        let type = parameters.first { $0.isNamed("VALUE") }?.values.first
        switch ValueKind(propertyName: name, valueParameter: type) {
        case .text, .textList, .structured:
            return try text(name, value, parameters: parameters, group: group)
        case .uri, .binary, .geo, .date, .plain:
            return try uri(name, value, parameters: parameters, group: group)
        }
    }

    private static func joined(_ values: [String]) -> String {
        values.map(TextEscaping.escape).joined(separator: ",")
    }
}
