// SPDX-License-Identifier: MIT

import Timing
import VCard

extension VCardWorkloads {
    /// Typed values to bytes: the cards were made of strings, so that nothing is escaped yet.
    func writing() throws -> Workload {
        let cards = try typedCards()
        return workload("vcard-write", totals: try totals(ofWritten: cards)) {
            var count = 0
            for card in cards { count += try card.encoded().count }
            keep(count)
        }
    }

    /// The same, all behind each other in an array of the caller's.
    func appending() throws -> Workload {
        let cards = try typedCards()
        var output: [UInt8] = []
        for card in cards { try card.append(to: &output) }
        let written = try totals(VCardDecoding.strict(output))
        // What a card takes at most for a moment is more than what it has.
        output.reserveCapacity(2 * output.count)
        return workload("vcard-append", totals: written) {
            output.removeAll(keepingCapacity: true)
            for card in cards { try card.append(to: &output) }
            keep(output.count)
        }
    }

    /// Cards that were read, to bytes.
    func rewriting() throws -> Workload {
        let cards = try inputs.map { try card($0) }
        return workload("vcard-rewrite", totals: try totals(ofWritten: cards)) {
            var count = 0
            for card in cards { count += try card.encoded().count }
            keep(count)
        }
    }

    /// Strings to properties to bytes.
    func building() throws -> Workload {
        let plans = try inputs.map { try card($0).properties.compactMap(PlainProperty.init) }
        return workload("vcard-build", totals: try totals(ofWritten: plans.map { try PlainProperty.card($0) })) {
            var count = 0
            for plan in plans { count += try PlainProperty.card(plan).encoded().count }
            keep(count)
        }
    }

    private func typedCards() throws -> [VCard] {
        try inputs.map { try PlainProperty.card(card($0).properties.compactMap(PlainProperty.init)) }
    }
}

/// What is read again from cards when they were written.
private func totals(ofWritten cards: [VCard]) throws -> String {
    try totals(cards.map { try card($0.encoded()) })
}
