// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

/// A record as both libraries can build and read it.
///
/// Texts are code points: `String` would call two spellings of one character equal, and ndeflib hands out halves of
/// surrogate pairs.
struct RecordModel: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case empty
        case uri([UInt32])
        case text([UInt32], language: String, encoding: TextEncoding)
        /// Everything else: TNF, type and payload.
        case plain(TypeNameFormat, type: String, payload: [UInt8])
    }

    var content: Content
    var id: [UInt8] = []

    static let empty = RecordModel(content: .empty)

    static func uri(_ uri: String, id: [UInt8] = []) -> RecordModel {
        RecordModel(content: .uri(uri.unicodeScalars.map(\.value)), id: id)
    }

    static func text(
        _ text: String, language: String = "en", encoding: TextEncoding = .utf8, id: [UInt8] = []
    ) -> RecordModel {
        RecordModel(
            content: .text(text.unicodeScalars.map(\.value), language: language, encoding: encoding), id: id)
    }

    static func plain(
        _ format: TypeNameFormat, _ type: String = "", payload: [UInt8] = [], id: [UInt8] = []
    ) -> RecordModel {
        RecordModel(content: .plain(format, type: type, payload: payload), id: id)
    }

    /// The record that our library makes of it.
    func ours() throws -> NDEFRecord {
        switch content {
        case .empty:
            .empty
        case .uri(let uri):
            try .uri(Self.string(uri), id: id)
        case .text(let text, let language, let encoding):
            try .text(Self.string(text), language: language, encoding: encoding, id: id)
        case .plain(let format, let type, let payload):
            try NDEFRecord(typeNameFormat: format, type: Array(type.utf8), id: id, payload: payload)
        }
    }

    /// What our library read.
    init(_ record: NDEFRecord) {
        id = record.id.array
        switch record.content {
        case .empty:
            content = .empty
        case .uri(let link):
            content = .uri(link.uri.unicodeScalars.map(\.value))
        case .text(let note):
            content = .text(note.text.unicodeScalars.map(\.value), language: note.language, encoding: note.encoding)
        default:
            let type = String(decoding: record.type, as: UTF8.self)
            content = .plain(record.typeNameFormat, type: type, payload: record.payload.array)
        }
    }

    init(content: Content, id: [UInt8] = []) {
        self.content = content
        self.id = id
    }

    private static func string(_ codePoints: [UInt32]) throws -> String {
        var text = ""
        for value in codePoints {
            guard let scalar = Unicode.Scalar(value) else { throw FixtureError("U+\(value) is no character") }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}

extension [RecordModel] {
    /// The message that our library makes of them.
    func ours() throws -> NDEFMessage {
        try NDEFMessage(map { try $0.ours() })
    }
}
