// SPDX-License-Identifier: MIT

internal import NDEF
internal import VCard

/// A record as lines for a person.
enum RecordText {
    static func lines(_ shown: ShownRecord, count: Int) -> [String] {
        var lines = ["Record \(shown.index + 1) of \(count): \(title(of: shown))"]
        if !shown.record.id.isEmpty {
            lines.append("  id: \(SafeText.oneLine(String(decoding: shown.record.id, as: UTF8.self)))")
        }
        return lines + body(of: shown).map { "  \($0)" }
    }

    /// What a record is and says, on one line and not too long.
    static func summary(of shown: ShownRecord) -> String {
        let text = body(of: shown).first { !$0.isEmpty }
        let name = shown.cards?.cards.first.map { SafeText.oneLine($0.card.displayName) }
        let isBytes = if case .media = shown.content { shown.mediaText == nil && name == nil } else { false }
        let content =
            switch shown.content {
            case .uri, .text, .androidApplication, .absoluteURI, .media: isBytes ? nil : name ?? text
            default: String?.none
            }
        guard let content else { return title(of: shown) }
        let joint = if case .uri = shown.content { " " } else { ": " }
        return "\(title(of: shown))\(joint)\(content.count > 60 ? content.prefix(57) + "..." : content)"
    }

    private static func title(of shown: ShownRecord) -> String {
        switch shown.content {
        case .empty: return "empty"
        case .uri: return "URI"
        case .text(let text):
            let language = text.language.isEmpty ? "no language" : "language \(SafeText.oneLine(text.language))"
            return "text, \(language), \(text.encoding == .utf16 ? "UTF-16" : "UTF-8")"
        case .media(let media):
            let type = SafeText.oneLine(media.mediaType)
            return shown.cards == nil ? "\(type), \(bytes(media.payload.count))" : "business card, \(type)"
        case .androidApplication: return "Android application"
        case .external(let external):
            return "external type \(SafeText.oneLine(external.type)), \(bytes(external.payload.count))"
        case .absoluteURI: return "absolute URI"
        default:
            let type = shown.record.type.isEmpty ? "no type" : "type \"\(SafeText.oneLine(rawType(shown)))\""
            let tnf = shown.record.typeNameFormat.rawValue
            return "not interpreted, TNF \(tnf), \(type), \(bytes(shown.record.payload.count))"
        }
    }

    private static func body(of shown: ShownRecord) -> [String] {
        switch shown.content {
        case .empty: []
        case .uri(let uri): [SafeText.oneLine(uri.uri)]
        case .text(let text): SafeText.lines(text.text)
        case .media(let media):
            if let cards = shown.cards {
                cards.cards.flatMap { CardText.lines($0) }
            } else {
                shown.mediaText.map { SafeText.lines($0) } ?? HexDump.lines(media.payload.array)
            }
        case .androidApplication(let application): [SafeText.oneLine(application.package)]
        case .external(let external): HexDump.lines(external.payload.array)
        case .absoluteURI(let uri): [SafeText.oneLine(uri.uri)] + HexDump.lines(uri.payload.array)
        default: HexDump.lines(shown.record.payload.array)
        }
    }

    private static func rawType(_ shown: ShownRecord) -> String {
        String(decoding: shown.record.type, as: UTF8.self)
    }

    private static func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }
}
