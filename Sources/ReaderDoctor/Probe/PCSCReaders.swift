// SPDX-License-Identifier: MIT

/// The answer of PC/SC to the question which readers there are.
public struct PCSCReaders: Hashable, Sendable {
    /// One reader, or one slot of a reader.
    public struct Slot: Hashable, Sendable {
        /// The name as PC/SC gives it.
        public let name: String

        /// Whether a card lies there; nil when the state could not be asked.
        public let hasCard: Bool?

        /// Whether another program uses the card alone (`SCARD_STATE_EXCLUSIVE`).
        public let isHeldExclusively: Bool

        /// Creates a slot.
        public init(name: String, hasCard: Bool?, isHeldExclusively: Bool = false) {
            self.name = name
            self.hasCard = hasCard
            self.isHeldExclusively = isHeldExclusively
        }
    }

    /// What `SCardListReaders` returned.
    public let result: LibraryResult

    /// The slots, in the order of PC/SC.
    public let slots: [Slot]

    /// Creates an answer.
    public init(result: LibraryResult, slots: [Slot]) {
        self.result = result
        self.slots = slots
    }

    /// The slots in which an NFC tag can lie: all but those for security modules.
    public var usable: [Slot] { slots.filter { !$0.isSecurityModule } }
}

extension PCSCReaders.Slot {
    /// Whether it is the slot of a security module (SAM), which never sees a tag.
    public var isSecurityModule: Bool { name.split { !$0.isLetter }.contains("SAM") }

    var isContactless: Bool { name.contains("PICC") }

    /// Whether the pseudo-APDUs of the ACR122U apply.
    var isACR122: Bool { name.uppercased().contains("ACR122U") }
}
