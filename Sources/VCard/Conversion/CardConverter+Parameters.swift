// SPDX-License-Identifier: MIT

extension CardConverter {
    mutating func convertedParameters(of property: VCardProperty) -> ConvertedParameters {
        var converted = ConvertedParameters()
        if property.hasBareWords { note(.bareWords) }
        for parameter in property.parameters {
            switch KnownParameter(NameKey(parameter.name)) {
            case .type: convertTypes(parameter, property, &converted)
            case .encoding: convertEncoding(parameter, property, &converted)
            case .value: convertValueType(parameter, property, &converted)
            case .charset:
                if converted.charset == nil { converted.charset = parameter.values.first }
            case .language, .context, .none:
                convertOther(parameter, property, &converted)
            }
        }
        return converted
    }

    /// Keeps TYPE; a media type in it becomes the short name that 3.0 has.
    private mutating func convertTypes(
        _ parameter: VCardParameter, _ property: VCardProperty, _ converted: inout ConvertedParameters
    ) {
        var types: [String] = []
        var isOdd = false
        if parameter.values.contains(where: { $0.utf8.contains(.comma) }) { note(.quotedTypes) }
        for value in parameter.values {
            for type in value.utf8.split(separator: .comma, omittingEmptySubsequences: false) {
                let type = String(Substring(type))
                let sound = Self.sound(type, forType: true)
                if property.known.kind == .binary, let short = ShortType.name(ofMediaType: sound) {
                    note(.mediaType(type))
                    types.append(short)
                } else {
                    if !sound.utf8.elementsEqual(type.utf8) { isOdd = true }
                    types.append(sound)
                }
            }
        }
        if isOdd { note(.parameterCharacters(parameter.name)) }
        converted.kept.append(VCardParameter(name: parameter.name, values: types))
    }

    private mutating func convertEncoding(
        _ parameter: VCardParameter, _ property: VCardProperty, _ converted: inout ConvertedParameters
    ) {
        for value in parameter.values {
            let encoding = KnownEncoding(NameKey(value))
            if encoding == .none {
                note(.parameterDropped("ENCODING=" + value))
            } else if encoding != .b {
                note(.encoding(value))
            }
            guard encoding.isBase64, property.isBase64, !converted.isBase64 else { continue }
            converted.isBase64 = true
            converted.kept.append(VCardParameter(name: parameter.name, values: ["b"]))
        }
    }

    /// Keeps VALUE where version 3.0 asks for it: where the value is not of the type that the property has anyway.
    private mutating func convertValueType(
        _ parameter: VCardParameter, _ property: VCardProperty, _ converted: inout ConvertedParameters
    ) {
        guard let value = parameter.values.first(where: { !$0.isEmpty }), converted.valueType == nil else { return }
        converted.valueType = value.uppercasedASCII
        guard !isOfVersion3, property.known != .none else {
            convertOther(parameter, property, &converted)
            return
        }
        switch (converted.valueType, property.known.kind) {
        case ("TEXT", .plain), ("TEXT", .binary), ("DATE", .date), ("DATE-TIME", .date):
            converted.kept.append(parameter)
        case ("URI", .binary), ("URL", .binary):
            converted.kept.append(VCardParameter(name: "VALUE", values: ["uri"]))
        case ("URI", .text) where property.known == .agent, ("URL", .text) where property.known == .agent:
            converted.kept.append(VCardParameter(name: "VALUE", values: ["uri"]))
        default: break
        }
    }

    private mutating func convertOther(
        _ parameter: VCardParameter, _ property: VCardProperty, _ converted: inout ConvertedParameters
    ) {
        let isOfVersion4 = version == "4.0"
        let values = isOfVersion4 ? parameter.values.map(CaretEscapes.undone) : parameter.values
        if isOfVersion4, takeNewParameter(parameter.name, values, property, &converted) { return }
        var name = parameter.name
        if isOfVersion4, Self.newParameters.contains(name.uppercasedASCII) {
            name = "X-" + name.uppercasedASCII
            note(.parameterMoved(parameter.name, to: name))
        }
        let sound = values.map { Self.sound($0, forType: false) }
        if sound != values { note(.parameterCharacters(parameter.name)) }
        converted.kept.append(VCardParameter(name: name, values: sound))
    }

    /// Takes a parameter that version 3.0 says in another way, or not at all; false when it is none.
    private mutating func takeNewParameter(
        _ name: String, _ values: [String], _ property: VCardProperty, _ converted: inout ConvertedParameters
    ) -> Bool {
        switch (name.uppercasedASCII, property.known) {
        case ("PREF", _):
            converted.preference = values.first.flatMap { Int($0) }
            if converted.preference == nil { note(.parameterDropped(name)) }
        case ("LABEL", .address):
            // RFC 6350 section 6.3.1 writes its line breaks as texts have them.
            let label = values.joined(separator: ",").utf8
            converted.label = TextEscaping.unescape(label.span)
        case ("SORT-AS", .name), ("SORT-AS", .organization):
            // The list of RFC 6350 section 5.9 stands in one pair of double quotes.
            let parts = values.flatMap { $0.utf8.split(separator: .comma) }
            if !parts.isEmpty { converted.sortString = parts.map { String(Substring($0)) }.joined(separator: " ") }
        case ("MEDIATYPE", .photo), ("MEDIATYPE", .logo), ("MEDIATYPE", .sound), ("MEDIATYPE", .key):
            converted.mediaType = values.first
        case ("CALSCALE", _) where values.allSatisfy { $0.isSameName(as: "gregorian") }:
            break
        case ("PID", _), ("ALTID", _), ("MEDIATYPE", _), ("CALSCALE", _), ("INDEX", _), ("PROP-ID", _), ("DERIVED", _):
            note(.parameterDropped(name))
        default:
            return false
        }
        return true
    }

    /// Parameters that came with version 4.0 (RFC 6350, 6715, 8605, 9554) and keep their value under an extension.
    private static let newParameters: Set<String> = [
        "GEO", "TZ", "LABEL", "SORT-AS", "LEVEL", "CC", "AUTHOR", "AUTHOR-NAME", "CREATED", "PHONETIC", "SCRIPT",
        "SERVICE-TYPE", "USERNAME",
    ]

    /// The value without what no parameter of version 3.0 can have; a TYPE has no quotes around it.
    private static func sound(_ value: String, forType: Bool) -> String {
        let isSound: (UInt8) -> Bool = { byte in
            byte != .quote && !byte.isForbiddenControl && !(forType && (byte == .colon || byte == .semicolon))
        }
        guard !value.utf8.allSatisfy(isSound) else { return value }
        let bytes = value.utf8.map { byte in
            isSound(byte) ? byte : byte == .quote ? UInt8(ascii: "'") : forType ? UInt8(ascii: "-") : .blank
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
