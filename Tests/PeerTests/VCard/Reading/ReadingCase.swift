// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import VCard

/// A card, with what we and what a peer read in it.
struct ReadingCase: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]

    /// Whether the case is about the whole card, or about the lines behind FN alone.
    let isWhole: Bool

    /// The error of our strict reading.
    let refused: String?
    let ours: [String]
    let peer: [String]

    var testDescription: String { name }

    init(_ stanza: Stanza) throws {
        name = stanza.description
        _ = try stanza.required("source")
        isWhole = stanza["card"] != nil
        let body = stanza["body"].map { "BEGIN:VCARD⏎VERSION:3.0⏎N:Doe;Jane;;;⏎FN:Jane Doe⏎" + $0 + "END:VCARD⏎" }
        guard let notation = stanza["card"] ?? body else { throw FixtureError("\(name) has no card") }
        bytes = try cardOctets(notation)
        refused = stanza["refused"]
        ours = try stanza.all("ours").map(cardText)
        peer = try stanza.all("peer").map(cardText)
        guard !ours.isEmpty, !peer.isEmpty else { throw FixtureError("\(name) expects nothing") }
    }

    static func load(_ file: String) throws -> [ReadingCase] {
        try Fixtures.stanzas("peers/" + file).map { try ReadingCase($0) }
    }

    /// What our lenient reading makes of the card; not all peers tell VERSION.
    func readByUs(withVersion: Bool = true) -> [String] {
        let properties = VCardDecoding(lenient: bytes).cards.flatMap { $0.card.properties.map { PropertyModel($0) } }
        return lines(properties.filter { withVersion || $0.name != "VERSION" })
    }

    /// The error of our strict reading, or nil.
    func refusedByUs() -> String? {
        do throws(VCardError) {
            _ = try VCardDecoding.strict(bytes)
            return nil
        } catch {
            return error.reason.code
        }
    }

    /// What a peer read that answers in `CardLine`.
    func read(_ line: String) throws -> [String] {
        let shown = try CardLine.shown(line)
        if let raised = shown.first, raised.hasPrefix("raises ") { return shown }
        let compared = shown.filter { isWhole || !$0.hasPrefix("N:") && !$0.hasPrefix("FN:") }
        return compared.isEmpty ? ["nothing"] : compared
    }

    func read(by answer: PeerAnswer) -> [String] {
        if let failure = answer.failure { return ["raises " + PropertyModel.escaped(failure)] }
        return lines((answer.cards ?? []).flatMap { $0 })
    }

    private func lines(_ properties: [PropertyModel]) -> [String] {
        let compared = properties.filter { isWhole || !["N", "FN", "VERSION"].contains($0.name) }
        return compared.isEmpty ? ["nothing"] : compared.map(\.description).sorted()
    }
}
