// SPDX-License-Identifier: MIT

/// Collects the texts of a value: unescaped, LF for all line breaks, control characters between the parts.
struct TypedValue {
    /// The name of the property, for errors.
    let name: String

    private(set) var bytes: [UInt8] = []

    /// How many bytes the value has when it is written.
    private(set) var writtenLength = 0

    init(of name: String) {
        self.name = name
    }

    /// Appends one text.
    ///
    /// - Throws: `VCardError` for a control character other than TAB, CR and LF.
    mutating func append(_ text: String) throws(VCardError) {
        let utf8 = text.utf8
        let span = utf8.span
        let hasReturn = try measure(span)
        if hasReturn {
            appendWithLineFeeds(text)
        } else {
            bytes.append(contentsOf: utf8)
        }
    }

    /// Appends texts as one component.
    mutating func append(list texts: [String]) throws(VCardError) {
        for index in texts.indices {
            if index > 0 { separate(by: .valueSeparator) }
            try append(texts[index])
        }
    }

    /// Ends a component.
    mutating func endComponent() {
        separate(by: .componentSeparator)
    }

    private mutating func separate(by separator: UInt8) {
        bytes.append(separator)
        writtenLength += 1
    }

    /// Adds what the text takes when it is written, as if CR were LF, and tells whether CR is in it.
    private mutating func measure(_ text: Span<UInt8>) throws(VCardError) -> Bool {
        var hasReturn = false
        var index = text.firstControl(from: 0)
        while index < text.count {
            switch text[index] {
            case .tab: break
            case .lineFeed: writtenLength += 1
            case .carriageReturn: hasReturn = true
            default: throw VCardError(.controlCharacter(text[index], property: name))
            }
            index = text.firstControl(from: index + 1)
        }
        writtenLength += text.count
        index = text.firstSpecial(from: 0)
        while index < text.count {
            writtenLength += 1
            index = text.firstSpecial(from: index + 1)
        }
        return hasReturn
    }

    private mutating func appendWithLineFeeds(_ text: String) {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case .carriageReturn:
                bytes.append(.lineFeed)
                // One byte so far; it becomes an escape pair.
                writtenLength += 1
            case .lineFeed where previous == .carriageReturn:
                // The pair of this LF is the one of the CR.
                writtenLength -= 2
            default:
                bytes.append(byte)
            }
            previous = byte
        }
    }
}
