// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag
import VirtualTag

/// A chip with a layout of its data area.
struct Card: Hashable, Sendable {
    let name: String
    let model: ChipModel
    /// TLV blocks before the message.
    let prefix: [UInt8]
    /// Bytes of the longest message (Type 2 Tag 1.1 §2.3: what the area leaves behind tag and length).
    let capacity: Int

    /// NTAG21x data sheet 8.5.6: as delivered, a 213 has a lock control TLV, a 215 and a 216 have none.
    static let all = [
        Card(
            name: "NTAG213 with lock control TLV", model: .ntag213, prefix: [0x01, 0x03, 0xA0, 0x0C, 0x34],
            capacity: 137),
        Card(name: "NTAG213 without lock control TLV", model: .ntag213, prefix: [], capacity: 142),
        Card(name: "NTAG215", model: .ntag215, prefix: [], capacity: 492),
        Card(name: "NTAG216", model: .ntag216, prefix: [], capacity: 868),
    ]

    /// The chip that holds this message.
    func chip(
        holding message: [UInt8],
        uid: [UInt8] = EmulatedTag.uid,
        accessByte: UInt8 = 0x00
    ) throws -> VirtualChip {
        var memory = try VirtualChip(model: model, uid: TagUID(uid)).memory
        memory[15] = accessByte
        let length =
            message.count < 255
            ? [UInt8(message.count)] : [0xFF, UInt8(message.count >> 8), UInt8(message.count & 0xFF)]
        let area = prefix + [0x03] + length + message + [0xFE]
        for offset in 0..<(Int(memory[14]) * 8) { memory[16 + offset] = offset < area.count ? area[offset] : 0 }
        return try VirtualChip(memory: memory, model: model)
    }

    /// The same on a link of its own.
    func tag(holding message: [UInt8], uid: [UInt8] = EmulatedTag.uid) throws -> VirtualTagLink {
        VirtualTagLink(chip: try chip(holding: message, uid: uid))
    }

    /// One record of an unknown type that makes a message of so many bytes (NDEF 1.0 §3.2.6); none for fewer than 3.
    static func message(ofSize size: Int, seed: UInt64) -> [UInt8] {
        var noise = SeededGenerator(seed: seed)
        switch size {
        case ..<3: return []
        case ...258: return [0xD5, 0x00, UInt8(size - 3)] + noise.bytes(size - 3)
        default:
            let count = size - 6
            return [0xC5, 0x00, 0x00, 0x00, UInt8(count >> 8), UInt8(count & 0xFF)] + noise.bytes(count)
        }
    }
}

extension Card: CustomTestStringConvertible {
    var testDescription: String { name }
}
