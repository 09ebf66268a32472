// SPDX-License-Identifier: MIT

/// The backslash escapes of TEXT values (RFC 2426 sections 2.3 and 5).
enum TextEscaping {
    /// Escapes backslash, semicolon and comma; CR LF, CR and LF each become one `\n`.
    static func escape(_ text: String) -> String {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case .backslash, .semicolon, .comma:
                escaped += [.backslash, byte]
            case .lineFeed where previous == .carriageReturn:
                break
            case .lineFeed, .carriageReturn:
                escaped += [.backslash, UInt8(ascii: "n")]
            default:
                escaped.append(byte)
            }
            previous = byte
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Undoes the escapes in one pass from left to right.
    ///
    /// `\:` is undone too, because Apple and Google write it. Any other pair is kept, both characters of it, and so
    /// is a lone backslash at the end.
    static func unescape(_ bytes: Span<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == .backslash, index < bytes.count, let plain = character(escapedAs: bytes[index]) else {
                text.append(byte)
                continue
            }
            text.append(plain)
            index += 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// What the escape pair of a backslash and `byte` stands for, or nil when there is no such pair.
    static func character(escapedAs byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "N"): .lineFeed
        case .backslash, .semicolon, .comma, .colon: byte
        default: nil
        }
    }

    /// The ranges between the bare separators; a separator behind a backslash is text.
    ///
    /// Splitting comes before unescaping, so that `\\,` is a backslash and a separator.
    static func split(_ bytes: Span<UInt8>, in range: Range<Int>, at separator: UInt8) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if bytes[index] == .backslash {
                index += 1
            } else if bytes[index] == separator {
                pieces.append(start..<index)
                start = index + 1
            }
            index += 1
        }
        pieces.append(start..<range.upperBound)
        return pieces
    }
}
