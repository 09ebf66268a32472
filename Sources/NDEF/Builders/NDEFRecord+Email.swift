// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Makes a URI record of a mail to write (`mailto:`, RFC 6068).
    ///
    /// All is percent-encoded by octets of UTF-8: blanks as `%20`, line breaks, whichever they are, as `%0D%0A`.
    ///
    /// - Parameters:
    ///   - addresses: Who gets it, each `local@domain`.
    ///   - subject: The subject; it has no line breaks, those given become blanks.
    ///   - body: The text.
    /// - Returns: The record.
    /// - Throws: `NDEFError` for no address, or with the offset of what an address does not have.
    public static func email(
        to addresses: [String],
        subject: String? = nil,
        body: String? = nil
    ) throws(NDEFError) -> NDEFRecord {
        guard !addresses.isEmpty else { throw NDEFError(.building(.receiverMissing)) }
        var text = Array("mailto:".utf8)
        for (index, address) in addresses.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text += try EmailAddress(address).encoded
        }
        var separator = UInt8(ascii: "?")
        if let subject, !subject.isEmpty {
            text.append(separator)
            text += "subject=".utf8
            let line = subject.split(whereSeparator: \.isNewline).joined(separator: " ")
            PercentEncoding.encode(line.utf8, into: &text, keeping: PercentEncoding.standsInText)
            separator = UInt8(ascii: "&")
        }
        if let body, !body.isEmpty {
            text.append(separator)
            text += "body=".utf8
            PercentEncoding.encodeLines(of: body, into: &text, keeping: PercentEncoding.standsInText)
        }
        return try uri(ascii: text)
    }
}
