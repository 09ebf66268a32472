// SPDX-License-Identifier: MIT

/// What came of reading bytes as vCards.
///
/// Version 3.0 is read whole. Versions 2.1 and 4.0 are read as far as the rules of 3.0 go, with a warning.
public struct VCardDecoding: Sendable {
    /// One card that was read.
    public struct Decoded: Hashable, Sendable {
        /// The card.
        public let card: VCard

        /// Whether the card ends before its `END:VCARD`, or properties were dropped because of a bound.
        public let isTruncated: Bool

        /// The line of `BEGIN:VCARD`, counted from 1.
        public let line: Int
    }

    /// The cards in their order.
    public let cards: [Decoded]

    /// What was noticed, in the order of the file; at most ``VCardDecodingOptions/maximumFindings``.
    public let findings: [VCardFinding]

    /// How many findings were left out.
    public let omittedFindings: Int

    /// Reads what can be read.
    ///
    /// A line of which nothing can be made is reported and left out; a card whose VERSION does not exist likewise.
    /// Small faults are mended: `\,` in a type parts a list, and `\:`, `\,` and `\;` in a URI lose their backslash.
    /// What is mended is reported.
    ///
    /// - Complexity: Linear in the number of bytes.
    public init(lenient bytes: [UInt8], options: VCardDecodingOptions = VCardDecodingOptions()) {
        var reader = CardReader(bytes, isLenient: true, options: options)
        // The lenient reader keeps every error as a finding and throws none.
        try? reader.read()
        cards = reader.cards
        findings = reader.findings
        omittedFindings = reader.omittedFindings
    }

    /// Reads what can be read from borrowed bytes, which are copied once.
    public init(lenient bytes: Span<UInt8>, options: VCardDecodingOptions = VCardDecodingOptions()) {
        self.init(lenient: [UInt8](copying: bytes), options: options)
    }

    /// Reads cards as RFC 2426 has them.
    ///
    /// - Throws: `VCardError` for the first finding that is an error: its place is that of the first byte at fault.
    ///   Warnings do not throw: LF line ends, a bare comma in a text and the like.
    /// - Returns: The cards, at least one.
    public static func strict(
        _ bytes: [UInt8], options: VCardDecodingOptions = VCardDecodingOptions()
    ) throws(VCardError) -> [VCard] {
        var reader = CardReader(bytes, isLenient: false, options: options)
        try reader.read()
        return reader.cards.map(\.card)
    }

    /// Reads cards from borrowed bytes, which are copied once, as RFC 2426 has them.
    ///
    /// - Throws: As the form that takes an array.
    /// - Returns: The cards, at least one.
    public static func strict(
        _ bytes: Span<UInt8>, options: VCardDecodingOptions = VCardDecodingOptions()
    ) throws(VCardError) -> [VCard] {
        try strict([UInt8](copying: bytes), options: options)
    }
}
