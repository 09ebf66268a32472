// SPDX-License-Identifier: MIT

/// A `data:` URI (RFC 2397), in which version 4.0 has its pictures.
struct DataURI {
    /// The media type without its parameters; empty when none is told.
    let mediaType: String
    /// The data, or nil when it is said to be base64 and is none.
    let bytes: [UInt8]?

    /// Nil when the text is no such URI.
    init?(_ text: String) {
        guard let rest = text.withoutScheme("data:"), let comma = rest.utf8.firstIndex(of: .comma) else { return nil }
        let head = rest[..<comma]
        let parts = head.utf8.split(separator: .semicolon, omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        mediaType = parts.first ?? ""
        let data = PercentEscapes.undone(rest[rest.utf8.index(after: comma)...])
        bytes = parts.dropFirst().contains { $0.isSameName(as: "base64") } ? Base64.decode(data.span) : data
    }
}

extension String {
    /// The URI behind its scheme, which ends with a colon and compares without case; nil when it has another one.
    func withoutScheme(_ scheme: String) -> Substring? {
        let count = scheme.utf8.count
        guard utf8.count >= count, String(Substring(utf8.prefix(count))).isSameName(as: scheme) else { return nil }
        return Substring(utf8.dropFirst(count))
    }

    /// Whether the text begins with the scheme of a URI (RFC 3986 section 3.1).
    var hasScheme: Bool {
        guard let colon = utf8.firstIndex(of: .colon), colon != utf8.startIndex else { return false }
        return utf8[..<colon].allSatisfy {
            $0.isNameCharacter || $0 == .dot || $0 == UInt8(ascii: "+")
        }
    }
}
