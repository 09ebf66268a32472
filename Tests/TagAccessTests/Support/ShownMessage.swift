// SPDX-License-Identifier: MIT

/// What a phone would see on a tag: judged by a walk of its own over the raw memory (Type 2 Tag 1.1 §2.3, §6.4.1),
/// which shares nothing with the code under test.
///
/// It knows no control areas in the middle of a message.
enum ShownMessage: Equatable, Sendable {
    case empty
    case message([UInt8])
    case broken

    init(memory: [UInt8]) {
        let end = 16 + Int(memory[14]) * 8
        var position = 16
        func byte(_ offset: Int) -> Int? { offset < end && offset < memory.count ? Int(memory[offset]) : nil }
        while let tag = byte(position) {
            if tag == 0x00 {
                position += 1
                continue
            }
            if tag == 0xFE { break }
            guard var length = byte(position + 1) else {
                self = .broken
                return
            }
            var start = position + 2
            if length == 0xFF {
                guard let high = byte(position + 2), let low = byte(position + 3) else {
                    self = .broken
                    return
                }
                length = high * 256 + low
                start = position + 4
            }
            guard start + length <= end else {
                self = .broken
                return
            }
            if tag == 0x03 {
                self = length == 0 ? .empty : .message(Array(memory[start..<(start + length)]))
                return
            }
            position = start + length
        }
        self = .empty
    }
}
