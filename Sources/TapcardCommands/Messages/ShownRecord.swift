// SPDX-License-Identifier: MIT

internal import NDEF
internal import VCard

/// A record as both the text and the JSON show it.
struct ShownRecord {
    let index: Int
    /// Where the record begins, in bytes from the start of what was decoded.
    let offset: Int
    let record: NDEFRecord
    let content: RecordContent
    /// The cards of a vCard record; nil for other records and for a payload without a card.
    let cards: VCardDecoding?

    /// The records of the message, among which others are named by their ids.
    let siblings: [NDEFRecord]

    /// Whether secrets are shown.
    let isRevealing: Bool

    /// Whether the payload holds a secret that is not to be shown.
    let isHidden: Bool

    init(
        _ located: NDEFDecoding.Located,
        index: Int,
        offset: Int,
        siblings: [NDEFRecord],
        isRevealing: Bool
    ) {
        self.init(
            located.record, located.content, index: index, offset: offset, siblings: siblings,
            isRevealing: isRevealing)
    }

    private init(
        _ record: NDEFRecord,
        _ content: RecordContent,
        index: Int,
        offset: Int,
        siblings: [NDEFRecord],
        isRevealing: Bool
    ) {
        self.index = index
        self.offset = offset
        self.record = record
        self.content = content
        self.siblings = siblings
        self.isRevealing = isRevealing
        isHidden = !isRevealing && Secret.lies(in: record, content)
        if case .media(let media) = content, VCard.isMediaType(media.mediaType) {
            let decoding = VCardDecoding(lenient: media.payload.span)
            cards = decoding.cards.isEmpty ? nil : decoding
        } else {
            cards = nil
        }
    }

    /// A record inside this one; where it lies is not told.
    func inner(_ record: NDEFRecord, in context: RecordContext) -> ShownRecord {
        ShownRecord(
            record, record.content(in: context), index: 0, offset: 0, siblings: [], isRevealing: isRevealing)
    }

    /// The type as text; bytes that are no printable ASCII are left to `typeHex`.
    var typeText: String {
        record.type.allSatisfy { (0x20...0x7E).contains($0) } ? String(decoding: record.type, as: UTF8.self) : ""
    }

    /// The payload of a media record of a type that is text, when it is UTF-8.
    var mediaText: String? {
        guard case .media(let media) = content, ShownRecord.isText(media.mediaType) else { return nil }
        return String(validating: media.payload, as: UTF8.self)
    }

    /// Whether the media type is text by its name: `text/…`, JSON and XML with their suffixes (RFC 6839).
    private static func isText(_ mediaType: String) -> Bool {
        let name = mediaType.lowercased().prefix { $0 != ";" && $0 != " " }
        return name.hasPrefix("text/") || ["application/json", "application/xml"].contains(name)
            || name.hasSuffix("+json") || name.hasSuffix("+xml")
    }
}
