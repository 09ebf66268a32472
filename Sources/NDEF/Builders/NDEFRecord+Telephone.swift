// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Makes a URI record of a telephone number to call (`tel:`, RFC 3966).
    ///
    /// Blanks are dropped, other separators kept. A number without `+` is written as a local one without its context,
    /// as phones want it (`tel:112`), though the RFC asks for one.
    ///
    /// - Parameter number: As people write it: `+` and digits, or digits, `*` and `#`; between them blanks, `-`, `.`,
    ///   `(` and `)`.
    /// - Returns: The record.
    /// - Throws: `NDEFError` with the offset of another character, and for no digit at all.
    public static func telephone(_ number: String) throws(NDEFError) -> NDEFRecord {
        try uri(ascii: Array("tel:".utf8) + TelephoneNumber(number).subscriber)
    }

    /// Makes a URI record of a short message to send (`sms:`, RFC 5724).
    ///
    /// - Parameters:
    ///   - numbers: Who gets it; as for `telephone(_:)`.
    ///   - body: The text; line breaks are written as CR LF. Not every phone takes it over.
    /// - Returns: The record.
    /// - Throws: `NDEFError` for no number, or with the offset of a character that a number does not have.
    public static func shortMessage(to numbers: [String], body: String? = nil) throws(NDEFError) -> NDEFRecord {
        guard !numbers.isEmpty else { throw NDEFError(.building(.receiverMissing)) }
        var text = Array("sms:".utf8)
        for (index, number) in numbers.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text += try TelephoneNumber(number).subscriber
        }
        if let body, !body.isEmpty {
            text += "?body=".utf8
            PercentEncoding.encodeLines(of: body, into: &text, keeping: PercentEncoding.isUnreserved)
        }
        return try uri(ascii: text)
    }

    static func uri(ascii text: [UInt8]) throws(NDEFError) -> NDEFRecord {
        try uri(String(decoding: text, as: UTF8.self))
    }
}
