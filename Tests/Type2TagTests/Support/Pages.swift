// SPDX-License-Identifier: MIT

import Type2Tag

/// A tag's memory with this data area, and pages 0 to 3 of the chip as an NDEF tag in front.
func memory(area: [UInt8], model: ChipModel = .ntag215, staticLocks: [UInt8] = [0, 0]) -> MemoryImage {
    let head: [UInt8] = [0x04, 0xA1, 0xB2, 0x9F, 0xC3, 0xD4, 0xE5, 0xF6, 0x04, 0x48] + staticLocks
    var bytes = head + model.ndefContainer.bytes + area
    bytes += Array(repeating: 0, count: max(model.memorySize - bytes.count, 0))
    return MemoryImage(bytes: bytes)
}

extension [UInt8] {
    /// The bytes with zeros behind, up to `count`.
    func padded(to count: Int) -> [UInt8] {
        self + Array(repeating: 0, count: Swift.max(count - self.count, 0))
    }
}
