// SPDX-License-Identifier: MIT

/// A property that was made and not read: its value is kept as it was given, and escaped when it is written.
struct BuiltProperty: Sendable {
    let group: String?
    let name: String
    let parameters: [VCardParameter]
    let value: Value
    let known: KnownProperty
    let kind: ValueKind

    /// How many bytes the value has when it is written.
    let valueLength: Int

    enum Value: Sendable {
        /// As it is written.
        case raw(String)
        /// One text; its line breaks are LF.
        case text(String)
        /// Texts with commas between.
        case list([String])
        /// Lists with semicolons between.
        case structured([[String]])
    }

    /// Checks everything but the meaning of the value (RFC 2425 section 5.8.2).
    init(
        group: String?, name: String, known: KnownProperty, kind: ValueKind, parameters: [VCardParameter],
        value: Value, valueLength: Int
    ) throws(VCardError) {
        if let group, !group.isName { throw VCardError(.invalidGroup(group)) }
        guard known != .none || name.isName else { throw VCardError(.invalidName(name)) }
        for parameter in parameters {
            guard parameter.name.isName else { throw VCardError(.invalidParameterName(parameter.name)) }
            for value in parameter.values where !value.isParameterValue {
                throw VCardError(.invalidParameterValue(property: name, parameter: parameter.name))
            }
        }
        self.group = group
        self.name = name
        self.parameters = parameters
        self.value = value
        self.known = known
        self.kind = kind
        self.valueLength = valueLength
    }

    /// The value as it is written.
    var rawValue: String {
        switch value {
        case .raw(let text): text
        case .text(let text): TextEscaping.escape(text)
        case .list(let values): Self.joined(values)
        case .structured(let components): components.map(Self.joined).joined(separator: ";")
        }
    }

    /// Whether a parameter says that the value is base64.
    var isBase64: Bool {
        parameters.contains { parameter in
            KnownParameter(NameKey(parameter.name)) == .encoding
                && parameter.values.contains { KnownEncoding(NameKey($0)).isBase64 }
        }
    }

    static func joined(_ values: [String]) -> String {
        values.map(TextEscaping.escape).joined(separator: ",")
    }
}

extension BuiltProperty {
    init(
        group: String?, name: String, parameters: [VCardParameter], rawValue: String
    ) throws(VCardError) {
        let known = KnownProperty(name)
        if let control = rawValue.firstForbiddenControl {
            throw VCardError(.controlCharacter(control, property: name))
        }
        try self.init(
            group: group, name: name, known: known, kind: ValueKind(known, among: parameters), parameters: parameters,
            value: .raw(rawValue), valueLength: rawValue.utf8.count)
    }
}

extension ValueKind {
    init(_ property: KnownProperty, among parameters: [VCardParameter]) {
        self = property.kind
        for parameter in parameters where KnownParameter(NameKey(parameter.name)) == .value {
            guard let type = parameter.values.first else { continue }
            self.init(property, valueParameter: NameKey(type))
            return
        }
    }
}

extension String {
    /// The first control character that may stand nowhere in a content line, or nil.
    var firstForbiddenControl: UInt8? {
        let utf8 = utf8
        let bytes = utf8.span
        var index = bytes.firstControl(from: 0)
        while index < bytes.count {
            if bytes[index].isForbiddenControl { return bytes[index] }
            index = bytes.firstControl(from: index + 1)
        }
        return nil
    }

    /// Whether a parameter can have this value: no control character and no double quote, which nothing escapes.
    fileprivate var isParameterValue: Bool {
        utf8.allSatisfy { $0 != .quote && !$0.isForbiddenControl }
    }
}
