// SPDX-License-Identifier: MIT

/// The backslash escapes of TEXT values (RFC 2426 sections 2.3 and 5).
enum TextEscaping {
    /// Escapes backslash, semicolon, comma and LF, and puts commas and semicolons where separators stand.
    static func escape(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count)
        for byte in bytes {
            switch byte {
            case .backslash, .semicolon, .comma: escaped += [.backslash, byte]
            case .lineFeed: escaped += [.backslash, UInt8(ascii: "n")]
            case .valueSeparator: escaped.append(.comma)
            case .componentSeparator: escaped.append(.semicolon)
            default: escaped.append(byte)
            }
        }
        return escaped
    }

    /// Undoes the escapes in one pass from left to right.
    ///
    /// `\:` is undone too, because Apple and Google write it. Any other pair is kept, both characters of it, and so
    /// is a lone backslash at the end.
    static func unescape(_ bytes: Span<UInt8>) -> String {
        guard bytes.first(.backslash) < bytes.count else { return String(repairing: bytes) }
        // A short text needs no memory of its own on the way.
        if bytes.count <= 256 {
            var text = InlineArray<256, UInt8>(repeating: 0)
            var output = text.mutableSpan
            let count = unescape(bytes, into: &output)
            let span = text.span
            return String(repairing: span.extracting(0..<count))
        }
        var text = [UInt8](repeating: 0, count: bytes.count)
        var output = text.mutableSpan
        let count = unescape(bytes, into: &output)
        return String(decoding: text[..<count], as: UTF8.self)
    }

    /// Writes the bytes without their escapes and returns how many they are; `output` has room for all of them.
    private static func unescape(_ bytes: Span<UInt8>, into output: inout MutableSpan<UInt8>) -> Int {
        var written = 0
        var index = 0
        while index < bytes.count {
            let word = bytes.word(at: index)
            // What comes next lies over the bytes that are too many.
            output.store(word, at: written)
            let plain = min(word.firstBackslash, bytes.count &- index)
            index &+= plain
            written &+= plain
            guard plain < 8, index < bytes.count else { continue }
            if index &+ 1 < bytes.count, let meant = character(escapedAs: bytes[index &+ 1]) {
                output[written] = meant
                index &+= 2
            } else {
                index &+= 1
            }
            written &+= 1
        }
        return written
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

extension String {
    /// The text of bytes; what is no UTF-8 among them becomes U+FFFD.
    init(repairing bytes: Span<UInt8>) {
        do throws(UTF8.ValidationError) {
            self.init(copying: try UTF8Span(validating: bytes))
        } catch {
            self.init(decoding: [UInt8](copying: bytes), as: UTF8.self)
        }
    }
}

extension Span where Element == UInt8 {
    /// The bytes in `range` as text.
    func text(_ range: Range<Int>) -> String { String(repairing: extracting(range)) }
}

extension [UInt8] {
    /// The bytes, borrowed so far, on their own.
    init(copying bytes: Span<UInt8>) {
        self.init()
        append(copying: bytes)
    }

    /// Appends borrowed bytes.
    mutating func append(copying bytes: Span<UInt8>) {
        let start = count
        append(addingCapacity: bytes.count) { $0.append(repeating: 0, count: bytes.count) }
        var copy = mutableSpan
        for index in bytes.indices { copy[start &+ index] = bytes[index] }
    }
}
