// SPDX-License-Identifier: MIT

/// The value that a property is made with.
enum GivenValue {
    /// As it is written.
    case raw(String)
    /// One text.
    case text(String)
    /// Texts with commas between.
    case list([String])
    /// Components with semicolons between, each a list.
    case structured([[String]])

    /// The shape that a property of this kind keeps it in.
    ///
    /// Where it would be parted in another way than it was put together, it is kept as it is written.
    func shape(in kind: ValueKind) -> BuiltProperty.Shape {
        switch (self, kind) {
        case (.text, .text), (.text, .textList), (.text, .structured): .text
        case (.list, .textList): .list
        case (.structured, .structured): .structured
        default: .raw
        }
    }

    /// How many bytes the value has, with its separators, as it was given and as it is written.
    struct Size {
        var given = 0
        var written = 0
    }

    /// Measures the value.
    ///
    /// - Throws: `VCardError` for a control character: CR, LF and TAB are none in a text, TAB is none in any value.
    func measured(of property: String) throws(VCardError) -> Size {
        var size = Size()
        switch self {
        case .raw(let text):
            let utf8 = text.utf8
            let bytes = utf8.span
            if let index = bytes.firstForbiddenControl {
                throw VCardError(.controlCharacter(bytes[index], property: property))
            }
            size = Size(given: bytes.count, written: bytes.count)
        case .text(let text): try size.add(text, of: property)
        case .list(let texts): try size.add(texts, of: property)
        case .structured(let components):
            for index in components.indices {
                if index > 0 { size.addSeparator() }
                try size.add(components[index], of: property)
            }
        }
        return size
    }
}

extension GivenValue.Size {
    fileprivate mutating func addSeparator() {
        given += 1
        written += 1
    }

    fileprivate mutating func add(_ texts: [String], of property: String) throws(VCardError) {
        for index in texts.indices {
            if index > 0 { addSeparator() }
            try add(texts[index], of: property)
        }
    }

    fileprivate mutating func add(_ text: String, of property: String) throws(VCardError) {
        let utf8 = text.utf8
        let bytes = utf8.span
        given += bytes.count
        written += bytes.count
        var index = bytes.firstToEscape(from: 0)
        while index < bytes.count {
            switch bytes[index] {
            case .tab: break
            case .lineFeed where index > 0 && bytes[index - 1] == .carriageReturn:
                // The two are one line break.
                given -= 1
            case .backslash, .comma, .semicolon, .lineFeed, .carriageReturn: written += 1
            default: throw VCardError(.controlCharacter(bytes[index], property: property))
            }
            index = bytes.firstToEscape(from: index + 1)
        }
    }
}
