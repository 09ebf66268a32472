// SPDX-License-Identifier: MIT

/// What to take from a card so that it fits on a tag: first what says nothing, then what matters least.
public struct VCardShrinkPlan: Hashable, Sendable {
    /// One thing to take.
    public struct Step: Hashable, Sendable {
        /// What it is.
        public let reason: Reason
        /// The name of the property as spelled.
        public let property: String
        /// How many bytes of the message it saves.
        public let saves: Int
        /// How many bytes the message has after this step and those in front of it.
        public let sizeAfter: Int

        /// Whether the card says the same without it.
        public var isLossless: Bool { reason.isLossless }

        /// A short, stable name of the reason, for scripts.
        public var code: String { reason.code }

        /// A sentence for a person.
        public var message: String { reason.message(property) }
    }

    /// The bytes of the card as it is, written without folds.
    public let textSize: Int
    /// The bytes of the message with the card as it is.
    public let size: Int
    /// The bytes that a message may have.
    public let capacity: Int
    /// What to take, in this order; nothing when the card fits.
    public let steps: [Step]
    /// The card that the steps leave.
    public let card: VCard

    /// The bytes of the message after all steps.
    public var neededSize: Int { steps.last?.sizeAfter ?? size }

    /// Whether the message fits after all steps; when it does not, nothing more can be taken.
    public var fits: Bool { neededSize <= capacity }

    /// Whether the card fits as it is.
    public var fitsAsItIs: Bool { size <= capacity }
}

extension VCard {
    /// Finds what to take from the card so that a message with it has at most so many bytes; the card stays as it is.
    ///
    /// Lossless steps come first: they are those of ``compacted()``. Then comes what matters least: pictures and what
    /// programs noted, types, categories, the note, the day of birth, the title, addresses of the web and of the post,
    /// further numbers, the organization. N, FN and one number or address of e-mail always stay. The list ends when the
    /// message fits, and nothing is in it that could stay after all.
    ///
    /// - Parameters:
    ///   - capacity: The most bytes of the message.
    ///   - messageSize: The bytes of the message with a card of so many bytes; it may not fall while they rise.
    /// - Returns: The steps, their sizes and the card that they leave.
    /// - Throws: `VCardError` as ``encoded(folding:)`` does: the card must be one of version 3.0.
    public func shrinkPlan(
        toFit capacity: Int, messageSize: (Int) -> Int = { $0 }
    ) throws(VCardError) -> VCardShrinkPlan {
        var shrinker = try CardShrinker(self, capacity: capacity)
        return try shrinker.plan(of: self, messageSize)
    }
}
