// SPDX-License-Identifier: MIT

import NDEF

/// A record as a program has it before there is a record: strings and bytes.
enum PlainRecord {
    case uri(String, id: [UInt8])
    case text(String, language: String, id: [UInt8])
    case poster(String, titles: [TextRecord], action: SmartPosterAction?, id: [UInt8])
    case media(String, [UInt8], id: [UInt8])
    case external(String, [UInt8], id: [UInt8])
    case other(TypeNameFormat, type: [UInt8], [UInt8], id: [UInt8])

    init(_ record: NDEFRecord) {
        let id = [UInt8](record.id)
        let payload = [UInt8](record.payload)
        switch record.content {
        case .uri(let content): self = .uri(content.uri, id: id)
        case .text(let content): self = .text(content.text, language: content.language, id: id)
        case .media(let content): self = .media(content.mediaType, payload, id: id)
        case .androidApplication: self = .external("android.com:pkg", payload, id: id)
        case .external(let content): self = .external(content.type, payload, id: id)
        case .smartPoster(let content):
            self = .poster(content.uri?.uri ?? "", titles: content.titles, action: content.action, id: id)
        default: self = .other(record.typeNameFormat, type: [UInt8](record.type), payload, id: id)
        }
    }

    static func message(_ plan: [PlainRecord]) throws(NDEFError) -> NDEFMessage {
        var records: [NDEFRecord] = []
        records.reserveCapacity(plan.count)
        for record in plan { records.append(try record.record()) }
        return try NDEFMessage(records)
    }

    private func record() throws(NDEFError) -> NDEFRecord {
        switch self {
        case .uri(let uri, let id): try .uri(uri, id: id)
        case .text(let text, let language, let id): try .text(text, language: language, id: id)
        case .media(let type, let payload, let id): try .media(type, payload: payload, id: id)
        case .external(let type, let payload, let id): try .external(type, payload: payload, id: id)
        case .other(let format, let type, let payload, let id):
            try NDEFRecord(typeNameFormat: format, type: type, id: id, payload: payload)
        case .poster(let uri, let titles, let action, let id):
            try .smartPoster(uri, titles: titles, action: action, id: id)
        }
    }
}
