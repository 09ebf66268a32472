// SPDX-License-Identifier: MIT

/// What a phone would see on a tag: judged by a walk of its own over the raw memory (Type 2 Tag 1.1 §2.3, §2.3.3,
/// §6.4.1), which shares nothing with the code under test.
///
/// Reserved bytes inside the data area are jumped over.
enum ShownMessage: Hashable, Sendable {
    case empty
    case message([UInt8])
    case broken

    /// Judges a memory; `userEnd` is the first byte behind the user memory by the data sheet, where the container could
    /// claim more.
    init(memory: [UInt8], userEnd: Int = .max) {
        var walk = Walk(memory: memory, end: min(16 + Int(memory[14]) * 8, userEnd, memory.count))
        self = walk.message()
    }

    private struct Walk {
        let memory: [UInt8]
        let end: Int
        var position = 16
        var reserved: Set<Int> = []

        init(memory: [UInt8], end: Int) {
            self.memory = memory
            self.end = end
        }

        mutating func message() -> ShownMessage {
            while let tag = take() {
                if tag == 0x00 { continue }
                if tag == 0xFE { return .empty }
                guard let value = value() else { return .broken }
                switch tag {
                case 0x03: return value.isEmpty ? .empty : .message(value)
                // Lock bits are counted, eight a byte; reserved bytes as they are. 0 stands for 256.
                case 0x01 where value.count == 3: reserve(value, count: ((value[1] == 0 ? 256 : Int(value[1])) + 7) / 8)
                case 0x02 where value.count == 3: reserve(value, count: value[1] == 0 ? 256 : Int(value[1]))
                default: break
                }
            }
            return .empty
        }

        /// The bytes behind a tag and its length; nil when they are not there.
        private mutating func value() -> [UInt8]? {
            guard var length = take().map(Int.init) else { return nil }
            if length == 0xFF {
                guard let high = take(), let low = take() else { return nil }
                length = Int(high) << 8 | Int(low)
            }
            var value: [UInt8] = []
            for _ in 0..<length {
                guard let byte = take() else { return nil }
                value.append(byte)
            }
            return value
        }

        /// The next byte that is not reserved.
        private mutating func take() -> UInt8? {
            while reserved.contains(position) { position += 1 }
            guard position < end else { return nil }
            defer { position += 1 }
            return memory[position]
        }

        /// The first half byte is a page number, the second an offset; the page size is two to the power of the low half
        /// of the third byte.
        private mutating func reserve(_ value: [UInt8], count: Int) {
            let start = (Int(value[0] >> 4) << Int(value[2] & 0x0F)) + Int(value[0] & 0x0F)
            for address in start..<(start + count) { reserved.insert(address) }
        }
    }
}
