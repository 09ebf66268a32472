// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Makes the record of a contact: a vCard, as media type `text/vcard`.
    ///
    /// Only its first and last line are looked at; the `VCard` module checks and makes the rest. Written as given.
    ///
    /// - Parameter card: The text of one or more cards.
    /// - Returns: The record.
    /// - Throws: `NDEFError` when it does not begin with `BEGIN:VCARD`, or not end with `END:VCARD`.
    public static func contact(_ card: String) throws(NDEFError) -> NDEFRecord {
        let bytes = [UInt8](card.utf8)
        guard hasLine("begin:vcard", in: bytes.prefix(11)) else { throw NDEFError(.building(.contactNotVCard)) }
        let end = (bytes.lastIndex { $0 > 0x20 } ?? -1) + 1
        guard hasLine("end:vcard", in: bytes[..<end].suffix(9)) else {
            throw NDEFError(.building(.contactNotEnded), offset: end)
        }
        return try media("text/vcard", payload: bytes)
    }

    private static func hasLine(_ line: String, in bytes: ArraySlice<UInt8>) -> Bool {
        ASCII.lowercased(bytes) == Array(line.utf8)
    }
}
