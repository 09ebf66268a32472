// SPDX-License-Identifier: MIT

/// One way each to say the same in fewer bytes; nil where there is nothing to save.
extension VCardProperty {
    /// The same property with other parameters or another value; nil when it could not be written.
    func rewritten(
        ungrouped: Bool = false, parameters: [VCardParameter]? = nil, rawValue: String? = nil
    ) -> VCardProperty? {
        try? VCardProperty(
            group: ungrouped ? nil : group, name: name, parameters: parameters ?? meantParameters,
            rawValue: rawValue ?? meantValue)
    }

    /// The value as it is written.
    var meantValue: String {
        withMeantValue { String(repairing: $0) }
    }

    /// The parameters as they are written: without the encoding that is undone.
    var meantParameters: [VCardParameter] {
        guard isMended, kind != .uri else { return parameters }
        return parameters.filter { !$0.isNamed("ENCODING") }
    }

    /// What TYPE is when it is absent (RFC 2426 sections 3.2.1, 3.2.2, 3.3.1 and 3.3.2).
    private var defaultTypes: Set<String> {
        switch known {
        case .telephone: ["VOICE"]
        case .email: ["INTERNET"]
        case .address, .label: ["INTL", "POSTAL", "PARCEL", "WORK"]
        default: []
        }
    }

    var withoutDefaultTypes: VCardProperty? {
        let defaults = defaultTypes
        guard !defaults.isEmpty, Set(types.map(\.uppercasedASCII)) == defaults else { return nil }
        return withoutTypes
    }

    /// Without any TYPE; nil when it has none.
    var withoutTypes: VCardProperty? {
        guard !types.isEmpty else { return nil }
        return rewritten(parameters: meantParameters.filter { !$0.isNamed("TYPE") })
    }

    var withoutRepeatedTypes: VCardProperty? {
        let parameters = meantParameters
        let lists = parameters.filter { $0.isNamed("TYPE") }
        var seen: Set<String> = []
        let kept = types.filter { seen.insert($0.uppercasedASCII).inserted }
        guard let first = parameters.firstIndex(where: { $0.isNamed("TYPE") }), !kept.isEmpty,
            lists.count > 1 || kept.count < types.count
        else { return nil }
        var joined = parameters
        joined[first] = VCardParameter(name: "TYPE", values: kept)
        let rest = joined[(first + 1)...].filter { !$0.isNamed("TYPE") }
        return rewritten(parameters: joined[...first] + rest)
    }

    var withoutDefaultValueType: VCardProperty? {
        let values = parameterValues("VALUE")
        guard values.count == 1, let value = values.first?.uppercasedASCII else { return nil }
        let isDefault =
            switch (known, known.kind, value) {
            case (.telephone, _, "PHONE-NUMBER"), (.birthday, _, "DATE"), (.revision, _, "DATE-TIME"),
                (.timeZone, _, "UTC-OFFSET"), (.agent, _, "VCARD"), (_, .uri, "URI"), (_, .binary, "BINARY"),
                (_, .geo, "FLOAT"), (_, .text, "TEXT"), (_, .textList, "TEXT"), (_, .structured, "TEXT"):
                true
            default: false
            }
        return isDefault ? rewritten(parameters: meantParameters.filter { !$0.isNamed("VALUE") }) : nil
    }

    /// N and ORG may have fewer components than they could (the grammar of RFC 2426 section 4).
    var withoutEmptyComponents: VCardProperty? {
        guard known == .name || known == .organization else { return nil }
        let value = meantValue
        let bytes = Array(value.utf8)
        var count = bytes.count
        while count > 0, bytes[count - 1] == .semicolon, !bytes.isEscaped(at: count - 1) { count -= 1 }
        guard count < bytes.count else { return nil }
        return rewritten(rawValue: String(decoding: bytes[..<count], as: UTF8.self))
    }

    var withoutNeedlessEscapes: VCardProperty? {
        guard kind.isParted || kind == .text, !isBase64 else { return nil }
        let value = meantValue
        guard value.utf8.contains(.backslash) else { return nil }
        guard let shorter = escapedAnew, shorter.rawValue.utf8.count < value.utf8.count else { return nil }
        return shorter
    }

    /// The property with its value escaped as the writer escapes it.
    private var escapedAnew: VCardProperty? {
        switch kind {
        case .text: try? .text(name, text, parameters: meantParameters, group: group)
        case .textList: try? .list(name, components.flatMap(\.self), parameters: meantParameters, group: group)
        case .structured: try? .structured(name, components, parameters: meantParameters, group: group)
        case .uri, .binary, .geo, .date, .plain: nil
        }
    }

    /// Dates have a basic form, without hyphens and colons (RFC 2425 section 5.8.4).
    var withoutDateSeparators: VCardProperty? {
        guard kind == .date, parameterValues("X-APPLE-OMIT-YEAR").isEmpty else { return nil }
        let value = meantValue
        guard value.isDateForm else { return nil }
        let date = value.utf8.prefix { $0 != UInt8(ascii: "T") }.filter { $0 != UInt8(ascii: "-") }
        let time = value.utf8.drop { $0 != UInt8(ascii: "T") }.filter { $0 != .colon }
        let basic = String(decoding: date + time, as: UTF8.self)
        return basic.utf8.count < value.utf8.count ? rewritten(rawValue: basic) : nil
    }
}

extension ValueKind {
    /// Whether bare semicolons or commas part the value.
    var isParted: Bool {
        switch self {
        case .textList, .structured: true
        case .text, .uri, .binary, .geo, .date, .plain: false
        }
    }
}

extension [UInt8] {
    /// Whether an odd number of backslashes stands in front.
    fileprivate func isEscaped(at index: Int) -> Bool {
        var first = index
        while first > 0, self[first - 1] == .backslash { first -= 1 }
        return (index - first) % 2 == 1
    }
}
