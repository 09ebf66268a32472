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
    private let message: NDEFBytes

    // Kept when nothing is built, too: the rules are judged by types and bytes.
    private var hasParts = (uri: false, action: false, size: false, type: false)
    private var languages = LanguageList()
    private(set) var isEmpty = true

    init(_ message: NDEFBytes) {
        self.message = message
    }

    var hasURI: Bool { hasParts.uri }

    /// Takes the next record.
    ///
    /// - Returns: The rule that forbids it beside those before it, or nil.
    mutating func add(_ part: InnerRecord, isBuilding: Bool) -> NDEFError.Reason? {
        isEmpty = false
        let record = part.record
        let type = WellKnownType(of: record)
        var breach: NDEFError.Reason?
        var isRepeated = false
        if let type, let name = takePartThatComesOnce(type) {
            isRepeated = true
            breach = .part(name, .repeated)
        }
        if type == .text, let language = TextRecord.language(of: record), !languages.insert(language) {
            breach = .part(.smartPosterTitle, .languageRepeated(language.span.text))
        }
        if isBuilding {
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
            others: others, message: message)
    }

    /// Remembers a part that may come once; returns it when it has come before.
    private mutating func takePartThatComesOnce(_ type: WellKnownType) -> NDEFError.Part? {
        switch type {
        case .uri: take(&hasParts.uri, .smartPosterURI)
        case .action: take(&hasParts.action, .smartPosterAction)
        case .size: take(&hasParts.size, .smartPosterSize)
        case .typeOrTarget: take(&hasParts.type, .smartPosterType)
        default: nil
        }
    }

    private func take(_ isThere: inout Bool, _ part: NDEFError.Part) -> NDEFError.Part? {
        defer { isThere = true }
        return isThere ? part : nil
    }
}

extension TextRecord {
    /// The language code in the payload of a Text record; nil when it is cut off.
    static func language(of record: NDEFRecord) -> NDEFBytes? {
        guard record.payloadCount > 0 else { return nil }
        let count = Int(record.storage[record.payloadStart] & languageLengthMask)
        guard count < record.payloadCount else { return nil }
        return NDEFBytes(storage: record.storage, start: record.payloadStart + 1, count: count)
    }
}
