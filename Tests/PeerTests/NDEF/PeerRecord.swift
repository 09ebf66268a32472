// SPDX-License-Identifier: MIT

import NDEF
import TestSupport

/// A record as `peer.py` takes and gives it: TNF and type are one string, as ndeflib has them.
struct PeerRecord: Codable, Sendable {
    var type: String
    let id: String
    var payload = ""
    var iri: [UInt32]?
    var text: [UInt32]?
    var language: String?
    var encoding: String?

    private static let wellKnown = "urn:nfc:wkt:"
    private static let external = "urn:nfc:ext:"

    init(_ model: RecordModel) {
        id = hex(model.id)
        type = ""
        switch model.content {
        case .empty:
            break
        case .uri(let uri):
            iri = uri
        case .text(let text, let language, let encoding):
            self.text = text
            self.language = language
            self.encoding = encoding == .utf16 ? "UTF-16" : "UTF-8"
        case .plain(let format, let type, let payload):
            self.payload = hex(payload)
            self.type =
                switch format {
                case .wellKnown: Self.wellKnown + type
                case .external: Self.external + type
                case .unknown: "unknown"
                case .unchanged: "unchanged"
                default: type
                }
        }
    }

    /// The TNF that the type stands for, or nil for the Empty record; ndeflib tells TNFs apart by the looks of the type.
    fileprivate var format: TypeNameFormat? {
        if type.isEmpty { return nil }
        if type == "unknown" { return .unknown }
        if type == "unchanged" { return .unchanged }
        if type.hasPrefix(Self.wellKnown) { return .wellKnown }
        if type.hasPrefix(Self.external) { return .external }
        return type.prefix { $0 != "/" }.contains(":") ? .absoluteURI : .media
    }

    fileprivate var bareType: String {
        switch format {
        case .wellKnown, .external: String(type.dropFirst(Self.wellKnown.count))
        case .media, .absoluteURI: type
        default: ""
        }
    }
}

extension RecordModel {
    /// What ndeflib read.
    init(_ record: PeerRecord) throws {
        id = try bytes(hexDigits: record.id)
        if let iri = record.iri {
            content = .uri(iri)
        } else if let text = record.text, let language = record.language {
            content = .text(text, language: language, encoding: record.encoding == "UTF-16" ? .utf16 : .utf8)
        } else if let format = record.format {
            content = .plain(format, type: record.bareType, payload: try bytes(hexDigits: record.payload))
        } else {
            content = .empty
        }
    }
}
