// SPDX-License-Identifier: MIT

import NDEF

extension ExchangeRun {
    /// The classes that the run must meet.
    static let classes: [(name: String, classes: [String])] = [
        (
            "records",
            [
                "Empty", "URI", "Text", "Smart Poster", "media type", "external", "Android application",
                "absolute URI", "Unknown", "another well-known type",
            ]
        ),
        ("records a message", ["1", "2", "3", "4", "5 and more"]),
        ("URI code of ours", (0..<36).map { "\($0)" }),
        ("URI code of the other hand", ["the longest", "a shorter one", "none for one of ours"]),
        ("language", Sample.languages.map(\.code)),
        ("text form", SampleRecord.TextForm.allCases.map(\.rawValue)),
        (
            "poster",
            [
                "no title", "one title", "several titles", "action 0", "action 1", "action 2", "no action", "an icon",
                "several icons", "size", "media type",
            ]
        ),
        ("id", ["none", "1 to 8 bytes", "255 bytes", "of length 0"]),
        ("payload length", ["0", "1 to 253", "254", "255", "256", "257 to 65534", "65535", "65536", "more"]),
        ("length field", ["short", "long", "long for a short payload"]),
        (
            "chunks",
            [
                "one piece", "2", "3", "4", "an empty first chunk", "an empty middle chunk", "an empty last chunk",
                "short and long chunks",
            ]
        ),
        ("peers", ["read by ndeflib", "written by ndeflib", "read by Qt", "written by Qt"]),
    ]
}

extension SampleRecord {
    /// Whether Qt is known to read the record wrong.
    var isBeyondQt: Bool {
        if case .text(let title) = content, title.form == .utf16LittleEndian { return true }
        return hasEmptyLastChunk
    }

    /// Whether the last chunk has no payload; Qt forgets the others then.
    private var hasEmptyLastChunk: Bool {
        !form.chunks.isEmpty && form.chunks.reduce(0, +) == payload.count
    }

    func count(in histogram: inout Histogram, payload ours: [UInt8]) {
        histogram.count("records", kind)
        histogram.count("payload length", Self.lengthClass(ours.count))
        if !id.isEmpty {
            histogram.count("id", id.count == 255 ? "255 bytes" : "1 to 8 bytes")
        } else {
            histogram.count("id", form.hasEmptyID ? "of length 0" : "none")
        }
        countForm(in: &histogram)
        switch content {
        case .uri:
            let code = ours.first ?? 0
            histogram.count("URI code of ours", "\(code)")
            let isNone = prefixCode == 0 && code != 0
            histogram.count(
                "URI code of the other hand",
                prefixCode == code ? "the longest" : isNone ? "none for one of ours" : "a shorter one")
        case .text(let title):
            title.count(in: &histogram)
        case .poster(let poster):
            poster.count(in: &histogram)
        case .empty, .plain:
            break
        }
    }

    private func countForm(in histogram: inout Histogram) {
        let count = payload.count
        guard let first = form.chunks.first else {
            histogram.count("chunks", "one piece")
            histogram.count("length field", count > 255 ? "long" : form.isLong ? "long for a short payload" : "short")
            return
        }
        histogram.count("chunks", "\(form.chunks.count + 1)")
        if first == 0 { histogram.count("chunks", "an empty first chunk") }
        if form.chunks.dropFirst().contains(0) { histogram.count("chunks", "an empty middle chunk") }
        if hasEmptyLastChunk { histogram.count("chunks", "an empty last chunk") }
        if Set(form.longChunks).count == 2 { histogram.count("chunks", "short and long chunks") }
    }

    private var kind: String {
        switch content {
        case .empty: "Empty"
        case .uri: "URI"
        case .text: "Text"
        case .poster: "Smart Poster"
        case .plain(.media, _, _): "media type"
        case .plain(.external, let type, _): type == "android.com:pkg" ? "Android application" : "external"
        case .plain(.absoluteURI, _, _): "absolute URI"
        case .plain(.unknown, _, _): "Unknown"
        case .plain: "another well-known type"
        }
    }

    private static func lengthClass(_ count: Int) -> String {
        switch count {
        case 1...253: "1 to 253"
        case 257...65534: "257 to 65534"
        case 65537...: "more"
        default: "\(count)"
        }
    }
}

extension SampleRecord.Title {
    fileprivate func count(in histogram: inout Histogram) {
        histogram.count("language", language)
        histogram.count("text form", form.rawValue)
    }
}

extension SampleRecord.Poster {
    fileprivate func count(in histogram: inout Histogram) {
        let number = titles.isEmpty ? "no title" : titles.count == 1 ? "one title" : "several titles"
        histogram.count("poster", number)
        histogram.count("poster", action.map { "action \($0)" } ?? "no action")
        if !icons.isEmpty { histogram.count("poster", icons.count == 1 ? "an icon" : "several icons") }
        if size != nil { histogram.count("poster", "size") }
        if mediaType != nil { histogram.count("poster", "media type") }
        for title in titles { title.count(in: &histogram) }
    }
}
