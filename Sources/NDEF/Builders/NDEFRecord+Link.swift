// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Makes a URI record of a link that a phone can open.
    ///
    /// Unlike `uri(_:)`, which writes any URI as given, it refuses what is none: nothing is added, escaped or repaired.
    /// Characters beyond US-ASCII stand as they are (RFC 3987).
    ///
    /// - Parameter link: A scheme and what it asks for, such as `https://example.com/a`.
    /// - Returns: The record.
    /// - Throws: `NDEFError` with the offset in the link's UTF-8: no scheme, no host behind `http://`, a blank or
    ///   another character that URIs do not have, a percent sign without its digits.
    public static func link(_ link: String) throws(NDEFError) -> NDEFRecord {
        let bytes = [UInt8](link.utf8)
        let colon = bytes.firstIndex { !isSchemeCharacter($0) } ?? bytes.count
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), ASCII.isLetter(bytes[0]) else {
            throw NDEFError(.building(.schemeMissing))
        }
        for (index, byte) in bytes.enumerated() {
            guard !isIllegalInLink(byte) else { throw NDEFError(.uriIllegalCharacter(byte), offset: index) }
            guard byte == UInt8(ascii: "%") else { continue }
            guard bytes.count - index > 2, bytes[(index + 1)...(index + 2)].allSatisfy(ASCII.isHexadecimalDigit) else {
                throw NDEFError(.building(.percentSignAlone), offset: index)
            }
        }
        let scheme = ASCII.lowercased(bytes[..<colon])
        if scheme == Array("http".utf8) || scheme == Array("https".utf8) {
            let rest = bytes[(colon + 1)...]
            let host = rest.dropFirst(2).first ?? UInt8(ascii: "/")
            guard rest.starts(with: "//".utf8), !"/?#:@".utf8.contains(host) else {
                throw NDEFError(.building(.hostMissing), offset: colon + 1)
            }
        }
        return try uri(link)
    }

    // RFC 3986, clause 3.1.
    private static func isSchemeCharacter(_ byte: UInt8) -> Bool {
        ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }

    // RFC 3986, appendix A: neither reserved nor unreserved.
    private static func isIllegalInLink(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x7F || "\"<>\\^`{|}".utf8.contains(byte)
    }
}
