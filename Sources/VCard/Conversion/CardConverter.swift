// SPDX-License-Identifier: MIT

/// Makes properties of version 3.0 out of those of a card, one after the other, and notes what changed.
struct CardConverter {
    let source: [VCardProperty]
    let version: String

    private(set) var properties: [VCardProperty] = []
    private(set) var changes: [VCardChange] = []

    /// The index of the property at hand, and its name as spelled.
    private var index = 0
    private var name = ""

    /// The lowest PREF of the properties of each name, in upper case.
    private var preferences: [String: Int] = [:]

    /// The FN and the N that are kept; version 4.0 may have several.
    private var formattedName: Int?
    private var structuredName: Int?
    private var hasSortString = false

    init(_ card: VCard) {
        source = card.properties
        version = card.version
    }

    var isOfVersion3: Bool { version == VCard.writtenVersion }

    mutating func convert() {
        if !isOfVersion3 { changes.append(VCardChange(.version(from: version))) }
        survey()
        for (number, property) in source.enumerated() {
            index = number
            name = property.name
            switch property.known {
            case .version: break
            case .begin, .end: note(.frameInside)
            default: convert(property)
            }
        }
    }

    /// Finds what one property has to know of the others.
    private mutating func survey() {
        var formattedNamePreference = Int.max
        for (number, property) in source.enumerated() {
            if property.known == .sortString { hasSortString = true }
            let preference = version == "4.0" ? property.preference : nil
            if let preference {
                let name = property.name.uppercasedASCII
                preferences[name] = min(preferences[name] ?? preference, preference)
            }
            if property.known == .name, structuredName == nil { structuredName = number }
            if property.known == .formattedName,
                formattedName == nil || preference ?? Int.max < formattedNamePreference
            {
                formattedName = number
                formattedNamePreference = preference ?? Int.max
            }
        }
    }

    private mutating func convert(_ property: VCardProperty) {
        let parameters = convertedParameters(of: property)
        let raw = rawText(of: property, parameters)
        var draft = PropertyDraft(
            group: property.group, name: property.name, parameters: parameters.kept, value: .raw(raw))
        if parameters.isBase64, property.known.kind != .binary {
            guard keepsBase64(raw, property.known, &draft) else { return }
        }
        if !isOfVersion3, isSurplusName(property.known) {
            moveToExtension(&draft)
        } else {
            guard convertValue(of: property, raw, parameters, &draft) else { return }
        }
        if parameters.preference != nil { convertPreference(parameters, property.known, &draft) }
        append(draft, unless: property)
        appendWhatParametersSay(parameters, property)
    }

    /// Whether the property is an FN or an N beside the one that counts.
    private func isSurplusName(_ known: KnownProperty) -> Bool {
        known == .formattedName && index != formattedName || known == .name && index != structuredName
    }

    /// PREF of the one that is preferred becomes a type where version 3.0 has types.
    private mutating func convertPreference(
        _ parameters: ConvertedParameters, _ known: KnownProperty, _ draft: inout PropertyDraft
    ) {
        guard let preference = parameters.preference else { return }
        let bearsTypes =
            switch known {
            case .telephone, .email, .address, .url: true
            default: name.isSameName(as: "IMPP")
            }
        if bearsTypes, preference == preferences[name.uppercasedASCII] {
            draft.add(type: "PREF")
            note(.preference)
        } else if known != .formattedName {
            note(.parameterDropped("PREF"))
        }
    }

    /// LABEL and SORT-AS of version 4.0 are properties in 3.0 (RFC 2426 sections 3.2.2 and 3.6.5).
    private mutating func appendWhatParametersSay(_ parameters: ConvertedParameters, _ property: VCardProperty) {
        if let label = parameters.label {
            let types = parameters.kept.filter { $0.isNamed("TYPE") }
            append(PropertyDraft(group: property.group, name: "LABEL", parameters: types, value: .text(label)))
            note(.addressLabel)
        }
        if let sortString = parameters.sortString {
            if hasSortString {
                note(.parameterDropped("SORT-AS"))
            } else {
                hasSortString = true
                append(PropertyDraft(group: nil, name: "SORT-STRING", parameters: [], value: .text(sortString)))
                note(.sortString)
            }
        }
    }

    mutating func note(_ reason: VCardChange.Reason) {
        changes.append(VCardChange(reason, property: name, index: index))
    }

    /// Puts `X-` in front of the name.
    mutating func moveToExtension(_ draft: inout PropertyDraft, _ name: String? = nil) {
        draft.name = name ?? "X-" + draft.name.uppercasedASCII
        note(.renamed(to: draft.name))
    }

    /// Appends what came out; the property itself when that is the same.
    private mutating func append(_ draft: PropertyDraft, unless property: VCardProperty? = nil) {
        if let property, case .raw(let raw) = draft.value, draft.name == property.name,
            draft.parameters == property.parameters, raw.utf8.elementsEqual(property.rawValue.utf8)
        {
            properties.append(property)
            return
        }
        do throws(VCardError) {
            properties.append(try draft.property())
        } catch {
            note(.unwritable(code: error.code))
        }
    }

    /// Adds FN and N where they are missing: a card of 3.0 has both (RFC 2426 sections 3.1.1 and 3.1.2).
    mutating func completeNames() {
        let named = properties.first { $0.known == .name }
        let shown = properties.first { $0.known == .formattedName }
        guard shown == nil || named == nil else { return }
        var front: [PropertyDraft] = []
        if named == nil, let shown {
            let name = StructuredName(guessedFrom: shown.text)
            front.append(PropertyDraft(name: "N", parameters: [], value: .structured(name.components)))
            changes.append(VCardChange(.guessedName))
        }
        if shown == nil {
            let source = sourceOfFormattedName(named)
            let text = source?.text ?? ""
            if named == nil { front.append(PropertyDraft(name: "N", parameters: [], value: .raw(";;;;"))) }
            front.append(PropertyDraft(name: "FN", parameters: [], value: .text(text)))
            changes.append(VCardChange(.formattedName(from: source?.name ?? "nothing")))
        }
        properties = front.compactMap { try? $0.property() } + properties
    }

    /// What names the card best, when no FN does.
    private func sourceOfFormattedName(_ named: VCardProperty?) -> VCardProperty? {
        let known: [KnownProperty] = [.nickname, .organization, .email, .telephone]
        let candidates = [named].compactMap(\.self) + known.compactMap { kind in properties.first { $0.known == kind } }
        return candidates.first { !$0.text.isEmpty }
    }
}
