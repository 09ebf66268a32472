// SPDX-License-Identifier: MIT

extension VCardShrinkPlan {
    /// What a step takes.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        // Nothing is lost

        /// A property without a value.
        case empty
        /// A property that stands in front already.
        case repeated
        /// A group of one.
        case group
        /// Types that the property has anyway.
        case defaultTypes([String])
        /// Types that stand there twice or in several parameters.
        case repeatedTypes
        /// A VALUE that the property has anyway.
        case defaultValueType
        /// Empty components at the end.
        case emptyComponents
        /// Backslashes in front of characters that need none.
        case escapes
        /// Hyphens and colons inside a date.
        case dateSeparators

        // Something is lost

        /// A picture, a sound or a key.
        case data
        /// What a program noted for itself, or a property that RFC 2426 does not know.
        case bookkeeping
        /// The owner's own label.
        case label
        /// What a number or an address is for.
        case types([String])
        /// The whole property, with the beginning of its value.
        case property(String)
    }
}

extension VCardShrinkPlan.Reason {
    init(_ compaction: Compaction, _ property: VCardProperty) {
        self =
            switch compaction {
            case .empty: .empty
            case .repeated: .repeated
            case .group: .group
            case .defaultTypes: .defaultTypes(property.types)
            case .repeatedTypes: .repeatedTypes
            case .defaultValueType: .defaultValueType
            case .emptyComponents: .emptyComponents
            case .escapes: .escapes
            case .dateSeparators: .dateSeparators
            }
    }

    /// Whether the card says the same without it.
    public var isLossless: Bool {
        switch self {
        case .empty, .repeated, .group, .defaultTypes, .repeatedTypes, .defaultValueType, .emptyComponents, .escapes,
            .dateSeparators:
            true
        case .data, .bookkeeping, .label, .types, .property: false
        }
    }

    /// A short, stable name, for scripts.
    public var code: String {
        switch self {
        case .empty: "empty"
        case .repeated: "repeated"
        case .group: "group"
        case .defaultTypes: "default-types"
        case .repeatedTypes: "repeated-types"
        case .defaultValueType: "default-value-type"
        case .emptyComponents: "empty-components"
        case .escapes: "escapes"
        case .dateSeparators: "date-separators"
        case .data: "data"
        case .bookkeeping: "bookkeeping"
        case .label: "label"
        case .types: "types"
        case .property: "property"
        }
    }

    func message(_ property: String) -> String {
        let name = property.shown
        return switch self {
        case .empty: "\(name) has no value"
        case .repeated: "\(name) stands there twice"
        case .group: "the group of \(name) has no other member"
        case .defaultTypes(let types): "TYPE=\(types.joined(separator: ",").shown) is what \(name) is anyway"
        case .repeatedTypes: "the types of \(name) fit in one list"
        case .defaultValueType: "the VALUE of \(name) is what it is anyway"
        case .emptyComponents: "the empty parts at the end of \(name)"
        case .escapes: "backslashes in \(name) that are not needed"
        case .dateSeparators: "\(name) as a date without separators"
        case .data: "\(name): data too large for most tags"
        case .bookkeeping: "\(name): of use to programs alone"
        case .label: "\(name): a label of the owner's own"
        case .types(let types): "TYPE=\(types.joined(separator: ",").shown) of \(name)"
        case .property(let text): text.isEmpty ? name : "\(name): \(text.shown)"
        }
    }
}
