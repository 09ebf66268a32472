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
        var layout = LineLayout()
        var parameters: [ParameterLayout] = []
        // Whoever takes the line tells what is wrong with it.
        var findings: [LineScanner.Finding] = []
        var scanner = LineScanner(bytes, line, maximumValues: .max)
        scanner.readName(into: &layout)
        do throws(LineScanner.Failure) {
            try scanner.readParameters(into: &layout, &parameters, &findings)
        } catch {
            return false
        }
        for parameter in parameters where parameter.known == .encoding {
            if KnownEncoding(NameKey(bytes, parameter.value)) == .quotedPrintable { return true }
        }
        return false
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
