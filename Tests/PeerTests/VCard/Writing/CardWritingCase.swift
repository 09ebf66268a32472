// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import VCard

/// A property, with the physical lines that we and the peers write for it.
struct CardWritingCase: Sendable, CustomTestStringConvertible {
    let name: String
    let property: SampleProperty

    /// What we write, or the code of our error.
    let ours: [String]
    let peers: [String: [String]]

    var testDescription: String { name }

    /// Which peers are wrong, in the fixture's own words: the others write what the standard allows too.
    let wrong: Set<String>

    static let peerNames = ["vobject", "ez-vcard", "text-vcard"]

    static func load() throws -> [CardWritingCase] {
        try Fixtures.stanzas("peers/card-writes.txt").map { try CardWritingCase($0) }
    }

    init(_ stanza: Stanza) throws {
        name = stanza.description
        _ = try stanza.required("source")
        property = try SampleProperty(stanza)
        ours = try stanza["error"].map { ["error " + $0] } ?? stanza.all("line").map(cardText)
        peers = try Dictionary(
            uniqueKeysWithValues: Self.peerNames.map { ($0, try stanza.all($0).map(cardText)) })
        wrong = Set(stanza["wrong"].map { $0.components(separatedBy: ", ") } ?? [])
        guard wrong.isSubset(of: Self.peerNames) else { throw FixtureError("\(name): who is wrong?") }
        guard !ours.isEmpty, peers.values.allSatisfy({ !$0.isEmpty }) else { throw FixtureError("\(name): nothing") }
    }

    /// N and FN in front, or the other one.
    var card: SampleCard {
        let person = SampleProperty(name: "N", value: .components([["Doe"], ["Jane"], [""], [""], [""]]))
        let shown = SampleProperty(name: "FN", value: .text("Jane Doe"))
        return SampleCard(properties: property.name == "N" ? [property, shown] : [person, shown, property])
    }

    func writtenByUs() throws -> [String] {
        do {
            return try lines(card.ours().encoded())
        } catch let error as VCardError {
            return ["error " + error.code]
        }
    }

    /// The physical lines, without those of the frame.
    func lines(_ bytes: [UInt8]) throws -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("!") { return ["raises " + PropertyModel.escaped(String(text.dropFirst()))] }
        var lines: [String] = []
        var line = ""
        for scalar in text.unicodeScalars {
            line.unicodeScalars.append(scalar)
            guard line.unicodeScalars.suffix(2).elementsEqual("\r\n".unicodeScalars) else { continue }
            lines.append(String(line.unicodeScalars.dropLast(2)))
            line = ""
        }
        guard line.isEmpty else { throw FixtureError("no line end behind \(line)") }
        return lines.filter { line in
            let isFrame = ["BEGIN:", "VERSION:", "FN:", "END:"].contains { line.hasPrefix($0) }
            return !isFrame && (property.name == "N" || !line.hasPrefix("N:"))
        }
    }
}

extension SampleProperty {
    /// Reads `text`, `list`, `structured` or `uri` (NAME=value; components parted by |, values by /), `parameter` and
    /// `group`.
    init(_ stanza: Stanza) throws {
        func halves(_ line: String) throws -> (name: String, value: String) {
            guard let equals = line.firstIndex(of: "=") else { throw FixtureError("no = in \"\(line)\"") }
            return (try cardText(String(line[..<equals])), try cardText(String(line[line.index(after: equals)...])))
        }
        func parts(_ text: String, _ separator: Unicode.Scalar) -> [String] {
            text.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
        }
        parameters = try stanza.all("parameter").map { try halves($0) }.map { ($0.name, parts($0.value, "/")) }
        group = try cardText(stanza["group"] ?? "")
        if let text = stanza["text"] {
            let (name, value) = try halves(text)
            (self.name, self.value) = (name, .text(value))
        } else if let list = stanza["list"] {
            let (name, value) = try halves(list)
            (self.name, self.value) = (name, .list(parts(value, "/")))
        } else if let structured = stanza["structured"] {
            let (name, value) = try halves(structured)
            (self.name, self.value) = (name, .components(parts(value, "|").map { parts($0, "/") }))
        } else {
            let (name, value) = try halves(try stanza.required("uri"))
            (self.name, self.value) = (name, .uri(value))
        }
    }
}
