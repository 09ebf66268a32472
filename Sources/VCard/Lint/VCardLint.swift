// SPDX-License-Identifier: MIT

/// Finds what would hurt on a phone, in a card or in the record around it.
public enum VCardLint {
    /// Looks through a file of cards.
    ///
    /// - Parameters:
    ///   - bytes: The file as it is.
    ///   - room: The longest card that the tag takes; inline pictures are held against it. 851 bytes fit on an NTAG216,
    ///     the largest of its family, in a record of `text/vcard`.
    /// - Returns: What hurts, in the order of the file.
    /// - Complexity: Linear in the number of bytes, but for the sorting of what is found.
    public static func findings(in bytes: [UInt8], room: Int = 851) -> [VCardAdvice] {
        let decoding = VCardDecoding(lenient: bytes)
        var advice = decoding.findings.compactMap { finding -> VCardAdvice? in
            guard let effect = effect(of: finding.reason), !isComment(finding, in: bytes) else { return nil }
            let place = Place(offset: finding.offset, line: finding.line, column: finding.column)
            return VCardAdvice(.finding(finding.reason), effect.phone, effect.severity, at: place)
        }
        var lines = LineLint(bytes, room: room)
        lines.read()
        advice += lines.advice
        return advice.sorted { ($0.offset, $0.code) < ($1.offset, $1.code) }
    }

    /// Looks at the media type of the record that a card lies in.
    ///
    /// - Returns: What hurts; its place is the beginning of the card.
    public static func findings(mediaType type: String) -> [VCardAdvice] {
        let place = Place(offset: 0, line: 1, column: 1)
        var essence = String(Substring(type.utf8.prefix { $0 != .semicolon }))
        while essence.utf8.last?.isBlank ?? false { essence.removeLast() }
        if essence.isSameName(as: VCard.mediaType) { return [] }
        guard essence.isSameName(as: "text/x-vcard") else {
            return [VCardAdvice(.mediaType(type), .android, .error, at: place)]
        }
        return [VCardAdvice(.oldMediaType(type), .anyPhone, .note, at: place)]
    }

    /// Android skips a line that begins with `#`.
    private static func isComment(_ finding: VCardFinding, in bytes: [UInt8]) -> Bool {
        guard finding.reason == .missingColon else { return false }
        let start = finding.offset - (finding.column - 1)
        return bytes.indices.contains(start) && bytes[start] == UInt8(ascii: "#")
    }
}
