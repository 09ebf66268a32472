// SPDX-License-Identifier: MIT

import Type2Tag
import VirtualTag

/// A chip of the grid, with what its data sheet says of it, written down once more so that a mistake in the catalogue
/// is seen.
struct GridChip: Sendable {
    let model: ChipModel
    /// The first byte behind the user memory.
    let userEnd: Int
    /// Page 3 of a tag that can be written.
    let container: [UInt8]
    /// The lock control TLV of a tag as delivered or as formatted, if it has one.
    let lockControl: [UInt8]
    /// The dynamic lock page, which the chip protects against tearing, and what a full lock leaves in it.
    let dynamicLocks: (page: Int, lockBits: [UInt8], allBits: [UInt8])?
    /// Whether the chip names itself, so that it may be locked.
    let namesItself: Bool

    var name: String { namesItself || model != .ntag213 ? model.name : "unknown" }

    /// NTAG21x data sheet 8.5; MF0ICU1, MF0ULx1, MF0ICU2 and NTAG203 data sheets, memory organisation.
    static let all: [GridChip] = {
        let of36: [UInt8] = [0x01, 0x03, 0x90, 0x0A, 0x34]
        let of40: [UInt8] = [0x01, 0x03, 0xA0, 0x10, 0x44]
        return [
            GridChip(.ntag210, 64, 0x06),
            GridChip(.ntag212, 144, 0x10, of36, (36, [0xFF, 0x03, 0x00], [0xFF, 0x03, 0x1F])),
            GridChip(
                .ntag213, 160, 0x12, [0x01, 0x03, 0xA0, 0x0C, 0x34], (40, [0xFF, 0x0F, 0x00], [0xFF, 0x0F, 0x3F])),
            GridChip(.ntag215, 520, 0x3E, [], (130, [0xFF, 0x00, 0x00], [0xFF, 0x00, 0x0F])),
            GridChip(.ntag216, 904, 0x6D, [], (226, [0xFF, 0x3F, 0x00], [0xFF, 0x3F, 0x7F])),
            GridChip(.ultralight, 64, 0x06, namesItself: false),
            GridChip(.ultralightEV1Small, 64, 0x06),
            GridChip(.ultralightEV1Large, 144, 0x10, of36, (36, [0xFF, 0x03, 0x00], [0xFF, 0x03, 0x1F])),
            GridChip(.ultralightC, 160, 0x12, of40, (40, [0xEE, 0x00, 0x00], [0xFF, 0x00, 0x00])),
            GridChip(.ntag203, 160, 0x12, of40, (40, [0xEE, 0x00, 0x00], [0xFF, 0x00, 0x00]), namesItself: false),
            // An NTAG213 behind a reader that carries READ and WRITE only: by its container alone.
            GridChip(
                .ntag213, 160, 0x12, [0x01, 0x03, 0xA0, 0x0C, 0x34], (40, [0xFF, 0x0F, 0x00], [0xFF, 0x0F, 0x3F]),
                namesItself: false),
        ]
    }()

    private init(
        _ model: ChipModel,
        _ userEnd: Int,
        _ containerSize: UInt8,
        _ lockControl: [UInt8] = [],
        _ dynamicLocks: (page: Int, lockBits: [UInt8], allBits: [UInt8])? = nil,
        namesItself: Bool = true
    ) {
        self.model = model
        self.userEnd = userEnd
        container = [0xE1, 0x10, containerSize, 0x00]
        self.lockControl = lockControl
        self.dynamicLocks = dynamicLocks
        self.namesItself = namesItself
    }

    /// Bytes of the data area.
    var areaSize: Int { min(Int(container[2]) * 8, userEnd - 16) }

    /// Whether a page is one of those that are old or new, but never half: static and dynamic locks, and the container.
    func isProtected(_ page: Int) -> Bool { page == 2 || page == 3 || page == dynamicLocks?.page }

    /// Whether the container page and every user page are read-only, and whether the container says so.
    func isLocked(_ memory: [UInt8]) -> Bool {
        guard memory[10] & 0xF8 == 0xF8, memory[11] == 0xFF, memory[15] & 0x0F == 0x0F else { return false }
        guard let locks = dynamicLocks else { return true }
        let found = memory[(locks.page * 4)...].prefix(3)
        return zip(found, locks.lockBits).allSatisfy { $0 & $1 == $1 }
    }
}
