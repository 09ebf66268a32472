// SPDX-License-Identifier: MIT

extension CardWriter {
    /// Appends a value, escaped, or as it was given with control characters between its parts.
    @_lifetime(self: copy self)
    mutating func append(_ value: GivenValue, isEscaped: Bool) {
        switch value {
        case .raw(let text): append(text)
        case .text(let text): append(text, isEscaped: isEscaped)
        case .list(let texts): append(texts, isEscaped: isEscaped)
        case .structured(let components):
            for index in components.indices {
                if index > 0 { append(isEscaped ? .semicolon : .componentSeparator) }
                append(components[index], isEscaped: isEscaped)
            }
        }
    }

    @_lifetime(self: copy self)
    private mutating func append(_ texts: [String], isEscaped: Bool) {
        for index in texts.indices {
            if index > 0 { append(isEscaped ? .comma : .valueSeparator) }
            append(texts[index], isEscaped: isEscaped)
        }
    }

    @_lifetime(self: copy self)
    private mutating func append(_ text: String, isEscaped: Bool) {
        let utf8 = text.utf8
        let bytes = utf8.span
        guard bytes.first(.carriageReturn) == bytes.count else {
            append(Self.withLineFeeds(bytes), isEscaped: isEscaped)
            return
        }
        if isEscaped { appendEscaped(bytes, 0..<bytes.count) } else { append(bytes) }
    }

    /// The text with LF for every line break.
    private static func withLineFeeds(_ bytes: Span<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        for index in bytes.indices {
            switch bytes[index] {
            case .carriageReturn: text.append(.lineFeed)
            case .lineFeed where index > 0 && bytes[index - 1] == .carriageReturn: break
            default: text.append(bytes[index])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
