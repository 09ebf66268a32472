// SPDX-License-Identifier: MIT

/// The short names that TYPE has for the formats of inline data (RFC 2426 section 3.1.4).
enum ShortType {
    /// The short name of a media type: `JPEG` for `image/jpeg`, and nil for no media type.
    static func name(ofMediaType type: String) -> String? {
        let essence = String(Substring(type.utf8.prefix { $0 != .semicolon }))
        guard let slash = essence.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let subtype = String(essence[essence.utf8.index(after: slash)...]).uppercasedASCII
        guard !subtype.utf8.isEmpty, subtype.utf8.allSatisfy(isTokenCharacter) else { return nil }
        switch subtype {
        case "JPG", "PJPEG": return "JPEG"
        case "PGP-KEYS": return "PGP"
        case "PKIX-CERT", "X-X509-CA-CERT", "X-X509-USER-CERT": return "X509"
        default: return subtype
        }
    }

    private static func isTokenCharacter(_ byte: UInt8) -> Bool {
        byte.isNameCharacter || byte == .dot || byte == UInt8(ascii: "+")
    }
}
