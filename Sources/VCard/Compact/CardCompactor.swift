// SPDX-License-Identifier: MIT

/// Takes from the properties of a card what says nothing.
struct CardCompactor {
    let source: [VCardProperty]

    /// How many properties each group has, by its name in upper case.
    private var members: [String: Int] = [:]
    private var seen: Set<VCardProperty> = []

    init(_ card: VCard) {
        source = card.properties.filter { $0.known != .version }
        for property in source {
            if let group = property.group { members[group.uppercasedASCII, default: 0] += 1 }
        }
    }

    /// The property without all that says nothing, or nil when nothing is left; to be called in the order of the card.
    mutating func compacted(at index: Int) -> VCardProperty? {
        var property = source[index]
        guard removal(of: property) == nil else { return nil }
        for compaction in Compaction.allCases {
            property = applied(compaction, to: property) ?? property
        }
        return property
    }

    /// Why the whole property can go, or nil.
    mutating func removal(of property: VCardProperty) -> Compaction? {
        if isEmpty(property) { return .empty }
        return seen.insert(property).inserted ? nil : .repeated
    }

    private func isEmpty(_ property: VCardProperty) -> Bool {
        switch property.known {
        case .none, .name, .formattedName, .begin, .end: return false
        default: break
        }
        guard property.group == nil else { return false }
        return property.withMeantValue { value in
            for index in value.indices {
                let byte = value[index]
                guard property.kind.isParted, byte == .semicolon || byte == .comma else { return false }
            }
            return true
        }
    }

    /// The property after one compaction; nil when it has nothing for it.
    func applied(_ compaction: Compaction, to property: VCardProperty) -> VCardProperty? {
        guard property.known != .none else { return nil }
        switch compaction {
        case .empty, .repeated: return nil
        case .group: return withoutLoneGroup(property)
        case .defaultTypes: return property.withoutDefaultTypes
        case .repeatedTypes: return property.withoutRepeatedTypes
        case .defaultValueType: return property.withoutDefaultValueType
        case .emptyComponents: return property.withoutEmptyComponents
        case .escapes: return property.withoutNeedlessEscapes
        case .dateSeparators: return property.withoutDateSeparators
        }
    }

    /// Groups tie properties together; `item1`, which Apple's programs number, says nothing else.
    private func withoutLoneGroup(_ property: VCardProperty) -> VCardProperty? {
        guard let group = property.group?.uppercasedASCII, members[group] == 1, group.utf8.count > 4,
            group.utf8.prefix(4).elementsEqual("ITEM".utf8), group.utf8.dropFirst(4).allSatisfy(\.isDigit)
        else { return nil }
        return property.rewritten(ungrouped: true)
    }
}
