// SPDX-License-Identifier: MIT

#if PCSC
    /// A connection with the PC/SC service, as the library counts them.
    package struct PCSCContextHandle: Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// A connection with a card, and the protocol that was agreed on with it.
    package struct PCSCCardHandle: Hashable, Sendable {
        package let rawValue: Int
        package let transmission: PCSCTransmission

        package init(rawValue: Int, transmission: PCSCTransmission) {
            self.rawValue = rawValue
            self.transmission = transmission
        }
    }

    /// The transmission protocol of a card (ISO/IEC 7816-3).
    package enum PCSCTransmission: String, Hashable, Sendable {
        case byteWise = "T=0"
        case blockWise = "T=1"
        /// None: a connection with the reader alone.
        case none = "no protocol"
    }

    /// With whom a connection shares the reader.
    package enum PCSCShareMode: String, Hashable, Sendable {
        case shared
        case exclusive
        /// With the reader itself, whether a card lies there or not.
        case direct
    }

    /// What becomes of the card.
    package enum PCSCDisposition: String, Hashable, Sendable {
        case leave
        case reset
        case powerOff = "power off"
    }
#endif
