// SPDX-License-Identifier: MIT

internal import Bytes

extension ContentReader {
    /// Reads a Smart Poster that breaks no rule and has no more than a URI, titles and an action, as most have.
    ///
    /// - Returns: Nil when `readSmartPoster` has to look closer; nothing has been noted then. The content is nil when it
    ///   is not wanted.
    func readPlainSmartPoster(_ record: NDEFRecord) -> RecordContent?? {
        guard depth < options.maximumNesting else { return nil }
        var poster = PlainSmartPoster()
        guard poster.read(record.payloadSpan, limits: options, isBuilding: isBuilding) else { return nil }
        return .some(content { .smartPoster(poster.record(of: record.payload)) })
    }
}

/// A Smart Poster of a URI, titles and an action, read without making records.
private struct PlainSmartPoster {
    private var uri: URIRecord?
    private var titles: [TextRecord] = []
    private var action: SmartPosterAction?

    // Kept when nothing is built, too.
    private var hasURI = false
    private var languages = [4 of Range<Int>](repeating: 0..<0)
    private var languageCount = 0

    /// Reads the message of a poster; false when there is anything unusual about it.
    ///
    /// Messages further inside are left alone, so that no byte of a hostile message is read more than twice as often.
    mutating func read(_ message: Span<UInt8>, limits: NDEFDecodingOptions, isBuilding: Bool) -> Bool {
        var framing = Framing()
        let end = limits.plainEnd
        while framing.recordCount < limits.maximumRecords,
            let layout = framing.nextPlain(in: message, upTo: end)
        {
            guard layout.typeNameFormat == .wellKnown else { return false }
            let type = message.extracting(layout.typeRange)
            let payload = message.extracting(layout.payloadRange)
            let isTaken =
                switch type.count {
                case 1 where type[0] == UInt8(ascii: "U"): takeURI(payload, isBuilding: isBuilding)
                case 1 where type[0] == UInt8(ascii: "T"):
                    takeTitle(layout.payloadRange, of: message, isBuilding: isBuilding)
                case 3 where type.equals("act"): takeAction(payload)
                default: false
                }
            guard isTaken else { return false }
        }
        return hasURI && framing.endsWith(message)
    }

    func record(of message: NDEFBytes) -> SmartPosterRecord {
        SmartPosterRecord(
            uri: uri, titles: titles, action: action, icons: [], size: nil, mediaType: nil, others: [],
            message: message)
    }

    private mutating func takeURI(_ payload: Span<UInt8>, isBuilding: Bool) -> Bool {
        guard !hasURI, PlainContent.isURI(payload) else { return false }
        hasURI = true
        if isBuilding { uri = PlainContent.uri(payload) }
        return true
    }

    private mutating func takeTitle(_ range: Range<Int>, of message: Span<UInt8>, isBuilding: Bool) -> Bool {
        let payload = message.extracting(range)
        guard languageCount < languages.count, let textStart = PlainContent.textStart(in: payload) else { return false }
        let language = (range.lowerBound + 1)..<(range.lowerBound + textStart)
        for index in 0..<languageCount {
            let other = message.extracting(languages[index])
            if LanguageList.areEqual(other, message.extracting(language)) { return false }
        }
        languages[languageCount] = language
        languageCount += 1
        guard isBuilding else { return PlainContent.isText(payload) }
        guard let title = PlainContent.text(payload) else { return false }
        if titles.isEmpty { titles.reserveCapacity(2) }
        titles.append(title)
        return true
    }

    private mutating func takeAction(_ payload: Span<UInt8>) -> Bool {
        guard action == nil, let code = SmartPosterAction(payload: payload) else { return false }
        if case .reserved = code { return false }
        action = code
        return true
    }
}
