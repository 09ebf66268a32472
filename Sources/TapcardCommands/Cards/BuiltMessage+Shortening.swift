// SPDX-License-Identifier: MIT

extension BuiltMessage {
    /// What to drop from the cards, so that the message fits: one card at a time, for where there are several it is not
    /// known which of them matters.
    func shortenings(toFit capacity: Int) -> [CardShortening] {
        cards.compactMap { $0.shortening(toFit: capacity) }
    }
}

extension CommandFailure {
    /// Says of a message that does not fit what its cards cost, and what to drop.
    mutating func adviseShortening(_ built: BuiltMessage, capacity: Int) {
        cards = built.cardDocuments(capacity: capacity)
        notes += CardSizeText.lines(built, capacity: capacity)
        for shortening in built.shortenings(toFit: capacity) { notes += CardSizeText.sentences(shortening) }
    }
}
