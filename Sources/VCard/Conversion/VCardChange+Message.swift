// SPDX-License-Identifier: MIT

extension VCardChange.Reason {
    /// What the change means for what the card says.
    public var kind: VCardChange.Kind {
        switch self {
        case .version, .needless, .bareWords, .quotedTypes, .preference, .mediaType, .addressLabel, .sortString,
            .encoding, .charset, .telephoneURI, .position, .timeZone, .dataURI:
            .respelled
        case .formattedName, .guessedName: .added
        case .parameterCharacters, .guessedCharset, .unknownCharset, .invalidText, .controlCharacters,
            .extraComponents, .telephoneParts, .positionParts, .yearlessDate, .timeOfDay:
            .approximated
        case .renamed, .parameterMoved: .moved
        case .noCounterpart, .frameInside, .unwritable, .parameterDropped, .invalidBase64, .dataElsewhere: .dropped
        }
    }

    /// A short, stable name, for scripts.
    public var code: String {
        switch self {
        case .version: "version"
        case .formattedName: "formatted-name"
        case .guessedName: "guessed-name"
        case .renamed: "renamed"
        case .needless: "needless"
        case .noCounterpart: "no-counterpart"
        case .frameInside: "frame-inside"
        case .unwritable: "unwritable"
        case .bareWords: "bare-words"
        case .quotedTypes: "quoted-types"
        case .preference: "preference"
        case .mediaType: "media-type"
        case .addressLabel: "address-label"
        case .sortString: "sort-string"
        case .parameterMoved: "parameter-moved"
        case .parameterDropped: "parameter-dropped"
        case .parameterCharacters: "parameter-characters"
        case .encoding: "encoding"
        case .charset: "charset"
        case .guessedCharset: "guessed-charset"
        case .unknownCharset: "unknown-charset"
        case .invalidText: "invalid-text"
        case .controlCharacters: "control-characters"
        case .extraComponents: "extra-components"
        case .telephoneURI: "telephone-uri"
        case .telephoneParts: "telephone-parts"
        case .position: "position"
        case .positionParts: "position-parts"
        case .timeZone: "time-zone"
        case .yearlessDate: "yearless-date"
        case .timeOfDay: "time-of-day"
        case .dataURI: "data-uri"
        case .invalidBase64: "invalid-base64"
        case .dataElsewhere: "data-elsewhere"
        }
    }

    /// A sentence for a person, without the name of the property.
    public var message: String {
        cardMessage ?? parameterMessage ?? textMessage ?? valueMessage
    }

    private var cardMessage: String? {
        switch self {
        case .version(let version): "the card of version \(version.shown) is one of 3.0 now"
        case .formattedName(let source): "FN was missing and is made of \(source.shown)"
        case .guessedName: "N was missing and is guessed from FN"
        case .renamed(let name): "it is called \(name.shown) now, version 3.0 has no such property"
        case .needless: "it is left out: version 3.0 means that anyway"
        case .noCounterpart: "it is left out: version 3.0 has nothing like it"
        case .frameInside: "it is left out: the line would end the card or begin another"
        case .unwritable(let code): "it is left out: it cannot be written (\(code))"
        default: nil
        }
    }

    private var parameterMessage: String? {
        switch self {
        case .bareWords: "its types have the parameter name TYPE now"
        case .quotedTypes: "its list of types has no double quotes any more"
        case .preference: "PREF is a type now"
        case .mediaType(let type): "the media type \(type.shown) is a type now"
        case .addressLabel: "its LABEL is a property of its own now"
        case .sortString: "SORT-AS is the property SORT-STRING now"
        case .parameterMoved(let name, let extensionName):
            "the parameter \(name.shown) is called \(extensionName.shown) now"
        case .parameterDropped(let name): "the parameter \(name.shown) is left out: version 3.0 has no place for it"
        case .parameterCharacters(let name):
            "the parameter \(name.shown) had characters, such as double quotes, that version 3.0 cannot write"
        default: nil
        }
    }

    private var textMessage: String? {
        switch self {
        case .encoding(let name): "the encoding \(name.shown) is not needed any more or has the name of version 3.0"
        case .charset(let name): "its text was \(name.shown) and is UTF-8 now"
        case .guessedCharset: "its text is not UTF-8 and names no character set; it is read as windows-1252"
        case .unknownCharset(let name): "the character set \(name.shown) is not known here; what is not ASCII is lost"
        case .invalidText: "bytes that are not UTF-8 became replacement characters"
        case .controlCharacters: "control characters were taken out"
        case .extraComponents(let count): "\(count) components behind those of version 3.0 are left out"
        default: nil
        }
    }

    private var valueMessage: String {
        switch self {
        case .telephoneURI: "its tel: URI is a number now"
        case .telephoneParts(let parts): "\(parts.shown) of its tel: URI is not in the number as it was"
        case .position: "its position has the form of version 3.0 now"
        case .positionParts:
            "a position of version 3.0 is a latitude and a longitude, no more; their order in 2.1 is unsure"
        case .timeZone: "its offset has the form of version 3.0 now"
        case .yearlessDate: "the year is not known: it is 1604, which Apple's programs hide and others show"
        case .timeOfDay: "its time of day is left out"
        case .dataURI: "its data: URI is inline data now"
        case .invalidBase64: "it is left out: its value is not base64"
        case .dataElsewhere: "it is left out: its data is not in the card"
        default: code
        }
    }
}

extension String {
    /// Text of a card in a sentence: neither its length nor its control characters may spoil a terminal.
    var shown: String {
        var shown = ""
        for scalar in unicodeScalars.prefix(40) {
            shown.unicodeScalars.append(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "?" : scalar)
        }
        return unicodeScalars.dropFirst(40).isEmpty ? shown : shown + "…"
    }
}
