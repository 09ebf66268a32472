// SPDX-License-Identifier: MIT

/// What a phone would find on a tag, by a walk of these tests' own over the raw memory (Type 2 Tag 1.1 §2.3, §6.4.1).
///
/// It shares nothing with the code under test, and knows no reserved bytes in the middle of a message.
enum WalkedMessage: Equatable, Sendable {
    case empty
    case message([UInt8])
    /// Blocks that lead out of the data area.
    case broken

    init(_ memory: [UInt8]) {
        var rest = memory.dropFirst(16).prefix(Int(memory[14]) * 8)
        while let tag = rest.popFirst(), tag != 0xFE {
            if tag == 0x00 { continue }
            guard let value = WalkedMessage.value(&rest) else {
                self = .broken
                return
            }
            if tag == 0x03 {
                self = WalkedMessage(message: value)
                return
            }
        }
        self = .empty
    }

    /// What a tag that holds these bytes shows.
    init(message: [UInt8]) {
        self = message.isEmpty ? .empty : .message(message)
    }

    /// Takes length and value off the front.
    private static func value(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard var length = rest.popFirst().map(Int.init) else { return nil }
        if length == 0xFF {
            guard let high = rest.popFirst(), let low = rest.popFirst() else { return nil }
            length = Int(high) << 8 + Int(low)
        }
        guard length <= rest.count else { return nil }
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
    }
}
