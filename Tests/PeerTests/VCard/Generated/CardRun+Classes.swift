// SPDX-License-Identifier: MIT

extension CardRun {
    private static let hostileFields = [
        "N", "FN", "ORG", "ADR", "CATEGORIES", "NICKNAME", "NOTE", "TITLE", "ROLE", "TEL", "EMAIL", "UID", "CLASS",
        "SORT-STRING", "MAILER", "PRODID", "LABEL", "X-NOTE", "X-ABLABEL",
    ]

    /// The classes that the run must meet.
    static let classes: [(name: String, classes: [String])] =
        [
            ("properties", hostileFields + ["URL", "SOURCE", "PHOTO", "GEO", "BDAY", "REV", "TZ"]),
            ("properties a card", (2...9).map { "\($0)" }),
            ("value", ["text", "empty", "URI", "list", "components", "base64", "position", "plain"]),
            ("group", ["none", "one"]),
            ("parameters", ["none", "TYPE", "LANGUAGE", "X-P", "VALUE"]),
            ("types", ["1", "2", "3"]),
            ("in a parameter", HostileText.inParameters.map(\.name)),
            (
                "octets of an unfolded line",
                ["less", "73", "74", "75", "76", "77", "78 to 149", "150 to 999", "1000 and more"]
            ),
            (
                "at octet 75",
                [
                    "between ASCII", "before a character", "behind a character", "in a 2-byte character",
                    "in a 3-byte character", "in a 4-byte character", "in an escape",
                ]
            ),
            ("other hand", CardOtherHand.allCases.map(\.rawValue)),
            ("refused", CardRefusal.all.map(\.name)),
            ("peers", ["read by ez-vcard", "written by ez-vcard", "read by vobject", "written by vobject"]),
        ]
        + hostileFields.map { field in ("in \(field)", HostileText.all.map(\.name) + HostileText.positions) }

    mutating func count(_ card: SampleCard, placed: [(field: String, hostile: String, position: String)]) {
        histogram.count("properties a card", "\(card.properties.count)")
        for property in card.properties { count(property) }
        for place in placed {
            histogram.count("in \(place.field)", place.hostile)
            histogram.count("in \(place.field)", place.position)
        }
    }

    private mutating func count(_ property: SampleProperty) {
        histogram.count("properties", property.name)
        histogram.count("group", property.group.isEmpty ? "none" : "one")
        if property.parameters.isEmpty { histogram.count("parameters", "none") }
        for parameter in property.parameters {
            histogram.count("parameters", parameter.name)
            if parameter.name == "TYPE" { histogram.count("types", "\(parameter.values.count)") }
            guard parameter.name == "X-P" else { continue }
            for value in parameter.values {
                // By code points: strings are equal in more spellings than one.
                let hostile = HostileText.inParameters.first { $0.text.utf8.elementsEqual(value.utf8) }
                histogram.count("in a parameter", hostile?.name ?? "nobody knows")
            }
        }
        let kind =
            switch property.value {
            case .text(let text): text.isEmpty ? "empty" : "text"
            case .uri: "URI"
            case .list: "list"
            case .components: "components"
            case .binary: "base64"
            case .position: "position"
            case .plain: "plain"
            }
        histogram.count("value", kind)
    }

    mutating func countLines(of unfolded: [UInt8]) {
        var start = 0
        for index in unfolded.indices where unfolded[index] == 0x0A {
            countLine(unfolded, start, index - 1 - start)
            start = index + 1
        }
    }

    private mutating func countLine(_ bytes: [UInt8], _ start: Int, _ length: Int) {
        let name =
            switch length {
            case ..<73: "less"
            case 73...77: "\(length)"
            case 78..<150: "78 to 149"
            case 150..<1000: "150 to 999"
            default: "1000 and more"
            }
        histogram.count("octets of an unfolded line", name)
        guard length > 75 else { return }
        histogram.count("at octet 75", border(bytes, start, start + 75))
    }

    /// What a fold between these octets and those behind would part.
    private func border(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
        var first = end
        while bytes[first] & 0xC0 == 0x80 { first -= 1 }
        if first < end {
            return bytes[first] < 0xE0
                ? "in a 2-byte character" : bytes[first] < 0xF0 ? "in a 3-byte character" : "in a 4-byte character"
        }
        var backslashes = 0
        while end - 1 - backslashes > start, bytes[end - 1 - backslashes] == 0x5C { backslashes += 1 }
        if backslashes % 2 == 1 { return "in an escape" }
        if bytes[end] >= 0x80 { return "before a character" }
        return bytes[end - 1] >= 0x80 ? "behind a character" : "between ASCII"
    }
}
