// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Makes a Smart Poster (RTD Smart Poster 1.1).
    ///
    /// The inner records come in this order: URI, titles, action, icons, size, type, others. The URI comes first so
    /// that a reader with little memory finds what the poster stands for in its first bytes. Each is written in its
    /// shortest form.
    ///
    ///     let poster = try NDEFRecord.smartPoster(
    ///         "https://example.com", titles: [TextRecord("Hello"), TextRecord("Hallo", language: "de")],
    ///         action: .execute)
    ///     poster.encodedSize
    ///
    /// - Parameters:
    ///   - uri: The URI that the poster stands for.
    ///   - titles: The titles, each language once; letter case does not count.
    ///   - action: What to do with the URI; nil leaves it to the device.
    ///   - icons: Images and videos.
    ///   - size: The size of what the URI leads to, in bytes.
    ///   - mediaType: The media type of what the URI leads to.
    ///   - others: Records of other kinds, such as a contact.
    ///   - id: The record's id.
    /// - Returns: The record.
    /// - Throws: `NDEFError` for a part that cannot be written, and for a language or a part that comes twice.
    public static func smartPoster(
        _ uri: String,
        titles: [TextRecord] = [],
        action: SmartPosterAction? = nil,
        icons: [MediaRecord] = [],
        size: UInt32? = nil,
        mediaType: String? = nil,
        others: [NDEFRecord] = [],
        id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        if icons.isEmpty, size == nil, mediaType == nil, others.isEmpty {
            return try plainSmartPoster(uri, titles: titles, action: action, id: id)
        }
        var records = [try NDEFRecord.uri(uri)]
        for title in titles {
            records.append(try .text(title.text, language: title.language, encoding: title.encoding))
        }
        if let action {
            if case .reserved(let code) = action {
                throw NDEFError(.part(.smartPosterAction, .reservedValue(code)))
            }
            records.append(try .local(.action, [action.code]))
        }
        for icon in icons {
            let record = try NDEFRecord.media(icon.mediaType, payload: icon.payload.array)
            guard SmartPosterRecord.isIcon(record) else {
                throw NDEFError(.part(.smartPosterIcon, .unfitMediaType))
            }
            records.append(record)
        }
        if let size {
            records.append(try .local(.size, size.bigEndianBytes))
        }
        if let mediaType {
            let type = [UInt8](mediaType.utf8)
            guard TypeName.isMediaType(type.span) else { throw NDEFError(.mediaTypeMalformed) }
            records.append(try .local(.typeOrTarget, type))
        }
        return try NDEFRecord(
            typeNameFormat: .wellKnown, type: WellKnownType.smartPoster.name, id: id,
            payload: NDEFMessage(records + others).encoded())
    }

    /// Makes a record of a local type, which means something inside its parent only.
    static func local(_ type: WellKnownType, _ payload: [UInt8]) throws(NDEFError) -> NDEFRecord {
        try NDEFRecord(typeNameFormat: .wellKnown, type: type.name, payload: payload)
    }
}
