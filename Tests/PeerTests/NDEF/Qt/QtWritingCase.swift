// SPDX-License-Identifier: MIT

import NDEF
import TestSupport
import Testing

/// A record to write, in our bytes and in Qt's.
struct QtWritingCase: Sendable, CustomTestStringConvertible {
    let name: String
    let record: RecordModel

    /// What we write; nil where the record is refused.
    let ours: [UInt8]?

    /// The code of our error.
    let refusal: String?
    let theirs: [UInt8]

    /// Whether Qt writes what we write.
    let isSame: Bool

    var testDescription: String { name }

    init(_ stanza: Stanza) throws {
        name = stanza.description
        _ = try stanza.required("source")
        record = try Self.record(stanza)
        refusal = stanza["refused"]
        ours = refusal == nil ? try fixtureBytes(stanza.required("ours")) : nil
        theirs = try fixtureBytes(stanza.required("peer-writes"))
        isSame = stanza["same"] == "yes"
    }

    static func load() throws -> [QtWritingCase] {
        try Fixtures.stanzas("peers/qt-writes.txt").map { try QtWritingCase($0) }
    }

    private static func record(_ stanza: Stanza) throws -> RecordModel {
        if let uri = stanza["uri"] { return .uri(uri) }
        if let text = stanza["text"] {
            let codePoints = text.split(separator: " ").compactMap { UInt32($0, radix: 16) }
            let encoding: TextEncoding = try stanza.required("encoding") == "utf16" ? .utf16 : .utf8
            let language = try stanza.required("language")
            return RecordModel(content: .text(codePoints, language: language, encoding: encoding))
        }
        let number = try UInt8(stanza.required("tnf"))
        guard let format = number.flatMap(TypeNameFormat.init(rawValue:)) else { throw FixtureError("no TNF") }
        return .plain(
            format, try stanza.required("type"), payload: try fixtureBytes(stanza.required("payload")),
            id: try fixtureBytes(stanza["id"] ?? ""))
    }
}
