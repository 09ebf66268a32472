// SPDX-License-Identifier: MIT

import NDEF
import TagAccess
import Type2Tag
import VirtualTag

/// Chips and messages that tests begin with.
enum SampleTag {
    static let uid: [UInt8] = [0x04, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6]
    static let otherUID: [UInt8] = [0x04, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66]

    /// Text en "Hi": nine bytes.
    static let hi: [UInt8] = [0xD1, 0x01, 0x05, 0x54, 0x02, 0x65, 0x6E, 0x48, 0x69]

    /// A chip as delivered, with some pages and the beginning of the data area replaced.
    static func chip(
        _ model: ChipModel,
        area: [UInt8] = [],
        pages: [UInt8: [UInt8]] = [:],
        uid: [UInt8] = uid
    ) throws -> VirtualChip {
        var memory = try VirtualChip(model: model, uid: TagUID(uid)).memory
        if !area.isEmpty {
            // Nothing of the delivery state is to show behind the given bytes.
            for offset in 16..<(16 + model.userMemorySize) { memory[offset] = 0 }
        }
        // The terminator of a full area has no room (Type 2 Tag 1.1 §6.4.3).
        for (offset, byte) in area.prefix(model.ndefContainer.dataAreaSize).enumerated() {
            memory[16 + offset] = byte
        }
        for (page, bytes) in pages {
            for (offset, byte) in bytes.enumerated() {
                // The check byte and the internal byte of page 2 stay.
                if page == 2, offset < 2 { continue }
                memory[Int(page) * 4 + offset] = byte
            }
        }
        return try VirtualChip(memory: memory, model: model)
    }

    static func link(_ model: ChipModel, area: [UInt8] = [], pages: [UInt8: [UInt8]] = [:]) throws -> VirtualTagLink {
        VirtualTagLink(chip: try chip(model, area: area, pages: pages))
    }

    /// Another tag, with a message of its own.
    static func otherLink(_ model: ChipModel) throws -> VirtualTagLink {
        VirtualTagLink(chip: try chip(model, area: [0x03, 0x09] + hi + [0xFE], uid: otherUID))
    }

    /// One record of an unknown type that makes a message of exactly so many bytes (NDEF 1.0 §3.2), with a payload
    /// in which neighbours differ; none for 0.
    static func message(ofSize size: Int, seed: Int = 0) -> [UInt8] {
        func payload(_ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 251 + seed * 31 + 1) }
        }
        switch size {
        case ..<3: return []
        case ...258: return [0xD5, 0x00, UInt8(size - 3)] + payload(size - 3)
        default:
            let count = size - 6
            return [0xC5, 0x00, 0x00, 0x00, UInt8(count >> 8), UInt8(count & 0xFF)] + payload(count)
        }
    }

    /// The same with a payload of equal bytes.
    static func evenMessage(ofSize size: Int) -> [UInt8] {
        let header = size > 258 ? 6 : 3
        let message = message(ofSize: size)
        return message.prefix(header) + message.dropFirst(header).map { _ in 0x41 }
    }

    /// The message TLV with its terminator (Type 2 Tag 1.1 §2.3).
    static func tlv(_ message: [UInt8]) -> [UInt8] {
        let length: [UInt8] =
            message.count < 255
            ? [UInt8(message.count)] : [0xFF, UInt8(message.count >> 8), UInt8(message.count & 0xFF)]
        return [0x03] + length + message + [0xFE]
    }

    static func outgoing(_ message: [UInt8]) throws -> OutgoingMessage {
        message.isEmpty ? .erasure : try OutgoingMessage(exactly: message)
    }

    /// Prepares and performs in a session of its own.
    @discardableResult
    static func write(_ message: [UInt8], over link: any TagLink) throws -> TagWriter.Report {
        let session = TagSession(link: link)
        return try TagWriter.perform(TagWriter.prepare(outgoing(message), on: session), on: session)
    }
}
