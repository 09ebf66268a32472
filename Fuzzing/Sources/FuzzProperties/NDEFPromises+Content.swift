// SPDX-License-Identifier: MIT

internal import NDEF

extension NDEFPromises {
    /// A record made of what another one is, is the same thing.
    ///
    /// Content may have been repaired, or be something that is read and not written: then no record is made of it.
    static func content(_ bytes: [UInt8]) throws(BrokenPromise) {
        for located in NDEFDecoding(lenient: bytes).records {
            try encoded(located.content, of: located.record)
            guard let record = try? rebuilt(located) else { continue }
            try promise(
                withoutOrder(record.content) == withoutOrder(located.content),
                "made again, \(located.content) is \(record.content)")
            guard let message = try? NDEFMessage([record]) else { throw BrokenPromise("a record made is refused") }
            try roundTrip(message)
        }
    }

    private static func rebuilt(_ located: NDEFDecoding.Located) throws(NDEFError) -> NDEFRecord? {
        let id = located.record.id.array
        switch located.content {
        case .empty: return .empty
        case .uri(let content): return try .uri(content.uri, id: id)
        case .text(let content):
            return try .text(content.text, language: content.language, encoding: content.encoding, id: id)
        case .media(let content): return try .media(content.mediaType, payload: content.payload.array, id: id)
        case .androidApplication(let content): return try .androidApplication(content.package)
        case .external(let content): return try .external(content.type, payload: content.payload.array, id: id)
        case .absoluteURI(let content): return try .absoluteURI(content.uri, payload: content.payload.array, id: id)
        case .smartPoster(let content):
            return try .smartPoster(
                content.uri?.uri ?? "", titles: content.titles, action: content.action, icons: content.icons,
                size: content.size, mediaType: content.mediaType, others: content.others, id: id)
        case .handoverSelect(let content):
            return try .handoverSelect(
                content.carriers, error: content.error, others: content.others, version: content.version, id: id)
        case .handoverRequest(let content):
            return try .handoverRequest(
                content.carriers, collisionResolution: content.collisionResolution?.randomNumber,
                others: content.others,
                version: content.version, id: id)
        case .handoverCarrier(let content):
            return try .handoverCarrier(
                content.typeNameFormat, type: content.type.array, data: content.data.array, id: id)
        default: return nil
        }
    }

    // The records inside are made in an order of their own, and without ids.
    private static func withoutOrder(_ content: RecordContent) -> [AnyHashable?] {
        switch content {
        case .smartPoster(let content):
            [
                content.uri, content.titles, content.action, content.icons, content.size, content.mediaType,
                content.others,
            ]
        case .handoverSelect(let content):
            [content.version, content.carriers, content.error, content.others]
        case .handoverRequest(let content):
            [content.version, content.carriers, content.collisionResolution, content.others]
        default: [content]
        }
    }
}
