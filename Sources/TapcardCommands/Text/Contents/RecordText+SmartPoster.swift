// SPDX-License-Identifier: MIT

internal import NDEF

extension RecordText {
    /// The link first, as for a URI record.
    static func posterLines(_ poster: SmartPosterRecord, _ shown: ShownRecord) -> [String] {
        var facts: [(label: String, value: String)] = []
        for title in poster.titles {
            facts.append(("Title", "\(title.text) (\(title.language.isEmpty ? "no language" : title.language))"))
        }
        if let action = poster.action { facts.append(("Action", words(for: action))) }
        for icon in poster.icons { facts.append(("Icon", "\(icon.mediaType), \(bytes(icon.payload.count))")) }
        if let size = poster.size { facts.append(("Size", bytes(Int(size)))) }
        if let type = poster.mediaType { facts.append(("Type", type)) }
        return [poster.uri.map { SafeText.oneLine($0.uri) } ?? "no link"] + rows(facts)
            + poster.others.flatMap { inner("Also", shown.inner($0, in: .smartPoster)) }
    }

    static func words(for action: SmartPosterAction) -> String {
        switch action {
        case .execute: "open it"
        case .save: "save it for later"
        case .edit: "open it for editing"
        case .reserved(let code): "reserved value \(code)"
        }
    }
}
