// SPDX-License-Identifier: MIT

extension Contact {
    /// Makes a card of version 3.0: N, FN, ORG, TITLE, TEL, EMAIL, URL, ADR, BDAY, NOTE, PHOTO, then the others.
    ///
    /// Without ``name``, N is a guess (``StructuredName/init(guessedFrom:)``). Line breaks in texts become `\n`.
    ///
    /// - Throws: `VCardError` without a place, when a value has a control character, a type one that no parameter can
    ///   hold, or the day of birth is no date.
    public func card() throws(VCardError) -> VCard {
        let name = name ?? StructuredName(guessedFrom: formattedName)
        var builder = ContactCardBuilder(usedGroups: Set(others.compactMap { $0.group?.uppercasedASCII }))
        builder.properties.append(try .structured("N", name.components))
        builder.properties.append(try .text("FN", formattedName))
        if !organization.isEmpty {
            builder.properties.append(try .structured("ORG", organization.map { [$0] }))
        }
        if let title { builder.properties.append(try .text("TITLE", title)) }
        for phone in phones {
            let parameters = ContactCardBuilder.parameters(phone.types)
            let group = builder.group(for: phone.label)
            try builder.add(try .text("TEL", phone.value, parameters: parameters, group: group), label: phone.label)
        }
        for email in emails {
            let parameters = ContactCardBuilder.parameters(email.types)
            let group = builder.group(for: email.label)
            try builder.add(try .text("EMAIL", email.value, parameters: parameters, group: group), label: email.label)
        }
        for url in urls {
            let parameters = ContactCardBuilder.parameters(url.types)
            let group = builder.group(for: url.label)
            try builder.add(try .uri("URL", url.value, parameters: parameters, group: group), label: url.label)
        }
        for address in addresses {
            let parameters = ContactCardBuilder.parameters(address.types)
            let group = builder.group(for: address.label)
            try builder.add(
                try .structured("ADR", address.components, parameters: parameters, group: group), label: address.label)
        }
        if let birthday {
            guard birthday.isDateForm else { throw VCardError(.invalidDate(property: "BDAY")) }
            builder.properties.append(try .uri("BDAY", birthday))
        }
        if let note { builder.properties.append(try .text("NOTE", note)) }
        if let photo { builder.properties.append(try photo.property()) }
        return VCard(properties: [VCard.versionProperty] + builder.properties + others)
    }
}

/// Collects the properties of a contact and finds groups for labels.
struct ContactCardBuilder {
    var properties: [VCardProperty] = []

    private var usedGroups: Set<String>
    private var lastNumber = 0

    init(usedGroups: Set<String>) {
        self.usedGroups = usedGroups
    }

    static func parameters(_ types: [String]) -> [VCardParameter] {
        types.isEmpty ? [] : [VCardParameter(name: "TYPE", values: types)]
    }

    /// A group that is not in use, for a property with a label.
    mutating func group(for label: String?) -> String? {
        guard label != nil else { return nil }
        repeat { lastNumber += 1 } while usedGroups.contains("ITEM\(lastNumber)")
        return "item\(lastNumber)"
    }

    mutating func add(_ property: VCardProperty, label: String?) throws(VCardError) {
        properties.append(property)
        if let label { properties.append(try .text("X-ABLabel", label, group: property.group)) }
    }
}
