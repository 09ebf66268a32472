// SPDX-License-Identifier: MIT

/// Where the parts of one content line lie in the text of its card.
struct LineLayout: Sendable {
    /// Where the line begins: with its group, if it has one, and its dot.
    var start: UInt32
    var nameStart: UInt32
    var nameEnd: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32

    /// Which of the card's parameter values are its own.
    var firstParameter: UInt32
    var parameterCount: UInt32

    var known: KnownProperty
    var kind: ValueKind
    var traits: Traits

    /// What was found out about the line when it was read, so that nobody has to look again.
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt16

        /// The line was folded: it lies in the unfolded text and not in the input.
        static let isFolded = Traits(rawValue: 1 << 0)
        /// It has a character that cannot be written: a control character, bytes that are no UTF-8, or a double quote
        /// in a parameter.
        static let isUnwritable = Traits(rawValue: 1 << 1)
        /// It says that its value is quoted-printable, and the value is mended for it.
        static let isQuotedPrintable = Traits(rawValue: 1 << 2)
        /// It is a URI with escapes, which lenient reading undoes.
        static let hasURIEscapes = Traits(rawValue: 1 << 3)
        /// It says that its value is base64.
        static let isBase64 = Traits(rawValue: 1 << 4)
        /// Its value is base64 indeed.
        static let isSoundBase64 = Traits(rawValue: 1 << 5)

        /// It says that its text is ISO-8859-1 or windows-1252, as a card of version 2.1 may.
        static let isWindows1252 = Traits(rawValue: 1 << 6)

        /// What is meant is not what stands there.
        static let isMended: Traits = [.isQuotedPrintable, .hasURIEscapes, .isWindows1252]
    }

    var group: Range<Int>? { nameStart > start ? Int(start)..<(Int(nameStart) - 1) : nil }
    var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
    var parameters: Range<Int> { Int(firstParameter)..<(Int(firstParameter) + Int(parameterCount)) }
}

/// Where one value of a parameter lies in the text of its card, and the name of the parameter.
struct ParameterLayout: Sendable {
    /// Empty for a bare word of version 2.1.
    var nameStart: UInt32
    var nameEnd: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32

    /// What the parameter is; for a bare word, what it would be.
    var known: KnownParameter

    /// Whether it is a further value of the parameter in front.
    var isContinued: Bool

    var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
    var isBareWord: Bool { nameStart == nameEnd }
}
