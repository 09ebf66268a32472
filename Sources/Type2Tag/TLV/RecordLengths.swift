// SPDX-License-Identifier: MIT

/// Where the records of an NDEF message end, told by their flags and lengths alone (NDEF 1.0, clause 3.2).
enum RecordLengths: Hashable, Sendable {
    /// The record with ME ends after so many bytes.
    case end(Int)
    /// The bytes end before the records do: so many are needed at least.
    case needs(Int)
    /// No records: a flag is wrong at this byte.
    case broken(Int)

    init(_ bytes: [UInt8]) {
        var position = 0
        while position < bytes.count {
            let flags = bytes[position]
            guard flags & 0x07 != 7, (flags & 0x80 != 0) == (position == 0) else {
                self = .broken(position)
                return
            }
            let lengthSize = flags & 0x10 != 0 ? 1 : 4
            let hasID = flags & 0x08 != 0
            let head = position + 2 + lengthSize + (hasID ? 1 : 0)
            guard head <= bytes.count else {
                self = .needs(head)
                return
            }
            let payload = bytes[(position + 2)..<(position + 2 + lengthSize)].reduce(0) { $0 << 8 | Int($1) }
            position = head + Int(bytes[position + 1]) + (hasID ? Int(bytes[head - 1]) : 0) + payload
            if flags & 0x40 != 0 {
                self = position <= bytes.count ? .end(position) : .needs(position)
                return
            }
        }
        // An end without ME: another record is to come.
        self = .needs(max(position, bytes.count) + 3)
    }

    /// Whether a byte can be the first of a message: MB set, no continuation, and no tag of a TLV that is in use.
    static func mayBegin(with byte: UInt8) -> Bool {
        byte & 0x80 != 0 && byte & 0x07 < 6 && byte != TLVBlock.Tag.proprietary.rawValue
    }
}
