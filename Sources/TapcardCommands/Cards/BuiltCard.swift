// SPDX-License-Identifier: MIT

internal import NDEF
internal import Type2Tag
internal import VCard

/// A card of a message that was built: what it costs, and how it becomes shorter.
struct BuiltCard {
    /// The number of its record, from 0.
    let record: Int

    /// Bytes of its text as it stands.
    let textSize: Int

    /// Bytes of its record.
    let recordSize: Int

    /// Bytes of the whole message.
    let messageSize: Int

    /// The card, when it is one alone and sound, so that it is known what can be taken from it.
    private let card: VCard?

    /// Nil when the record holds no card.
    init?(_ shown: ShownRecord, messageSize: Int) {
        guard let decoding = shown.cards else { return nil }
        record = shown.index
        textSize = shown.record.payload.count
        recordSize = shown.record.encodedSize
        self.messageSize = messageSize
        let isSound = !decoding.findings.contains { $0.severity == .error }
        card = isSound && decoding.cards.count == 1 ? decoding.cards.first?.card : nil
    }

    /// Bytes of the message with so many bytes of text in the record: from 256 on its length takes three more bytes
    /// (NDEF 1.0 clause 3.2.4).
    private func messageSize(withText size: Int) -> Int {
        messageSize - textSize - BuiltCard.longForm(textSize) + size + BuiltCard.longForm(size)
    }

    private static func longForm(_ size: Int) -> Int { size > 255 ? 3 : 0 }

    /// Bytes of a TLV block around a message; nil when it is too long for one.
    private static func blockSize(_ message: Int) -> Int? {
        guard message <= TLVBlock.longestValue else { return nil }
        // The terminator is not part of the block.
        return TLVBlock.encodedMessage([UInt8](repeating: 0, count: max(message, 0))).map { $0.count - 1 }
    }

    /// Bytes of the block that the message takes; nil when it is too long for one.
    var blockSize: Int? { BuiltCard.blockSize(messageSize) }

    /// The room that a tag has.
    struct Room {
        let text: Int
        let record: Int
        let block: Int?
    }

    /// The room that a tag of this capacity has for the card, besides the other records.
    func room(in capacity: Int) -> Room {
        let others = messageSize - recordSize
        return Room(
            text: BuiltCard.longestText(in: capacity, besides: messageSize(withText: 0)),
            record: max(capacity - others, 0),
            block: BuiltCard.blockSize(capacity)
        )
    }

    /// The longest text in a message of so many bytes, of which some are taken by a short record without text (NDEF 1.0
    /// clause 3.2: flags, two lengths and the type) and whatever lies beside it.
    static func longestText(in capacity: Int, besides taken: Int = 3 + VCard.mediaType.utf8.count) -> Int {
        let short = capacity - taken
        return max(short > 255 ? max(short - 3, 255) : short, 0)
    }

    /// What to drop, in order, so that the message fits; nil when it fits, and when nobody can say.
    func shortening(toFit capacity: Int) -> CardShortening? {
        guard messageSize > capacity, let card,
            let plan = try? card.shrinkPlan(toFit: capacity, messageSize: messageSize(withText:))
        else { return nil }
        return CardShortening(plan, of: messageSize)
    }
}
