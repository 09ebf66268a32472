// SPDX-License-Identifier: MIT

extension VCardProperty {
    /// Makes a property whose value is one text; line breaks in it become `\n`, so that no text can add a property.
    ///
    /// - Throws: `VCardError` for a bad name or parameter, or a control character other than TAB, CR and LF.
    public static func text(
        _ name: String, _ value: String, parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        try VCardProperty(group, name, parameters, .text(value))
    }

    /// Makes a property whose value is a list of texts, such as CATEGORIES.
    ///
    /// - Throws: As ``text(_:_:parameters:group:)``.
    public static func list(
        _ name: String, _ values: [String], parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        try VCardProperty(group, name, parameters, .list(values))
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
        var components = components
        if KnownProperty(name) == .organization, components.contains(where: { $0.count != 1 }) {
            components = components.joined().map { [$0] }
        }
        return try VCardProperty(group, name, parameters, .structured(components))
    }

    /// Makes a property whose value is a URI; it is written as it is, for URIs have no escapes.
    ///
    /// - Throws: `VCardError` for a bad name or parameter, or any control character, line breaks too.
    public static func uri(
        _ name: String, _ value: String, parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        if value.utf8.contains(.tab) { throw VCardError(.controlCharacter(.tab, property: name)) }
        return try VCardProperty(group: group, name: name, parameters: parameters, rawValue: value)
    }

    /// Makes a property of inline binary data, such as PHOTO, in base64; `ENCODING=b` comes before the parameters given.
    ///
    /// - Throws: As ``text(_:_:parameters:group:)``.
    public static func binary(
        _ name: String, _ data: [UInt8], parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        try VCardProperty(
            group: group, name: name, parameters: [VCardParameter(name: "ENCODING", values: ["b"])] + parameters,
            rawValue: Base64.encode(data))
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
        switch ValueKind(KnownProperty(name), among: parameters) {
        case .text, .textList, .structured:
            try text(name, value, parameters: parameters, group: group)
        case .uri, .binary, .geo, .date, .plain:
            try uri(name, value, parameters: parameters, group: group)
        }
    }

    private init(
        _ group: String?, _ name: String, _ parameters: [VCardParameter], _ value: GivenValue
    ) throws(VCardError) {
        form = .built(try BuiltProperty(group: group, name: name, parameters: parameters, value: value))
    }
}
