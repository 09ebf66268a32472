// SPDX-License-Identifier: MIT

/// How the value of a property is built (RFC 2426 section 3 and the grammar of section 4).
enum ValueKind: Hashable, Sendable {
    /// TEXT: escaped, one value.
    case text
    /// TEXT values with bare commas between: NICKNAME, CATEGORIES.
    case textList
    /// Components with bare semicolons between; commas part the values of one component only where `lists` is set.
    case structured(lists: Bool)
    /// A URI: no escapes in either direction.
    case uri
    /// Inline binary data.
    case binary
    /// Two numbers with a semicolon between.
    case geo
    /// A date or a date-time: no escapes.
    case date
    /// Anything else that has no escapes, such as an offset from UTC.
    case plain

    init(propertyName: String, valueParameter: String?) {
        self.init(KnownProperty(propertyName), valueParameter: valueParameter.map { NameKey($0) })
    }

    init(_ property: KnownProperty, valueParameter: NameKey?) {
        self = property.kind
        guard let valueParameter else { return }
        if valueParameter == Self.uriKey || valueParameter == Self.urlKey {
            self = .uri
        } else if valueParameter == Self.textKey {
            switch self {
            case .uri, .binary, .geo, .date, .plain: self = .text
            case .text, .textList, .structured: break
            }
        }
    }

    private static let uriKey = NameKey(known: "URI")
    private static let urlKey = NameKey(known: "URL")
    private static let textKey = NameKey(known: "TEXT")
}
