// SPDX-License-Identifier: MIT

#if PCSC
    /// What a reader tells of a contactless card in the answer to reset it makes up for it (PC/SC part 3, 3.1.3.2.3).
    package enum AnswerToReset: Hashable, Sendable {
        /// A card without an operating system of its own: the two bytes of its name.
        case storageCard(name: UInt16)
        /// A card that speaks ISO/IEC 14443-4.
        case processorCard
        /// Anything else, as readers with a firmware of their own mind report.
        case other

        package init(_ bytes: [UInt8]) {
            // 3B, 8n, 80, 01, then n historical bytes.
            guard bytes.count >= 4, bytes[0] == 0x3B, bytes[1] & 0xF0 == 0x80, bytes[2] == 0x80, bytes[3] == 0x01 else {
                self = .other
                return
            }
            let historical = Array(bytes.dropFirst(4))
            let head: [UInt8] = [0x80, 0x4F, 0x0C, 0xA0, 0x00, 0x00, 0x03, 0x06]
            guard historical.starts(with: head), historical.count >= head.count + 3 else {
                self = .processorCard
                return
            }
            self = .storageCard(name: UInt16(historical[head.count + 1]) << 8 | UInt16(historical[head.count + 2]))
        }

        /// What lies there when it is known to be no Type 2 tag; nil otherwise, also when the card has no name.
        package var otherKind: String? {
            switch self {
            case .storageCard(let name): AnswerToReset.otherStorageCards[name]
            case .processorCard: "a card of ISO/IEC 14443-4, such as a Type 4 tag or a smart card"
            case .other: nil
            }
        }

        // PC/SC part 3, supplemental document, "Card Name". Ultralight and NTAG are 0003h, Ultralight C 003Ah.
        private static let otherStorageCards: [UInt16: String] = [
            0x0001: "a MIFARE Classic 1K", 0x0002: "a MIFARE Classic 4K", 0x0026: "a MIFARE Mini",
            0x0030: "a Topaz (Type 1 tag)", 0xF004: "a Topaz or Jewel (Type 1 tag)",
            0x0036: "a MIFARE Plus 2K", 0x0037: "a MIFARE Plus 4K", 0x0038: "a MIFARE Plus 2K",
            0x0039: "a MIFARE Plus 4K", 0x003B: "a FeliCa (Type 3 tag)",
            0xF011: "a FeliCa (Type 3 tag)", 0xF012: "a FeliCa (Type 3 tag)",
        ]
    }
#endif
