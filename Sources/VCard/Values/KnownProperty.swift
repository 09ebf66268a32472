// SPDX-License-Identifier: MIT

/// The properties that RFC 2426 defines; all others are extensions whose inner form nobody knows.
enum KnownProperty: UInt8, Sendable {
    case none
    case begin
    case end
    case version
    case name
    case formattedName
    case nickname
    case photo
    case birthday
    case address
    case label
    case telephone
    case email
    case mailer
    case timeZone
    case position
    case title
    case role
    case logo
    case agent
    case organization
    case categories
    case note
    case productIdentifier
    case revision
    case sortString
    case sound
    case uniqueIdentifier
    case url
    case classification
    case key
    case sourceName
    case profile
    case source

    /// The names in the order of the cases.
    private static let table = NameTable([
        "BEGIN", "END", "VERSION", "N", "FN", "NICKNAME", "PHOTO", "BDAY", "ADR", "LABEL", "TEL", "EMAIL", "MAILER",
        "TZ", "GEO", "TITLE", "ROLE", "LOGO", "AGENT", "ORG", "CATEGORIES", "NOTE", "PRODID", "REV", "SORT-STRING",
        "SOUND", "UID", "URL", "CLASS", "KEY", "NAME", "PROFILE", "SOURCE",
    ])

    init(_ key: NameKey) {
        self = KnownProperty(rawValue: Self.table[key]) ?? .none
    }

    init(_ name: String) {
        self.init(NameKey(name))
    }

    /// The name in upper case; empty for none.
    var key: NameKey { Self.table.keys[Int(rawValue)] }

    /// How the value is built where no `VALUE` says otherwise.
    var kind: ValueKind {
        switch self {
        case .name, .address: .structured(lists: true)
        case .organization: .structured(lists: false)
        case .nickname, .categories: .textList
        case .photo, .logo, .sound, .key: .binary
        case .birthday, .revision: .date
        case .url, .source: .uri
        case .position: .geo
        case .timeZone: .plain
        default: .text
        }
    }

    /// How many components the value has at most, or nil where there is no such bound.
    var maximumComponents: Int? {
        switch self {
        case .name: 5
        case .address: 7
        default: nil
        }
    }
}

/// The parameters that the reader and the writer look at.
enum KnownParameter: UInt8, Sendable {
    case none
    case type
    case encoding
    case value
    case language
    case context
    case charset

    private static let table = NameTable(["TYPE", "ENCODING", "VALUE", "LANGUAGE", "CONTEXT", "CHARSET"])

    init(_ key: NameKey) {
        self = KnownParameter(rawValue: Self.table[key]) ?? .none
    }

    /// The name in upper case; empty for none.
    var key: NameKey { Self.table.keys[Int(rawValue)] }
}

/// The values of ENCODING that cards have; version 3.0 has the first alone (RFC 2426 section 5).
enum KnownEncoding: UInt8, Sendable {
    case none
    case b
    case base64
    case quotedPrintable
    case sevenBit
    case eightBit

    private static let table = NameTable(["B", "BASE64", "QUOTED-PRINTABLE", "7BIT", "8BIT"])

    init(_ key: NameKey) {
        self = KnownEncoding(rawValue: Self.table[key]) ?? .none
    }

    var isBase64: Bool { self == .b || self == .base64 }
}

/// The types of RFC 2426; some phones know them in upper case only.
enum KnownType {
    private static let table = NameTable([
        "HOME", "WORK", "PREF", "VOICE", "FAX", "MSG", "CELL", "PAGER", "BBS", "MODEM", "CAR", "ISDN", "VIDEO", "PCS",
        "INTERNET", "X400", "DOM", "INTL", "POSTAL", "PARCEL",
        "GIF", "CGM", "WMF", "BMP", "MET", "PMB", "DIB", "PICT", "TIFF", "PS", "PDF", "JPEG", "MPEG", "MPEG2", "AVI",
        "QTIME", "PNG", "WAVE", "PCM", "AIFF", "BASIC", "X509", "PGP",
    ])

    static func contains(_ key: NameKey) -> Bool {
        table[key] != 0
    }
}
