// SPDX-License-Identifier: MIT

internal import Bytes

/// A guess at whether bytes that are no message are the TLV blocks around one (Type 2 Tag 1.1, clause 2.3).
enum TLVGuess {
    static func matches(_ bytes: Span<UInt8>) -> Bool {
        var cursor = ByteCursor(bytes)
        var padding = 0
        while cursor.peek(ahead: padding) == 0 { padding += 1 }
        guard let tag = cursor.peek(ahead: padding) else { return false }
        switch tag {
        case 0x01, 0x02:
            return cursor.peek(ahead: padding + 1) == 3
        case 0x03:
            do throws(OutOfBytes) {
                try cursor.skip(padding + 1)
                return try startsLikeMessage(&cursor)
            } catch {
                return false
            }
        case 0xFD, 0xFE:
            return padding > 0
        default:
            return false
        }
    }

    private static func startsLikeMessage(_ cursor: inout ByteCursor) throws(OutOfBytes) -> Bool {
        var length = UInt64(try cursor.readByte())
        if length == 0xFF { length = try cursor.readBigEndian(byteCount: 2) }
        guard length <= cursor.remaining else { return false }
        guard length > 0, let first = cursor.peek() else { return true }
        return RecordFlags(rawValue: first).beginsMessage
    }
}
