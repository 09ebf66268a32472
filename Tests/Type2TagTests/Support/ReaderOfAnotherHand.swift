// SPDX-License-Identifier: MIT

/// A second, independent walk over a data area, written from Type 2 Tag 1.1 §2.3 alone: it judges what a reader
/// would show, and shares no code with the module under test.
struct ReaderOfAnotherHand {
    enum Shown: Hashable {
        case nothing
        case message([UInt8])
        case damage
    }

    private let usable: [UInt8]
    private let apart: Range<Int>

    init(area: [UInt8], apart: Range<Int> = 0..<0) {
        usable = Array(area[..<apart.lowerBound] + area[apart.upperBound...])
        self.apart = apart
    }

    /// What a reader shows: the first NDEF message; an empty one and none are the same to a person.
    var shown: Shown {
        guard let block = firstMessage else { return .nothing }
        guard let value = block.value else { return .damage }
        return value.isEmpty ? .nothing : .message(value)
    }

    /// Where T, the first byte of L, and the last byte of the first message TLV lie.
    var place: (tag: Int, length: Int, last: Int)? {
        guard let block = firstMessage, let value = block.value else { return nil }
        let last = block.valueStart + value.count - 1
        return (offset(of: block.tag), offset(of: block.tag + 1), offset(of: last))
    }

    private func offset(of index: Int) -> Int { index < apart.lowerBound ? index : index + apart.count }

    // Indices count usable bytes.
    private var firstMessage: (tag: Int, valueStart: Int, value: [UInt8]?)? {
        var index = 0
        while index < usable.count {
            let tag = usable[index]
            if tag == 0x00 {
                index += 1
                continue
            }
            if tag == 0xFE { return nil }
            guard index + 1 < usable.count else { return (index, index + 1, nil) }
            var length = Int(usable[index + 1])
            var start = index + 2
            if length == 0xFF {
                guard index + 3 < usable.count else { return (index, start, nil) }
                length = Int(usable[index + 2]) * 256 + Int(usable[index + 3])
                start = index + 4
            }
            guard start + length <= usable.count else { return (index, start, nil) }
            if tag == 0x03 { return (index, start, Array(usable[start..<(start + length)])) }
            index = start + length
        }
        return nil
    }
}
