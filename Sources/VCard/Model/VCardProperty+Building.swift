// SPDX-License-Identifier: MIT

extension VCardProperty {
    /// Makes a property whose value is one text; line breaks in it become `\n`, so that no text can add a property.
    ///
    /// - Throws: `VCardError` for a bad name or parameter, or a control character other than TAB, CR and LF.
    public static func text(
        _ name: String, _ value: String, parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        let known = KnownProperty(name)
        let kind = ValueKind(known, among: parameters)
        var length = 0
        let text = try measured(value, in: name, &length) ?? value
        let kept: BuiltProperty.Value =
            switch kind {
            case .text: .text(text)
            case .textList: .list([text])
            case .structured: .structured([[text]])
            case .uri, .binary, .geo, .date, .plain: .raw(TextEscaping.escape(text))
            }
        return VCardProperty(
            .built(
                try BuiltProperty(
                    group: group, name: name, known: known, kind: kind, parameters: parameters, value: kept,
                    valueLength: length)))
    }

    /// Makes a property whose value is a list of texts, such as CATEGORIES.
    ///
    /// - Throws: As ``text(_:_:parameters:group:)``.
    public static func list(
        _ name: String, _ values: [String], parameters: [VCardParameter] = [], group: String? = nil
    ) throws(VCardError) -> VCardProperty {
        let known = KnownProperty(name)
        let kind = ValueKind(known, among: parameters)
        var length = 0
        var texts = values
        try measure(&texts, in: name, &length)
        return VCardProperty(
            .built(
                try BuiltProperty(
                    group: group, name: name, known: known, kind: kind, parameters: parameters,
                    value: kind == .textList ? .list(texts) : .raw(BuiltProperty.joined(texts)), valueLength: length)))
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
        let known = KnownProperty(name)
        let kind = ValueKind(known, among: parameters)
        var parts = components
        if kind == .structured(lists: false), components.contains(where: { $0.count != 1 }) {
            parts = components.joined().map { [$0] }
        }
        var length = max(parts.count - 1, 0)
        for index in parts.indices { try measure(&parts[index], in: name, &length) }
        let kept: BuiltProperty.Value =
            switch kind {
            case .structured: .structured(parts)
            default: .raw(parts.map(BuiltProperty.joined).joined(separator: ";"))
            }
        return VCardProperty(
            .built(
                try BuiltProperty(
                    group: group, name: name, known: known, kind: kind, parameters: parameters, value: kept,
                    valueLength: length)))
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

    /// Makes a property of inline binary data, such as PHOTO, in base64; `ENCODING=b` is put in front of the parameters.
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

    /// Puts LF for every line break and adds the bytes that the texts have when they are written, commas between too.
    private static func measure(
        _ texts: inout [String], in name: String, _ length: inout Int
    ) throws(VCardError) {
        length += max(texts.count - 1, 0)
        for index in texts.indices {
            if let text = try measured(texts[index], in: name, &length) { texts[index] = text }
        }
    }

    /// Adds the bytes that the text has when it is written; the text with LF for every line break, or nil when it
    /// stays as it is.
    private static func measured(
        _ text: String, in name: String, _ length: inout Int
    ) throws(VCardError) -> String? {
        let utf8 = text.utf8
        let bytes = utf8.span
        var hasReturn = false
        var added = bytes.count
        var index = bytes.firstControl(from: 0)
        while index < bytes.count {
            switch bytes[index] {
            case .carriageReturn: hasReturn = true
            case .lineFeed: added += 1
            case .tab: break
            default:
                if bytes[index].isForbiddenControl {
                    throw VCardError(.controlCharacter(bytes[index], property: name))
                }
            }
            index = bytes.firstControl(from: index + 1)
        }
        if hasReturn {
            let mended = withLineFeeds(text)
            return try measured(mended, in: name, &length) ?? mended
        }
        index = bytes.firstSpecial(from: 0)
        while index < bytes.count {
            added += 1
            index = bytes.firstSpecial(from: index + 1)
        }
        length += added
        return nil
    }

    private static func withLineFeeds(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte != .lineFeed || previous != .carriageReturn {
                bytes.append(byte == .carriageReturn ? .lineFeed : byte)
            }
            previous = byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
