// SPDX-License-Identifier: MIT

extension Contact {
    /// Reads a card; a property that has no place of its own here goes to ``others``.
    ///
    /// Without FN the name is put together from N. Of FN, N, ORG, TITLE and NOTE the first counts. Of the properties
    /// that have a place here, the value, the types and an Apple label are kept; who wants the rest works on the card.
    ///
    /// A card of version 2.1 or 4.0 is read as ``VCard/converted()`` has it, but no name is guessed.
    public init(_ card: VCard) {
        self.init(reading: card.version == VCard.writtenVersion ? card : card.inWordsOfVersion3)
    }

    private init(reading card: VCard) {
        self.init(formattedName: card.displayName)
        let labels = Self.labels(in: card)
        var seen: Set<String> = []
        for property in card.properties {
            let name = property.name.uppercasedASCII
            let isFirst = seen.insert(name).inserted
            let label = property.group.flatMap { labels[$0.uppercasedASCII] }
            let value = LabelledValue(property.text, types: property.types, label: label)
            switch name {
            case "VERSION": break
            case "FN" where isFirst: break
            case "N" where isFirst: self.name = StructuredName(components: property.components)
            case "ORG" where isFirst: organization = property.components.compactMap(\.first)
            case "TITLE" where isFirst: title = property.text
            case "BDAY" where birthday == nil && property.rawValue.isDateForm: birthday = property.rawValue
            case "PHOTO" where photo == nil && Photo(property) != nil: photo = Photo(property)
            case "NOTE" where isFirst: note = property.text
            case "TEL": phones.append(value)
            case "EMAIL": emails.append(value)
            case "URL": urls.append(value)
            case "ADR":
                addresses.append(
                    PostalAddress(components: property.components, types: property.types, label: label))
            case "X-ABLABEL" where Self.isUsed(property, in: labels): break
            default: others.append(property)
            }
        }
    }

    /// The labels by group, in upper case, of groups that have a property which can bear one.
    private static func labels(in card: VCard) -> [String: String] {
        var labelled: Set<String> = []
        for property in card.properties where ["TEL", "EMAIL", "URL", "ADR"].contains(property.name.uppercasedASCII) {
            if let group = property.group { labelled.insert(group.uppercasedASCII) }
        }
        var labels: [String: String] = [:]
        for property in card[all: "X-ABLabel"] {
            guard let group = property.group?.uppercasedASCII, labelled.contains(group), labels[group] == nil else {
                continue
            }
            labels[group] = property.text
        }
        return labels
    }

    private static func isUsed(_ property: VCardProperty, in labels: [String: String]) -> Bool {
        property.group.map { labels[$0.uppercasedASCII] == property.text } ?? false
    }
}
