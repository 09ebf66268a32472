// SPDX-License-Identifier: MIT

internal import Bytes

extension NDEFRecord {
    /// The Empty record.
    public static let empty = NDEFRecord(unchecked: .empty)

    /// Makes a URI record.
    ///
    /// The longest prefix of the RTD's table that matches letter for letter is abbreviated; the rest is written as
    /// given, nothing is escaped (RTD URI 1.0, clause 3.2.2).
    ///
    /// - Throws: `NDEFError` for an empty URI, a blank, or a character U+0000 to U+001F.
    public static func uri(_ uri: String, id: [UInt8] = []) throws(NDEFError) -> NDEFRecord {
        let utf8 = uri.utf8
        let bytes = utf8.span
        let (code, prefixCount) = try URIPrefix.abbreviation(of: bytes)
        let rest = bytes.extracting(prefixCount..<bytes.count)
        return try NDEFRecord(letter: UInt8(ascii: "U"), id: id, payloadCount: 1 + rest.count) { output in
            output.append(code)
            output.append(copying: rest)
        }
    }

    /// Makes a Text record (RTD Text 1.0, clause 3.2).
    ///
    /// - Parameters:
    ///   - text: The text; line breaks should be CR LF.
    ///   - language: The language code (RFC 3066), 1 to 63 characters of US-ASCII, such as `en` or `de-DE`.
    ///   - encoding: UTF-8, or UTF-16 that is written big-endian without byte order mark.
    ///   - id: The record's id.
    /// - Returns: The record.
    /// - Throws: `NDEFError` for a language code that cannot be written.
    public static func text(
        _ text: String,
        language: String = "en",
        encoding: TextEncoding = .utf8,
        id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        let payloadCount = try TextRecord.payloadCount(text, language: language, encoding: encoding)
        return try NDEFRecord(letter: UInt8(ascii: "T"), id: id, payloadCount: payloadCount) { output in
            TextRecord.encodePayload(text, language: language, encoding: encoding, into: &output)
        }
    }

    /// Makes a record of a well-known type of one letter, whose payload keeps the rules.
    @inline(__always)
    private init(
        letter: UInt8, id: [UInt8], payloadCount: Int, payload: (inout OutputSpan<UInt8>) -> Void
    ) throws(NDEFError) {
        if let reason = Self.breachOfSize(type: 1, id: id.count, payload: payloadCount) { throw NDEFError(reason) }
        self.init(making: .wellKnown, typeCount: 1, id: id, payloadCount: payloadCount) { output in
            output.append(letter)
        } payload: { output in
            payload(&output)
        }
    }

    /// Makes a record of a media type.
    ///
    /// The media type is written as spelled, parameters included.
    ///
    /// - Throws: `NDEFError` when it is not `type/subtype` in printable US-ASCII, or longer than 255 bytes.
    public static func media(
        _ mediaType: String,
        payload: [UInt8],
        id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        try NDEFRecord(.media, type: mediaType, id: id, payload: payload)
    }

    /// Makes an Android application record, which names the app that is to open the message.
    ///
    /// - Throws: `NDEFError` when the package name is empty or not printable US-ASCII.
    public static func androidApplication(_ package: String) throws(NDEFError) -> NDEFRecord {
        let payload = [UInt8](package.utf8)
        guard AndroidApplicationRecord.firstFault(in: payload.span) == nil else {
            throw NDEFError(.androidPackageMalformed)
        }
        return try external(AndroidApplicationRecord.type, payload: payload)
    }

    /// Makes a record of an external type (RTD 1.0).
    ///
    /// - Throws: `NDEFError` when the type is not `domain:name`, or holds a character that names may not have.
    public static func external(
        _ type: String,
        payload: [UInt8],
        id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        try NDEFRecord(.external, type: type, id: id, payload: payload)
    }

    /// Makes a record whose type is an absolute URI; this is not the URI record that phones open.
    ///
    /// - Throws: `NDEFError` when the URI is empty, not visible US-ASCII, or longer than 255 bytes.
    public static func absoluteURI(
        _ uri: String,
        payload: [UInt8] = [],
        id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        try NDEFRecord(.absoluteURI, type: uri, id: id, payload: payload)
    }

    /// Makes a record of unknown kind.
    ///
    /// - Throws: `NDEFError` when id or payload are too long for a record.
    public static func unknown(payload: [UInt8], id: [UInt8] = []) throws(NDEFError) -> NDEFRecord {
        try NDEFRecord(typeNameFormat: .unknown, id: id, payload: payload)
    }

    /// Makes a record whose type is given as a string.
    private init(
        _ format: TypeNameFormat, type: String, id: [UInt8], payload: [UInt8]
    ) throws(NDEFError) {
        let name = type.utf8
        if let reason = Self.breachOfSize(type: name.count, id: id.count, payload: payload.count) {
            throw NDEFError(reason)
        }
        self.init(making: format, typeCount: name.count, id: id, payloadCount: payload.count) { output in
            output.append(copying: name.span)
        } payload: { output in
            output.append(copying: payload.span)
        }
        if let reason = breachOnWriting { throw NDEFError(reason) }
    }
}
