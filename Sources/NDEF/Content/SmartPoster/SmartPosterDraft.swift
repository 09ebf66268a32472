// SPDX-License-Identifier: MIT

internal import Bytes

/// A Smart Poster whose records are being sorted.
struct SmartPosterDraft {
    private var uri: URIRecord?
    private var titles: [TextRecord] = []
    private var action: SmartPosterAction?
    private var icons: [MediaRecord] = []
    private var size: UInt32?
    private var mediaType: String?
    private var others: [NDEFRecord] = []
    private var records: [NDEFRecord] = []

    // Kept when nothing is built, too: the rules are judged by types and bytes.
    private var seen: Set<WellKnownType> = []
    private var languages: Set<[UInt8]> = []
    private(set) var isEmpty = true

    var hasURI: Bool { seen.contains(.uri) }

    /// Takes the next record.
    ///
    /// - Returns: The rule that forbids it beside those before it, or nil.
    mutating func add(_ part: NDEFDecoding.Located, isBuilding: Bool) -> NDEFError.Reason? {
        isEmpty = false
        let record = part.record
        let type = WellKnownType(of: record)
        var breach: NDEFError.Reason?
        var isRepeated = false
        if let type, let name = Self.partThatComesOnce(type), !seen.insert(type).inserted {
            isRepeated = true
            breach = .part(name, .repeated)
        }
        if type == .text, let language = TextRecord.language(of: record.payload),
            !languages.insert(ASCII.lowercased(language)).inserted
        {
            breach = .part(.smartPosterTitle, .languageRepeated(String(decoding: language, as: UTF8.self)))
        }
        if isBuilding {
            records.append(record)
            if isRepeated || !sort(record, part.content, type) { others.append(record) }
        }
        return breach
    }

    private mutating func sort(_ record: NDEFRecord, _ content: RecordContent, _ type: WellKnownType?) -> Bool {
        switch (type, content) {
        case (_, .uri(let content)):
            uri = content
            return true
        case (_, .text(let content)):
            titles.append(content)
            return true
        case (_, .media(let content)) where SmartPosterRecord.isIcon(record):
            icons.append(content)
            return true
        case (.action, _):
            action = SmartPosterAction(payload: record.payloadSpan)
            return action != nil
        case (.size, _):
            size = SmartPosterRecord.size(record.payloadSpan)
            return size != nil
        case (.typeOrTarget, _):
            guard record.payloadSpan.firstInvalidUTF8 == nil else { return false }
            mediaType = ContentReader.text(of: record.payloadSpan)
            return true
        default:
            return false
        }
    }

    var record: SmartPosterRecord {
        SmartPosterRecord(
            uri: uri, titles: titles, action: action, icons: icons, size: size, mediaType: mediaType,
            others: others, records: records)
    }

    private static func partThatComesOnce(_ type: WellKnownType) -> NDEFError.Part? {
        switch type {
        case .uri: .smartPosterURI
        case .action: .smartPosterAction
        case .size: .smartPosterSize
        case .typeOrTarget: .smartPosterType
        default: nil
        }
    }
}

extension TextRecord {
    /// The language code in the payload of a Text record; nil when it is cut off.
    static func language(of payload: NDEFBytes) -> Slice<NDEFBytes>? {
        guard let status = payload.first else { return nil }
        let end = 1 + Int(status & languageLengthMask)
        return end <= payload.count ? payload[1..<end] : nil
    }
}
