// SPDX-License-Identifier: MIT

import Type2Tag
import VirtualTag

/// What a tag holds before an operation.
enum GridContent: String, CaseIterable, Sendable {
    case blank
    case shorter
    case longer
    /// Of the same length, with other bytes at the end.
    case sibling
    /// An empty message, with the bytes of a longer one behind, as another program's torn write leaves it.
    case torn
    /// Three reserved bytes inside the data area, over the border of two pages, with a message around them.
    case reserved

    /// Memory control: bytes 42 to 44 (Type 2 Tag 1.1 §2.3.3).
    static let memoryControl: [UInt8] = [0x02, 0x03, 0x2A, 0x03, 0x04]
    static let reservedBytes = 42...44

    /// The message that lies there before, when `size` bytes are going to be written and `longest` have room; nil when
    /// it would be no other than that of another case.
    func oldSize(writing size: Int, longest: Int) -> Int? {
        switch self {
        case .blank: return 0
        case .shorter: return size >= 8 ? max(size / 2, 3) : nil
        case .longer:
            let old = min(size + 40, longest)
            return old > size ? old : nil
        case .sibling: return size >= 5 && size <= longest ? size : nil
        case .torn: return 0
        case .reserved: return min(max(size, 20), longest)
        }
    }

    func memory(of chip: GridChip, writing size: Int, message: [UInt8]) throws -> [UInt8] {
        var memory = try VirtualChip(model: chip.model, uid: TagUID(SampleTag.uid)).memory
        for (offset, byte) in chip.container.enumerated() { memory[12 + offset] = byte }
        for address in 16..<chip.userEnd { memory[address] = 0 }
        let content = chip.lockControl + (self == .reserved ? GridContent.memoryControl : []) + SampleTag.tlv(message)
        var address = 16
        for byte in content {
            while isReserved(address) { address += 1 }
            // The terminator of a full area has no room.
            guard address < 16 + chip.areaSize else { break }
            memory[address] = byte
            address += 1
        }
        if self == .reserved {
            for address in GridContent.reservedBytes { memory[address] = 0xA5 }
        }
        if self == .torn {
            // As nfcpy 1.0.4 leaves a tag that it could not finish: the length is 0, and the message lies behind it.
            let left = SampleTag.message(ofSize: min(size + 30, longest(on: chip)), seed: 3)
            for (offset, byte) in left.enumerated() { memory[16 + chip.lockControl.count + 2 + offset] = byte }
        }
        return memory
    }

    /// The longest message that a chip can hold beside this content: one byte of length up to 254, else three.
    func longest(on chip: GridChip) -> Int {
        let control = chip.lockControl.count + (self == .reserved ? GridContent.memoryControl.count : 0)
        let room = chip.areaSize - control - (self == .reserved ? GridContent.reservedBytes.count : 0)
        return room <= 256 ? room - 2 : max(room - 4, 254)
    }

    private func isReserved(_ address: Int) -> Bool {
        self == .reserved && GridContent.reservedBytes.contains(address)
    }
}
