// SPDX-License-Identifier: MIT

import NDEF

extension SampleRecord {
    /// The record that our library makes of it, in UTF-8 alone where asked.
    ///
    /// That is for ndeflib, which reads our UTF-16 in the order of its host; `UTF16Tests` hold on to that.
    func ours(onlyUTF8: Bool) throws -> NDEFRecord {
        switch content {
        case .empty:
            return .empty
        case .uri(let uri):
            return try .uri(uri, id: id)
        case .text(let title):
            return try .text(
                title.text, language: title.language, encoding: onlyUTF8 ? .utf8 : title.encoding, id: id)
        case .plain(let format, let type, let payload):
            return try NDEFRecord(typeNameFormat: format, type: [UInt8](type.utf8), id: id, payload: payload)
        case .poster(let poster):
            return try .smartPoster(
                poster.uri, titles: poster.titles.map { $0.ours(onlyUTF8: onlyUTF8) },
                action: poster.action.map(SmartPosterAction.init(code:)),
                icons: poster.icons.map { MediaRecord(mediaType: $0.type, payload: NDEFBytes($0.data)) },
                size: poster.size, mediaType: poster.mediaType, id: id)
        }
    }
}

extension SampleRecord.Title {
    fileprivate func ours(onlyUTF8: Bool) -> TextRecord {
        TextRecord(text, language: language, encoding: onlyUTF8 ? .utf8 : encoding)
    }
}

/// The four bytes of a number, the most significant one first.
func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
