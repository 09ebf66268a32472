// SPDX-License-Identifier: MIT

public import Timing
import VCard

/// What is measured of VCard, over 5,000 cards.
public struct VCardWorkloads {
    let inputs: [[UInt8]]
    let bytes: Int

    /// Reads the cards.
    public init(_ corpora: Corpora) {
        inputs = corpora.cards("cards.vcf")
        bytes = inputs.reduce(0) { $0 + $1.count }
    }

    /// The workloads, in the order in which they are shown.
    ///
    /// - Throws: `VCardError` when a card of the corpus cannot be read or written; none should.
    public func all() throws -> [Workload] {
        try [parsing(), reading(), readingContacts(), writing(), appending(), rewriting(), building()]
    }

    func workload(_ name: String, totals: String, pass: @escaping () throws -> Void) -> Workload {
        Workload(name, items: inputs.count, bytes: bytes, totals: totals, pass: pass)
    }
}

extension VCardWorkloads {
    /// Bytes to properties, everything checked.
    private func parsing() throws -> Workload {
        let inputs = inputs
        return workload("vcard-parse", totals: try totals(inputs.map { try card($0) })) {
            var count = 0
            for input in inputs { count += VCardDecoding(lenient: input).cards.count }
            keep(count)
        }
    }

    /// Bytes to properties, FN and NOTE taken as texts.
    private func reading() throws -> Workload {
        let inputs = inputs
        return workload("vcard-read", totals: try totals(inputs.map { try card($0) })) {
            var count = 0
            for input in inputs {
                for decoded in VCardDecoding(lenient: input).cards {
                    count += size(decoded.card, "FN") + size(decoded.card, "NOTE")
                }
            }
            keep(count)
        }
    }

    /// Bytes to a contact: every value of it made.
    private func readingContacts() throws -> Workload {
        let inputs = inputs
        let contacts = try inputs.map { Contact(try card($0)) }
        let name = contacts.reduce(0) { $0 + $1.formattedName.utf8.count }
        let note = contacts.reduce(0) { $0 + ($1.note?.utf8.count ?? 0) }
        return workload("vcard-contact", totals: "fn=\(name) note=\(note)") {
            var count = 0
            for input in inputs {
                for decoded in VCardDecoding(lenient: input).cards {
                    count += Contact(decoded.card).formattedName.utf8.count
                }
            }
            keep(count)
        }
    }
}

/// The one card of an input, read strictly.
func card(_ input: [UInt8]) throws -> VCard {
    try VCardDecoding.strict(input)[0]
}

/// Bytes of the text of the first property of a name.
func size(_ card: VCard, _ name: String) -> Int {
    card[first: name]?.text.utf8.count ?? 0
}

func totals(_ cards: [VCard]) -> String {
    let name = cards.reduce(0) { $0 + size($1, "FN") }
    let note = cards.reduce(0) { $0 + size($1, "NOTE") }
    return "fn=\(name) note=\(note)"
}
