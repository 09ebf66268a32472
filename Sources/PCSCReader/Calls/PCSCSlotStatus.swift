// SPDX-License-Identifier: MIT

#if PCSC
    /// What the service knows of one reader.
    package struct PCSCSlotStatus: Hashable, Sendable {
        /// The events of a reader (PC/SC part 5, SCARD_STATE_…).
        package struct Flags: OptionSet, Hashable, Sendable {
            package let rawValue: UInt16

            package init(rawValue: UInt16) { self.rawValue = rawValue }

            package static let unknown = Flags(rawValue: 0x0004)
            package static let unavailable = Flags(rawValue: 0x0008)
            package static let empty = Flags(rawValue: 0x0010)
            package static let present = Flags(rawValue: 0x0020)
            package static let exclusive = Flags(rawValue: 0x0080)
            package static let inUse = Flags(rawValue: 0x0100)
            package static let mute = Flags(rawValue: 0x0200)
        }

        package let reader: String
        package var flags: Flags

        /// How often a card came or went, modulo 65 536; it lets a wait notice what happened before it began.
        package var eventCount: UInt16

        /// The answer to reset of the card that lies there; empty without a card.
        package var answerToReset: [UInt8]

        /// A reader of which nothing is known, so that the first question about it is answered at once.
        package init(reader: String, flags: Flags = [], eventCount: UInt16 = 0, answerToReset: [UInt8] = []) {
            self.reader = reader
            self.flags = flags
            self.eventCount = eventCount
            self.answerToReset = answerToReset
        }
    }
#endif
