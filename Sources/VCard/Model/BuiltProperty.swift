// SPDX-License-Identifier: MIT

/// A property that was made and not read: its value is kept as it was given, and escaped when it is written.
final class BuiltProperty: Sendable {
    let group: String?
    let name: String
    let parameters: [VCardParameter]
    let known: KnownProperty
    let kind: ValueKind

    /// Whether a parameter says that the value is base64.
    let isBase64: Bool

    let shape: Shape

    /// The value: as it is written where the shape is `raw`; otherwise as it was given, not escaped, LF for all its
    /// line breaks, control characters between its parts.
    let value: [UInt8]

    /// How many bytes the value has when it is written.
    let valueLength: Int

    /// What the line has at most when it is written, not folded and without its line break.
    let mostBytes: Int

    enum Shape: Sendable {
        /// Nothing is known of the value.
        case raw
        /// One text.
        case text
        /// Texts with commas between.
        case list
        /// Components with semicolons between, each a list.
        case structured
    }

    /// Checks everything but the meaning of the value (RFC 2425 section 5.8.2).
    init(
        group: String?, name: String, known: KnownProperty, kind: ValueKind, parameters: [VCardParameter],
        shape: Shape, value: [UInt8], valueLength: Int
    ) throws(VCardError) {
        if let group, !group.isName { throw VCardError(.invalidGroup(group)) }
        guard known != .none || name.isName else { throw VCardError(.invalidName(name)) }
        var length = name.utf8.count + 1 + valueLength + (group.map { $0.utf8.count + 1 } ?? 0)
        var isBase64 = false
        for parameter in parameters {
            length += try Self.check(parameter, of: name, &isBase64)
        }
        self.group = group
        self.name = name
        self.parameters = parameters
        self.shape = shape
        self.value = value
        self.known = known
        self.kind = kind
        self.isBase64 = isBase64
        self.valueLength = valueLength
        mostBytes = length
    }

    /// Returns what the parameter takes at most.
    private static func check(
        _ parameter: VCardParameter, of property: String, _ isBase64: inout Bool
    ) throws(VCardError) -> Int {
        let known = parameter.known
        guard known != .none || parameter.name.isName else { throw VCardError(.invalidParameterName(parameter.name)) }
        var length = parameter.name.utf8.count + 2
        for value in parameter.values {
            guard value.isParameterValue else {
                throw VCardError(.invalidParameterValue(property: property, parameter: parameter.name))
            }
            if known == .encoding, KnownEncoding(NameKey(value)).isBase64 { isBase64 = true }
            // A value may be quoted, and a comma stand in front of it.
            length += value.utf8.count + 3
        }
        return length
    }

    /// The value as it is written.
    var rawValue: String {
        String(decoding: shape == .raw ? value : TextEscaping.escape(value), as: UTF8.self)
    }

    /// Whether the value is written as it is kept.
    var isWrittenAsKept: Bool { shape == .raw || shape == .text && valueLength == value.count }

    /// VERSION, whose value needs no check.
    init(version: String) {
        group = nil
        name = "VERSION"
        parameters = []
        shape = .text
        value = Array(version.utf8)
        known = .version
        kind = .text
        isBase64 = false
        valueLength = version.utf8.count
        mostBytes = 8 + version.utf8.count
    }
}

extension BuiltProperty {
    convenience init(
        group: String?, name: String, parameters: [VCardParameter], rawValue: String
    ) throws(VCardError) {
        let known = KnownProperty(name)
        if let control = rawValue.firstForbiddenControl {
            throw VCardError(.controlCharacter(control, property: name))
        }
        try self.init(
            group: group, name: name, known: known, kind: ValueKind(known, among: parameters), parameters: parameters,
            shape: .raw, value: Array(rawValue.utf8), valueLength: rawValue.utf8.count)
    }
}

extension ValueKind {
    init(_ property: KnownProperty, among parameters: [VCardParameter]) {
        self = property.kind
        for parameter in parameters where parameter.known == .value {
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
        return bytes.firstForbiddenControl.map { bytes[$0] }
    }

    /// Whether a parameter can have this value: no control character and no double quote, which nothing escapes.
    fileprivate var isParameterValue: Bool {
        let utf8 = utf8
        let bytes = utf8.span
        return bytes.firstForbiddenControl == nil && bytes.first(.quote) == bytes.count
    }
}
