// SPDX-License-Identifier: MIT

#if PCSC
    /// A PC/SC reader and what lies on it.
    public struct PCSCReaderState: Hashable, Sendable {
        /// The name that PC/SC gave it.
        public let name: String

        /// Whether the slot takes tags; slots for cards with contacts, such as "SAM", do not.
        ///
        /// Guessed from the name; a name that says nothing counts as contactless.
        public let isContactless: Bool

        /// Whether a card or tag lies there.
        public let hasCard: Bool

        /// Whether what lies there does not answer.
        public let isMute: Bool

        /// Whether another program is connected with what lies there.
        public let isInUse: Bool

        /// Whether that program keeps everybody else out.
        public let isExclusive: Bool

        /// The answer to reset of what lies there; nil without a card.
        public let atr: [UInt8]?

        init(_ slot: PCSCSlotStatus) {
            name = slot.reader
            isContactless = SlotKind(readerName: slot.reader) != .contact
            hasCard = slot.flags.contains(.present)
            isMute = slot.flags.contains(.mute)
            isExclusive = slot.flags.contains(.exclusive)
            isInUse = isExclusive || slot.flags.contains(.inUse)
            atr = slot.answerToReset.isEmpty ? nil : slot.answerToReset
        }
    }
#endif
