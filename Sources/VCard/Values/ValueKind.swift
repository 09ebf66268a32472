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
        let named = Self.standard[propertyName.uppercasedASCII] ?? .text
        guard let type = valueParameter?.uppercasedASCII else {
            self = named
            return
        }
        switch (type, named) {
        case ("URI", _), ("URL", _): self = .uri
        case ("TEXT", .uri), ("TEXT", .binary), ("TEXT", .geo), ("TEXT", .date), ("TEXT", .plain): self = .text
        default: self = named
        }
    }

    /// How many components the property has at most, or nil where there is no such bound.
    static func maximumComponents(of propertyName: String) -> Int? {
        switch propertyName.uppercasedASCII {
        case "N": 5
        case "ADR": 7
        default: nil
        }
    }

    /// The properties that RFC 2426 defines; all others are extensions whose inner form nobody knows.
    static let standard: [String: ValueKind] = [
        "NAME": .text, "PROFILE": .text, "SOURCE": .uri, "BEGIN": .text, "END": .text,
        "FN": .text, "N": .structured(lists: true), "NICKNAME": .textList, "PHOTO": .binary, "BDAY": .date,
        "ADR": .structured(lists: true), "LABEL": .text, "TEL": .text, "EMAIL": .text, "MAILER": .text,
        "TZ": .plain, "GEO": .geo, "TITLE": .text, "ROLE": .text, "LOGO": .binary, "AGENT": .text,
        "ORG": .structured(lists: false), "CATEGORIES": .textList, "NOTE": .text, "PRODID": .text, "REV": .date,
        "SORT-STRING": .text, "SOUND": .binary, "UID": .text, "URL": .uri, "VERSION": .text, "CLASS": .text,
        "KEY": .binary,
    ]
}
