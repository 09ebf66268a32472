// SPDX-License-Identifier: MIT

/// A message of the reader to the host (CCID 1.1, 6.2).
struct CCIDAnswer: Hashable, Sendable {
    /// `bMessageType`.
    enum Kind: UInt8, Hashable, Sendable {
        case dataBlock = 0x80
        case slotStatus = 0x81
        case escape = 0x83
    }

    /// `bmICCStatus`: what is in the slot.
    enum Card: UInt8, Hashable, Sendable {
        case active = 0
        case inactive = 1
        case absent = 2
    }

    /// `bError` of a command that failed (CCID 1.1, table 6.2-2).
    enum Failure: UInt8, Hashable, Sendable {
        /// The command is not known.
        case unsupported = 0x00
        /// The slot is not there: where `bSlot` lies in the header.
        case noSuchSlot = 0x05
        /// The card kept still.
        case mute = 0xFE
    }

    let kind: Kind
    var data: [UInt8] = []
    let card: Card
    var failure: Failure?

    /// The message, as the answer to another.
    func bytes(answering message: CCIDMessage) -> [UInt8] {
        let count = UInt32(data.count)
        let length = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
        // Bit 6 of bStatus: the command failed. The last byte is bChainParameter, bClockStatus or RFU: 0 in each case.
        let status = card.rawValue | (failure == nil ? 0x00 : 0x40)
        return [kind.rawValue] + length + [message.slot, message.sequence, status, failure?.rawValue ?? 0x00, 0x00]
            + data
    }
}
