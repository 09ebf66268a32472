// SPDX-License-Identifier: MIT

#if PCSC
    /// What a PN532 answered to InCommunicateThru (user manual 7.3.9): D5 43, a status byte, and the tag's bytes.
    package enum ThroughResponse: Hashable, Sendable {
        case data([UInt8])
        /// Nothing from the tag, or nothing readable: silence, or a refusal, whose four bits the PN532 cannot pass on.
        case noAnswerFromTag
        /// The PN532 itself could not.
        case chipFailure(status: UInt8)
        /// Not an answer to this command: some readers answer one command late.
        case stray

        package init(_ bytes: [UInt8]) {
            guard bytes.count >= 3, bytes[0] == 0xD5, bytes[1] == 0x43 else {
                self = .stray
                return
            }
            // The two upper bits are no error (7.1).
            switch bytes[2] & 0x3F {
            case 0x00: self = .data(Array(bytes.dropFirst(3)))
            // Time-out, CRC, parity, bit count, framing, collision, size, protocol of the air; 2B: the tag disappeared.
            case 0x01...0x07, 0x0B, 0x13, 0x2B: self = .noAnswerFromTag
            case let status: self = .chipFailure(status: status)
            }
        }

        /// Whether the data of an answer is that of GetFirmwareVersion (7.2.2), which proves a PN532.
        static func isChipVersion(_ bytes: [UInt8]) -> Bool {
            bytes.count >= 6 && bytes[0] == 0xD5 && bytes[1] == 0x03
        }
    }
#endif
