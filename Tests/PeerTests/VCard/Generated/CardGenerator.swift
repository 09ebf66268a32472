// SPDX-License-Identifier: MIT

import TestSupport

/// Makes one card of a run: the same one for the same seed and number, whichever else are made.
struct CardGenerator {
    var random: SeededGenerator

    init(seed: UInt64, number: Int) {
        // SplitMix64 spreads neighbouring seeds.
        var spread = SeededGenerator(seed: seed &+ UInt64(number))
        random = SeededGenerator(seed: spread.next())
    }

    /// The texts with something hostile in them, which field they are in and where.
    private(set) var placed: [(field: String, hostile: String, position: String)] = []

    mutating func card() -> SampleCard {
        var properties = [SampleProperty(name: "N", value: .components(name()))]
        properties.append(SampleProperty(name: "FN", value: .text(text(in: "FN"))))
        for _ in 0..<(chance(of: 4) ? below(6) : below(3)) {
            let next = property()
            // Once a card, if at all (RFC 6350 section 6.7.3; RFC 2426 is silent).
            if next.name == "PRODID", properties.contains(where: { $0.name == "PRODID" }) { continue }
            properties.append(next)
        }
        if chance(of: 8) {
            let group = "item\(below(100))"
            properties.append(SampleProperty(group: group, name: "URL", value: .uri(uri())))
            properties.append(SampleProperty(group: group, name: "X-ABLABEL", value: .text(text(in: "X-ABLABEL"))))
        }
        return SampleCard(properties: properties)
    }

    // --- names and structured values ---

    /// Five components; ez-vcard keeps the first family and given name alone, hence few lists there.
    private mutating func name() -> [[String]] {
        (0..<5).map { index in
            if index > 1, chance(of: 2) { return [""] }
            let isList = index > 1 ? chance(of: 3) : chance(of: 40)
            return texts(in: "N", count: isList ? below(2) + 2 : 1)
        }
    }

    private mutating func address() -> [[String]] {
        (0..<7).map { _ in
            chance(of: 2) ? [""] : texts(in: "ADR", count: chance(of: 8) ? below(2) + 2 : 1)
        }
    }

    /// Name and units; vobject drops an empty one at the end, hence few of these.
    private mutating func organization() -> [[String]] {
        let units = texts(in: "ORG", count: below(3) + 1).map { [$0] }
        return chance(of: 16) ? units + [[""]] : units
    }

    // --- properties ---

    private static let textNames = [
        "TEL", "TEL", "TEL", "EMAIL", "EMAIL", "NOTE", "NOTE", "TITLE", "ROLE", "UID", "CLASS", "SORT-STRING", "MAILER",
        "PRODID", "LABEL", "X-NOTE", "X-ABLABEL",
    ]

    private mutating func property() -> SampleProperty {
        var property = undecorated()
        if chance(of: 6) { property.group = pick(["item1", "home", "G-2", "YBCU9B", "x"]) }
        if ["TEL", "EMAIL", "ADR"].contains(property.name), !chance(of: 3) {
            property.parameters.append((name: "TYPE", values: types()))
        }
        // Alone it would be taken for that of an address.
        if property.name == "LABEL" { property.parameters.append((name: "TYPE", values: ["PARCEL"])) }
        if property.name != "PHOTO", chance(of: 6) {
            property.parameters.append((name: "LANGUAGE", values: [pick(["de-DE", "fr", "zh-Hant-TW"])]))
        }
        if property.name != "PHOTO", chance(of: 6) {
            let values = (0...below(3)).map { _ in pick(HostileText.inParameters).text }
            property.parameters.append((name: "X-P", values: values))
        }
        return property
    }

    private mutating func undecorated() -> SampleProperty {
        switch below(26) {
        case 0, 1: return SampleProperty(name: "ORG", value: .components(organization()))
        case 2, 3: return SampleProperty(name: "ADR", value: .components(address()))
        case 4: return SampleProperty(name: "CATEGORIES", value: .list(texts(in: "CATEGORIES", count: below(3) + 1)))
        case 5:
            let count = chance(of: 8) ? below(2) + 2 : 1
            return SampleProperty(name: "NICKNAME", value: .list(texts(in: "NICKNAME", count: count)))
        case 6, 7: return SampleProperty(name: pick(["URL", "URL", "SOURCE"]), value: .uri(uri()))
        case 8: return photo()
        case 9: return SampleProperty(name: "GEO", value: .position(decimal(89), decimal(179)))
        case 10: return SampleProperty(name: pick(["BDAY", "REV"]), value: .plain(date()))
        case 11: return SampleProperty(name: "TZ", value: .plain(pick(["-05:00", "+05:30", "+00:00", "+12:45"])))
        case 12...14: return sized()
        default:
            let name = pick(Self.textNames)
            return SampleProperty(name: name, value: .text(text(in: name)))
        }
    }

    private mutating func photo() -> SampleProperty {
        if chance(of: 3) {
            return SampleProperty(
                name: "PHOTO", parameters: [(name: "TYPE", values: ["JPEG"]), (name: "VALUE", values: ["uri"])],
                value: .uri(uri()))
        }
        let bytes = (0..<below(90) + 1).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        return SampleProperty(name: "PHOTO", parameters: [(name: "TYPE", values: ["JPEG"])], value: .binary(bytes))
    }

    private static let knownTypes = ["HOME", "WORK", "PREF", "VOICE", "FAX", "CELL", "PAGER", "X-BOAT"]

    private mutating func types() -> [String] {
        let start = below(Self.knownTypes.count)
        return (0...below(3)).map { Self.knownTypes[(start + $0) % Self.knownTypes.count] }
    }

    /// A text whose line is about 75 octets long, or has something at the octet where it must be folded.
    private mutating func sized() -> SampleProperty {
        let tail = text(in: "NOTE")
        let written = 5 + escaped(tail).utf8.count
        let target = chance(of: 3) ? 75 + written : 73 + below(5) + (chance(of: 2) ? below(8) : 0)
        let padding = String(repeating: "x", count: max(target - written - (target > 82 ? below(5) : 0), 0))
        return SampleProperty(name: "NOTE", value: .text(padding + tail))
    }

    // --- values ---

    private mutating func texts(in field: String, count: Int) -> [String] {
        (0..<count).map { _ in
            let text = text(in: field)
            return count > 1 && text.isEmpty ? "-" : text
        }
    }

    /// Words of some language, now and then with something hostile in front, between or behind.
    private mutating func text(in field: String) -> String {
        if chance(of: 24) { return "" }
        let language = Sample.languages[below(Sample.languages.count)]
        var words = (0...below(chance(of: 16) ? 24 : 3)).map { _ in pick(language.words) }
        if chance(of: 2) {
            let hostile = pick(HostileText.all)
            let position = below(3)
            switch position {
            case 0: words[0] = hostile.text + words[0]
            case 1: words[0] += hostile.text + pick(language.words)
            default: words[words.count - 1] += hostile.text
            }
            placed.append((field, hostile.name, HostileText.positions[position]))
        }
        return words.joined(separator: " ")
    }

    private static let uriCharacters = "abcXYZ019-._~/?#&=%:@+é漢😀".unicodeScalars.map { String($0) }

    /// vobject cuts at a comma, hence few of them.
    private mutating func uri() -> String {
        var uri = pick(["https://example.com/", "mailto:", "urn:uuid:", "ldap://example.com/o=x"])
        for _ in 0..<below(chance(of: 8) ? 90 : 16) { uri += pick(Self.uriCharacters) }
        return chance(of: 16) ? uri + "?a=1;b=2,3" : uri
    }

    /// Without a nought at the end, so that a number has one spelling.
    private mutating func decimal(_ most: Int) -> String {
        (chance(of: 2) ? "-" : "") + "\(below(most) + 1).\(below(99999))\(below(9) + 1)"
    }

    private mutating func date() -> String {
        let month = below(12) + 1
        let day = below(28) + 1
        return "\(1900 + below(150))-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    mutating func chance(of count: Int) -> Bool { below(count) == 0 }
}
