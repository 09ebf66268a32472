// SPDX-License-Identifier: MIT

import TestSupport
import VCard

/// Who reads or writes a line; each tells some things in its own way.
enum CardParty: Sendable {
    case ours
    case vobject
    case ezVCard
    /// What ez-vcard wrote, read by us.
    case oursFromEZVCard
}

extension SampleCard {
    /// The line of `CardLine` that the party should give for this card, and that it takes to write it.
    func line(of party: CardParty) -> String {
        CardLine.joined(properties.map { ($0.name, $0.line(of: party)) })
    }

    /// Whether the party's line is not ours.
    func differs(for party: CardParty) -> Bool {
        properties.contains { property in
            switch party {
            case .ours: false
            case .vobject: property.name == "GEO"
            case .ezVCard: property.name == "PHOTO" || property.isExtension
            case .oursFromEZVCard: property.name == "PHOTO"
            }
        }
    }
}

extension SampleProperty {
    fileprivate func line(of party: CardParty) -> String {
        var line = group
        line += CardLine.fields
        line += name
        line += CardLine.fields
        for (index, parameter) in shownParameters(of: party).enumerated() {
            if index > 0 { line += CardLine.parts }
            line += parameter.name
            line += CardLine.name
            append(parameter.values, to: &line)
        }
        line += CardLine.fields
        appendValue(of: party, to: &line)
        return line
    }

    private func shownParameters(of party: CardParty) -> [(name: String, values: [String])] {
        var all = parameters
        if case .binary = value { all.append((name: "ENCODING", values: ["b"])) }
        if name == "PHOTO", party == .ezVCard || party == .oursFromEZVCard {
            // It has the kind of picture in lower case, and drops VALUE, which its property knows.
            all = all.map { ($0.name, $0.name == "TYPE" ? ["jpeg"] : $0.values) }
            if party == .ezVCard { all.removeAll { $0.name == "VALUE" } }
        }
        if all.count > 1 { all.sort { $0.name < $1.name } }
        return all
    }

    private func appendValue(of party: CardParty, to line: inout String) {
        switch value {
        case .text(let text):
            // ez-vcard hands out and takes what it does not know raw.
            line += isExtension && party == .ezVCard ? escaped(withLineFeeds(text)) : withLineFeeds(text)
        case .uri(let text), .plain(let text): line += text
        case .list(let texts): append(texts.map(withLineFeeds), to: &line)
        case .components(let components):
            for (index, component) in components.enumerated() {
                if index > 0 { line += CardLine.parts }
                append(component.map(withLineFeeds), to: &line)
            }
        case .binary(let data):
            line += CardLine.binary
            line += hex(data)
        case .position(let latitude, let longitude):
            // vobject takes it for a text.
            line += latitude + (party == .vobject ? ";" : CardLine.parts) + longitude
        }
    }
}

extension VCard {
    /// The line of `CardLine` for what our library read, without VERSION.
    var line: String {
        var lines: [(name: String, line: String)] = []
        for property in properties {
            let name = property.name
            if name != "VERSION" { lines.append((name, property.line(name))) }
        }
        return CardLine.joined(lines)
    }
}

extension VCardProperty {
    fileprivate func line(_ name: String) -> String {
        var line = group ?? ""
        line += CardLine.fields
        line += name
        line += CardLine.fields
        var shown = parameters
        if shown.count > 1 { shown.sort { $0.name < $1.name } }
        for (index, parameter) in shown.enumerated() {
            if index > 0 { line += CardLine.parts }
            line += parameter.name
            line += CardLine.name
            append(parameter.values, to: &line)
        }
        line += CardLine.fields
        if name == "PHOTO", let data = binaryValue { return line + CardLine.binary + hex(data) }
        let components = components
        for (index, component) in components.enumerated() {
            if index > 0 { line += CardLine.parts }
            append(component, to: &line)
        }
        // Those at the end may be left out (RFC 2426 section 4).
        let least = name == "N" ? 5 : name == "ADR" ? 7 : 0
        for _ in components.count..<max(least, components.count) { line += CardLine.parts }
        return line
    }
}

private func append(_ texts: [String], to line: inout String) {
    for (index, text) in texts.enumerated() {
        if index > 0 { line += CardLine.values }
        line += text
    }
}

/// RFC 2426 section 2.3: CR LF, CR and LF each are one line break.
private func withLineFeeds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var bytes: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
        if byte != 0x0A || previous != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
        previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// RFC 2426 section 2.3: backslash, comma, semicolon and line break have a backslash in front.
func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
        switch byte {
        case 0x5C, 0x2C, 0x3B: bytes += [0x5C, byte]
        case 0x0A: bytes += [0x5C, 0x6E]
        default: bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
