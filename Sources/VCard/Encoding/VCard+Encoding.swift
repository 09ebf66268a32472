// SPDX-License-Identifier: MIT

extension VCard {
    /// Writes the card as version 3.0 in UTF-8: BEGIN, VERSION, the properties in their order, END, each with CR LF.
    ///
    /// Names and types that RFC 2426 knows are written in upper case, others as spelled. Values are written as they
    /// stand in ``VCardProperty/rawValue``. There is no byte order mark, no `CHARSET` and no empty parameter.
    ///
    /// - Parameter folding: How lines are folded; `.off` is right for tags.
    /// - Returns: The bytes, the last CR LF among them.
    /// - Throws: `VCardError` without a place: the card is of another version, has no N or no FN (RFC 2426 sections
    ///   3.1.1 and 3.1.2), a name or parameter cannot be written, a value has a control character or bad base64, or
    ///   the folding is too narrow.
    public func encoded(folding: VCardFolding = .octets(75)) throws(VCardError) -> [UInt8] {
        if case .octets(let limit) = folding, limit < VCardFolding.minimumOctets {
            throw VCardError(.foldingTooNarrow(limit))
        }
        guard version == Self.writtenVersion else { throw VCardError(.versionNotWritten(version)) }
        guard self[first: "N"] != nil else { throw VCardError(.missingName) }
        guard self[first: "FN"] != nil else { throw VCardError(.missingFormattedName) }
        var output: [UInt8] = []
        output += Array("BEGIN:VCARD\r\nVERSION:3.0\r\n".utf8)
        for property in properties where !property.isNamed("VERSION") {
            // The frame is ours: a property of this name would end the card or open another.
            if property.isNamed("BEGIN") || property.isNamed("END") {
                throw VCardError(.invalidName(property.name))
            }
            LineFolder.append(try property.contentLine(), folding: folding, to: &output)
        }
        output += Array("END:VCARD\r\n".utf8)
        return output
    }
}
