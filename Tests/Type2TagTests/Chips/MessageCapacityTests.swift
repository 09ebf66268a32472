// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Type2Tag

@Suite("How long a message may be")
struct MessageCapacityTests {
    @Test("The fixture file holds 18 cases")
    func everyCaseIsThere() throws {
        #expect(try Fixtures.stanzas("type2tag/capacity.txt").count == 18)
    }

    @Test("Room", arguments: try Fixtures.stanzas("type2tag/capacity.txt"))
    func room(_ row: Stanza) throws {
        let room = try #require(Int(row.required("room")))
        let bytes = try #require(Int(row.required("bytes")))
        let capacity = MessageCapacity(room: room)
        #expect(capacity.bytes == bytes)
        #expect(capacity.fits(bytes))
        #expect(!capacity.fits(bytes + 1))
    }

    /// Brute force over Type 2 Tag 1.1 §2.3: one length byte up to 254, three from 255 on.
    @Test("Every room from 0 to 600 takes the longest message whose TLV fits")
    func bruteForce() {
        for room in 0...600 {
            var longest = 0
            for count in 0...600 where 1 + (count < 255 ? 1 : 3) + count <= room { longest = count }
            #expect(MessageCapacity(room: room).bytes == longest)
        }
    }

    /// C13 with the text's own bytes; MLEN is taken to count the reserved bytes.
    @Test("C13: reserved bytes inside the area reduce the room")
    func reservedBytesReduceTheRoom() {
        let layout = TLVLayout(walking: [0x02, 0x03, 0x40, 0x04, 0x04, 0x03, 0x00, 0xFE], dataAreaSize: 144)
        #expect(layout.capacity?.bytes == 133)
    }

    @Test("C05: 157 bytes of Wi-Fi and application records are refused with both figures")
    func refusesWithBothFigures() throws {
        let layout = TLVLayout(walking: [0x03, 0x00, 0xFE], dataAreaSize: 144)
        let error = try #require(throws: PlanError.self) {
            try WritePlan(message: Array(repeating: 1, count: 157), layout: layout, memory: MemoryImage())
        }
        #expect(error == .messageTooLong(needed: 157, available: 142))
        #expect(error.description == "157 bytes needed, 142 available, 15 over")
    }

    @Test("A layout's capacity is the room from its message on")
    func layoutCapacity() {
        for offset in 0..<140 {
            let area = (Array(repeating: 0, count: offset) + [0x03, 0x00, 0xFE]).padded(to: 144)
            #expect(TLVLayout(walking: area).capacity == MessageCapacity(room: 144 - offset))
        }
    }

    @Test("An area that other blocks fill has no room, and is not damaged")
    func fullArea() throws {
        for fill in [46, 45] {
            let layout = TLVLayout(walking: ([0xFD, UInt8(fill)] + Array(repeating: 7, count: fill)).padded(to: 48))
            #expect(layout.capacity?.bytes == 0)
            #expect(!layout.isDamaged)
            #expect(throws: PlanError.noRoom) {
                try WritePlan(message: [], layout: layout, memory: memory(area: []))
            }
            #expect(throws: PlanError.messageTooLong(needed: 3, available: 0)) {
                try WritePlan(message: [0xD0, 0, 0], layout: layout, memory: memory(area: []))
            }
        }
    }

    @Test("While bytes are missing there is no telling, and the next page is asked for")
    func missingBytes() {
        let layout = TLVLayout(walking: [0xFD, 0x0A], dataAreaSize: 48)
        #expect(layout.capacity == nil && !layout.isDamaged)
        #expect(throws: PlanError.pageNotRead(6)) {
            try WritePlan(message: [], layout: layout, memory: memory(area: []))
        }
    }

    /// Type 2 Tag 1.1 §2.3: a three-byte length field announces up to FFFEh; FFFFh is reserved.
    @Test("No room is so large or so small that a capacity could not be had")
    func extremes() {
        #expect(MessageCapacity(room: .max).bytes == 0xFFFE)
        #expect(MessageCapacity(room: 0xFFFE + 5).bytes == 0xFFFE)
        #expect(MessageCapacity(room: 0xFFFE + 4).bytes == 0xFFFE)
        #expect(MessageCapacity(room: 0xFFFE + 3).bytes == 0xFFFD)
        #expect(MessageCapacity(room: .min).bytes == 0)
        #expect(TLVLayout(walking: [0x03, 0x00], dataAreaSize: .max).capacity?.bytes == 0xFFFE)
    }

    @Test("Damage without a message leaves no capacity")
    func damagedArea() {
        #expect(TLVLayout(walking: [0x03, 0x20, 0x00, 0x00]).capacity == nil)
        #expect(TLVLayout(walking: [0x03, 0x20, 0x00, 0x00]).isDamaged)
        #expect(TLVLayout(walking: []).isDamaged)
        #expect(TLVLayout(walking: [0xFD, 0x20, 0x00, 0x00]).messagePosition == nil)
    }
}
