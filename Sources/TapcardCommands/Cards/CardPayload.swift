// SPDX-License-Identifier: MIT

internal import VCard

/// What is to stand in a vCard record, and what was changed to get there.
struct CardPayload {
    let bytes: [UInt8]

    /// What is not as it was in the file, in the order of its cards; nil when nothing was to be converted.
    let changes: [CardChange]?

    /// What was noticed in the file, where the card is written anew, so that decoding the record finds nothing of it.
    let fileFindings: [VCardFinding]

    init(_ bytes: [UInt8], changes: [CardChange]? = nil, fileFindings: [VCardFinding] = []) {
        self.fileFindings = fileFindings
        self.bytes = bytes
        self.changes = changes
    }

    /// The bytes of cards that are written anew: on a tag every byte counts, and old phones lose folded lines.
    static func bytes(of cards: [VCard]) throws(CommandFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        do throws(VCardError) {
            for card in cards { try card.append(to: &bytes, folding: .off) }
        } catch {
            throw CommandFailure(error)
        }
        return bytes
    }
}

/// What is not as it was in one of the cards of a file.
struct CardChange {
    let change: VCardChange

    /// The number of the card from 1, where there are several.
    let card: Int?

    /// A line for a person.
    var line: String { "\(card.map { "card \($0): " } ?? "")\(change.kind.rawValue): \(change.description)" }
}
