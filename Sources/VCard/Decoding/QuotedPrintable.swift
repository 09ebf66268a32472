// SPDX-License-Identifier: MIT

internal import Bytes

/// The quoted-printable encoding of version 2.1 (RFC 2045 section 6.7), as far as reading needs it.
enum QuotedPrintable {
    /// Tells whether the line has its value in quoted-printable and ends with a soft break.
    ///
    /// Only a parameter ENCODING says so, or the bare word of version 2.1: the word may stand in a name or in another
    /// parameter of a sound card, and the line behind it is a property then.
    static func goesOn(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
        guard !line.isEmpty, bytes[line.upperBound &- 1] == .equals else { return false }
        var isNamed = false
        var isInQuotes = false
        for index in line {
            switch bytes[index] {
            case .quote where isInQuotes: isInQuotes = false
            case .quote:
                // Only at the start of a parameter value does it open anything.
                let before = index > line.lowerBound ? bytes[index &- 1] : 0
                isInQuotes = before == .equals || before == .comma
            case .colon where !isInQuotes: return isNamed
            case .semicolon where !isInQuotes:
                isNamed = isNamed || isEncoding(bytes, index + 1..<line.upperBound)
            default: break
            }
        }
        return false
    }

    /// Whether the parameter at the start of the range is the encoding.
    private static func isEncoding(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let word = Array("QUOTED-PRINTABLE".utf8)
        if hasWord(word, bytes, range) { return true }
        let name = Array("ENCODING=".utf8)
        guard begins(name, bytes, range) else { return false }
        // It may be one value of a list, with quotes or without.
        var start = range.lowerBound + name.count
        while start < range.upperBound {
            if bytes[start] == .quote { start += 1 }
            if hasWord(word, bytes, start..<range.upperBound) { return true }
            while start < range.upperBound, bytes[start] != .comma {
                if bytes[start] == .semicolon || bytes[start] == .colon { return false }
                start += 1
            }
            start += 1
        }
        return false
    }

    private static func hasWord(_ word: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard begins(word, bytes, range), range.count > word.count else { return false }
        return [.comma, .semicolon, .colon, .quote].contains(bytes[range.lowerBound + word.count])
    }

    private static func begins(_ word: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count >= word.count else { return false }
        for (offset, letter) in word.enumerated()
        where bytes[range.lowerBound + offset].uppercasedASCII != letter { return false }
        return true
    }

    /// Undoes the encoding; `firstFault` is the index of the first `=` without two hexadecimal digits, which is kept.
    static func decode(_ text: Span<UInt8>) -> (bytes: [UInt8], firstFault: Int?) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var firstFault: Int?
        var index = 0
        while index < text.count {
            let byte = text[index]
            guard byte == .equals else {
                bytes.append(byte)
                index += 1
                continue
            }
            if text.count - index > 2, let high = Hexadecimal.value(of: text[index + 1]),
                let low = Hexadecimal.value(of: text[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                if firstFault == nil { firstFault = index }
                bytes.append(byte)
                index += 1
            }
        }
        return (bytes, firstFault)
    }

    /// The bytes with `\n` for each line break among them, so that none of them ends a line.
    static func withEscapedLineBreaks(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var previous: UInt8 = 0
        for byte in bytes {
            switch byte {
            case .lineFeed where previous == .carriageReturn: break
            case .lineFeed, .carriageReturn: text += [.backslash, UInt8(ascii: "n")]
            default: text.append(byte)
            }
            previous = byte
        }
        return text
    }
}
