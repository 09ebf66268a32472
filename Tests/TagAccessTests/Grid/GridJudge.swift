// SPDX-License-Identifier: MIT

/// What lies on a tag, told by a walk of its own over the raw memory (Type 2 Tag 1.1 §2.3, §2.3.3, §6.4.1), which shares
/// nothing with the code under test.
///
/// Reserved bytes inside the data area are jumped over.
struct GridJudge {
    enum Shown: Hashable, Sendable {
        case empty
        case message([UInt8])
        case broken(String)
    }

    private let memory: [UInt8]
    private let end: Int
    private var reserved: Set<Int> = []

    /// Judges a memory; `userEnd` is the first byte behind the user memory, by the data sheet.
    init(memory: [UInt8], userEnd: Int) {
        self.memory = memory
        end = min(16 + Int(memory[14]) * 8, userEnd)
    }

    static func shown(on memory: [UInt8], userEnd: Int) -> Shown {
        var judge = GridJudge(memory: memory, userEnd: userEnd)
        return judge.walk()
    }

    private mutating func walk() -> Shown {
        var position = 16
        while let tag = take(&position) {
            switch tag {
            case 0x00: continue
            case 0xFE: return .empty
            default: break
            }
            guard var length = take(&position).map(Int.init) else { return .broken("no length") }
            if length == 0xFF {
                guard let high = take(&position), let low = take(&position) else { return .broken("half a length") }
                length = Int(high) << 8 | Int(low)
            }
            var value: [UInt8] = []
            for _ in 0..<length {
                guard let byte = take(&position) else { return .broken("\(length) bytes are not there") }
                value.append(byte)
            }
            switch tag {
            case 0x03: return value.isEmpty ? .empty : .message(value)
            case 0x01 where value.count == 3: reserve(value, count: ((value[1] == 0 ? 256 : Int(value[1])) + 7) / 8)
            case 0x02 where value.count == 3: reserve(value, count: value[1] == 0 ? 256 : Int(value[1]))
            default: break
            }
        }
        return .empty
    }

    /// The next byte that is not reserved.
    private func take(_ position: inout Int) -> UInt8? {
        while reserved.contains(position) { position += 1 }
        guard position < end else { return nil }
        defer { position += 1 }
        return memory[position]
    }

    /// The first half byte is a page number, the second an offset; the page size is two to the power of the low half of
    /// the third byte.
    private mutating func reserve(_ value: [UInt8], count: Int) {
        let start = (Int(value[0] >> 4) << Int(value[2] & 0x0F)) + Int(value[0] & 0x0F)
        for address in start..<(start + count) { reserved.insert(address) }
    }
}
