// SPDX-License-Identifier: MIT

import Type2Tag
import VirtualTag

@testable import ReaderEmulation

/// The tags of these tests: NTAG213 as delivered, with the identifier of the captures unless told otherwise.
enum EmulatedTag {
    static let uid: [UInt8] = [0x04, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6]
    static let otherUID: [UInt8] = [0x04, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66]

    static func link(uid: [UInt8] = uid, model: ChipModel = .ntag213) throws -> VirtualTagLink {
        VirtualTagLink(chip: try VirtualChip(model: model, uid: TagUID(uid)))
    }

    static func field() throws -> EmulatedField { EmulatedField([try link()]) }
}

extension EmulatedField {
    /// The memory of the first tag.
    var memory: [UInt8] {
        withTags { ($0.first as? VirtualTagLink)?.chip.memory ?? [] }
    }
}
