// SPDX-License-Identifier: MIT

internal import VCard

/// What a card of a message costs, and how it becomes shorter.
struct CardSizeDocument: Encodable, Sendable {
    /// Bytes of the text, of its record, and of the TLV block of the whole message.
    struct Sizes: Encodable, Sendable {
        let text: Int
        let record: Int
        @ExplicitNull var tlv: Int?
    }

    /// Something to take.
    struct Drop: Encodable, Sendable {
        let code: String
        @ExplicitNull var property: String?
        let message: String
        let lossless: Bool
        let saves: Int
        let leaves: Int

        init(_ step: CardShortening.Step) {
            code = step.code
            _property = ExplicitNull(wrappedValue: step.property)
            message = step.message
            lossless = step.isLossless
            saves = step.saves
            leaves = step.sizeAfter
        }
    }

    /// What a conversion did.
    struct Change: Encodable, Sendable {
        let kind: String
        let code: String
        @ExplicitNull var property: String?
        let message: String
        let card: Int?

        init(_ change: CardChange) {
            kind = change.change.kind.rawValue
            code = change.change.code
            _property = ExplicitNull(wrappedValue: change.change.property)
            message = change.change.message
            card = change.card
        }
    }

    let record: Int
    let bytes: Sizes
    /// The room on the tag; there when the capacity is known.
    let room: Sizes?
    /// There when the message does not fit.
    let drops: [Drop]?
    /// Whether the message fits when all of that is dropped.
    let fitsThen: Bool?
    /// There when the card was converted.
    let changes: [Change]?
    /// What was noticed in the file, when the card was written anew.
    let fileFindings: [CardFindingDocument]?

    init(_ card: BuiltCard, capacity: Int?, payload: CardPayload?) {
        record = card.record
        bytes = Sizes(text: card.textSize, record: card.recordSize, tlv: card.blockSize)
        room = capacity.map { capacity in
            let room = card.room(in: capacity)
            return Sizes(text: room.text, record: room.record, tlv: room.block)
        }
        let shortening = capacity.flatMap(card.shortening(toFit:))
        drops = shortening?.steps.map { Drop($0) }
        fitsThen = shortening?.fits
        changes = payload?.changes?.map { Change($0) }
        let findings = payload?.fileFindings ?? []
        fileFindings = findings.isEmpty ? nil : findings.map { CardFindingDocument($0) }
    }
}

extension BuiltMessage {
    /// What each card costs; nil when there is none.
    func cardDocuments(capacity: Int?) -> [CardSizeDocument]? {
        guard !cards.isEmpty else { return nil }
        return cards.map { CardSizeDocument($0, capacity: capacity, payload: payloads[$0.record]) }
    }
}
