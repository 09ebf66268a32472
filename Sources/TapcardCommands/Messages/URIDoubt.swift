// SPDX-License-Identifier: MIT

/// What was typed as a URI and is none, for want of a scheme.
enum URIDoubt {
    /// What was probably meant, or nil when the text has a scheme (RFC 3986 clause 3.1).
    static func meant(by text: String) -> String? {
        guard !hasScheme(text) else { return nil }
        if text.contains("@"), !text.contains("/") { return "mailto:\(text)" }
        let digits = text.filter { !" -.()".contains($0) }
        let isNumber = digits.drop { $0 == "+" }.allSatisfy { $0.isASCII && $0.isNumber }
        if isNumber, digits.count > 2, !isAddress(text) { return "tel:\(digits)" }
        return "https://\(text.drop { $0 == "/" })"
    }

    /// Four numbers with points between are a host.
    private static func isAddress(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).count == 4 && !text.contains("+")
    }

    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), let first = text.first, first.isASCII, first.isLetter else {
            return false
        }
        let scheme = text[..<colon]
        guard scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }) else {
            return false
        }
        // A host and a port, as in example.com:8080, look like a scheme; no scheme that a phone knows has a point.
        return !scheme.contains(".") && scheme != "localhost"
    }
}
