// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

/// A record as the peers' programs take and give it.
struct PeerRecord: Codable, Sendable {
    var tnf: UInt8
    var type: String
    let id: String
    var payload = ""
    var iri: [UInt32]?
    var text: [UInt32]?
    var language: String?
    var encoding: String?
    var poster: PeerPoster?
    /// What a record of many fields says, by name.
    var fields: [String: String]?

    init(fields: [String: String]) {
        self.fields = fields
        tnf = TypeNameFormat.wellKnown.rawValue
        type = ""
        id = ""
    }

    init(_ model: RecordModel) {
        id = hex(model.id)
        type = ""
        tnf = TypeNameFormat.wellKnown.rawValue
        switch model.content {
        case .empty:
            tnf = TypeNameFormat.empty.rawValue
        case .uri(let uri):
            iri = uri
        case .text(let text, let language, let encoding):
            self.text = text
            self.language = language
            self.encoding = encoding == .utf16 ? "UTF-16" : "UTF-8"
        case .plain(let format, let type, let payload):
            self.payload = hex(payload)
            self.type = type
            tnf = format.rawValue
        }
    }
}

extension RecordModel {
    /// What a peer read.
    init(_ record: PeerRecord) throws {
        id = try bytes(hexDigits: record.id)
        if let iri = record.iri {
            content = .uri(iri)
        } else if let text = record.text, let language = record.language {
            content = .text(text, language: language, encoding: record.encoding == "UTF-16" ? .utf16 : .utf8)
        } else {
            guard let format = TypeNameFormat(rawValue: record.tnf) else { throw FixtureError("TNF \(record.tnf)") }
            let payload = try bytes(hexDigits: record.payload)
            let isEmpty = format == .empty && record.type.isEmpty && payload.isEmpty
            content = isEmpty ? .empty : .plain(format, type: record.type, payload: payload)
        }
    }
}
