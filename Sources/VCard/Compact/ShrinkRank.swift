// SPDX-License-Identifier: MIT

/// How little something matters on a card that has no room: what stands first goes first.
enum ShrinkRank: Int, Comparable {
    case data
    case bookkeeping
    case label
    case types
    case details
    case note
    case birthday
    case title
    case furtherAddress
    case web
    case address
    case furtherNumber
    case organization
    case email

    static func < (left: ShrinkRank, right: ShrinkRank) -> Bool { left.rawValue < right.rawValue }

    /// Nil for a property that stays: the names, and one way to reach the person.
    init?(_ property: VCardProperty, isFirst: Bool, hasNumber: Bool) {
        switch property.known {
        case .version, .begin, .end, .name, .formattedName: return nil
        case .photo, .logo, .sound, .key, .agent: self = .data
        case .none: self = property.name.isSameName(as: "X-ABLabel") ? .label : .bookkeeping
        case .productIdentifier, .revision, .uniqueIdentifier, .mailer, .profile, .sourceName, .source,
            .classification, .sortString, .timeZone:
            self = .bookkeeping
        case .label: self = .label
        case .categories, .nickname, .role, .position: self = .details
        case .note: self = .note
        case .birthday: self = .birthday
        case .title: self = .title
        case .url: self = isFirst ? .web : .furtherAddress
        case .address: self = isFirst ? .address : .furtherAddress
        case .organization: self = .organization
        case .telephone:
            guard !isFirst else { return nil }
            self = .furtherNumber
        case .email:
            guard !isFirst || hasNumber else { return nil }
            self = isFirst ? .email : .furtherNumber
        }
    }

    func reason(for property: VCardProperty) -> VCardShrinkPlan.Reason {
        switch self {
        case .data: .data
        case .bookkeeping: .bookkeeping
        case .label: .label
        default: .property(property.text)
        }
    }
}

extension VCardProperty {
    /// Whether the types say what a number or an address is for, so that it is of use without them.
    var bearsTypes: Bool {
        switch known {
        case .telephone, .email, .address, .url: true
        default: false
        }
    }
}
