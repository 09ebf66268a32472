// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

/// The states in which an NTAG213 comes before its first message.
enum Delivery: CaseIterable, Sendable, CustomTestStringConvertible {
    /// With the lock control TLV in front (NTAG213 data sheet, 8.5.6).
    case withLockControl

    /// With an empty message TLV alone.
    case blank

    var testDescription: String { self == .blank ? "no lock control TLV" : "lock control TLV in front" }

    fileprivate var dataArea: [UInt8] {
        self == .blank ? [0x03, 0x00, 0xFE, 0x00] : [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0x00, 0xFE]
    }

    /// Where the message TLV begins.
    fileprivate var messageOffset: Int { self == .blank ? 0 : 5 }
}

/// The 180 bytes of an NTAG213 in memory.
struct TagImage {
    private let delivered: MemoryImage
    private var memory: MemoryImage
    private let delivery: Delivery

    /// The data area: pages 4 to 39.
    private static let area = 16..<160

    /// Puts a message on a fresh chip.
    init(_ message: [UInt8], on delivery: Delivery) throws {
        // UID 04:C4:FC:91:DF:2A:81 with its check bytes, the capability container E1 10 12 00, then the data area.
        var bytes: [UInt8] = [
            0x04, 0xC4, 0xFC, 0xB4, 0x91, 0xDF, 0x2A, 0x81, 0xE5, 0x48, 0x00, 0x00, 0xE1, 0x10, 0x12, 0x00,
        ]
        bytes += delivery.dataArea
        bytes += Array(repeating: 0, count: Self.area.upperBound - bytes.count)
        bytes += [0x00, 0x00, 0x00, 0xBD, 0x04, 0x00, 0x00, 0xFF, 0x00, 0x05, 0x00, 0x00]
        bytes += [0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00]
        delivered = MemoryImage(bytes: bytes)
        memory = delivered
        self.delivery = delivery
        try write(message)
    }

    /// Carries out the plan for a message, page by page.
    mutating func write(_ message: [UInt8]) throws {
        let layout = TLVLayout(walking: memory.dataArea(size: Self.area.count))
        let plan = try WritePlan(message: message, layout: layout, memory: memory)
        for write in plan.writes { memory = memory.applying([write]) }
    }

    /// Cuts the message out: 03, the length in one byte or three, so many bytes, FE where there is room.
    func message() throws -> [UInt8] {
        let area = memory.dataArea(size: Self.area.count)
        let start = delivery.messageOffset
        guard area.count == Self.area.count, area[start] == 0x03 else { throw FixtureError("no message TLV") }
        let isLong = area[start + 1] == 0xFF
        let length = isLong ? Int(area[start + 2]) << 8 | Int(area[start + 3]) : Int(area[start + 1])
        let first = start + (isLong ? 4 : 2)
        guard length <= area.count - first else { throw FixtureError("a length of \(length)") }
        if first + length < area.count, area[first + length] != 0xFE { throw FixtureError("no terminator") }
        return Array(area[first..<(first + length)])
    }

    /// Whether everything outside the message is as it was delivered.
    var isDeliveryKept: Bool {
        let front = delivery.messageOffset
        let pages = memory.knownPages.filter { !($0 >= .dataArea && $0.index * 4 < Self.area.upperBound) }
        return pages.count == 9 && pages.allSatisfy { memory[$0] == delivered[$0] }
            && memory.dataArea(size: front) == delivered.dataArea(size: front)
    }
}
