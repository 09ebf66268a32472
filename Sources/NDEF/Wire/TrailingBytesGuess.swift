// SPDX-License-Identifier: MIT

/// A guess at what follows a message.
enum TrailingBytesGuess {
    static func kind(of rest: Span<UInt8>) -> NDEFError.TrailingBytes {
        if isPadding(rest) { return .padding }
        return startsWithRecord(rest) ? .anotherMessage : .other
    }

    private static func isPadding(_ rest: Span<UInt8>) -> Bool {
        for index in rest.indices where rest[index] != 0x00 && rest[index] != 0xFE {
            return false
        }
        return true
    }

    private static func startsWithRecord(_ rest: Span<UInt8>) -> Bool {
        do throws(Truncation) {
            let header = try RecordHeader(at: 0, of: rest)
            return header.flags.beginsMessage
                && header.flags.typeNameFormat.rawValue < TypeNameFormat.unchanged.rawValue
                && header.recordSize <= UInt64(rest.count)
        } catch {
            return false
        }
    }
}
