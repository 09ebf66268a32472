// SPDX-License-Identifier: MIT

internal import NDEF
internal import VCard

/// A record as lines for a person.
enum RecordText {
    static func lines(_ shown: ShownRecord, count: Int) -> [String] {
        ["Record \(shown.index + 1) of \(count): \(title(of: shown))"] + inside(shown)
    }

    /// Id and content, indented; for what stands below a title.
    static func inside(_ shown: ShownRecord) -> [String] {
        var lines: [String] = []
        if !shown.record.id.isEmpty {
            lines.append("  id: \(SafeText.oneLine(String(decoding: shown.record.id, as: UTF8.self)))")
        }
        return lines + body(of: shown).map { "  \($0)" }
    }

    /// What a record is and says, on one line and not too long.
    static func summary(of shown: ShownRecord) -> String {
        let text = body(of: shown).first { !$0.isEmpty }
        let name = name(of: shown)
        let isBytes = shown.isHidden || isDump(shown, name)
        let content =
            switch shown.content {
            case .wifi, .bluetooth, .bluetoothLE: name
            case .uri, .text, .androidApplication, .absoluteURI, .media, .smartPoster: isBytes ? nil : name ?? text
            default: String?.none
            }
        guard let content else { return title(of: shown) }
        let joint = if case .uri = shown.content { " " } else { ": " }
        return "\(title(of: shown))\(joint)\(content.count > 60 ? content.prefix(57) + "..." : content)"
    }

    /// What the thing is called that a record stands for.
    private static func name(of shown: ShownRecord) -> String? {
        let name: String? =
            switch shown.content {
            case .wifi(let wifi): wifi.credentials.first?.ssidText
            case .bluetooth(let device): device.items.name ?? device.address.description
            case .bluetoothLE(let device): device.items.name ?? device.address?.address.description
            default: shown.cards?.cards.first?.card.displayName
            }
        return name.map { SafeText.oneLine($0) }
    }

    private static func isDump(_ shown: ShownRecord, _ name: String?) -> Bool {
        if case .media = shown.content { shown.mediaText == nil && name == nil } else { false }
    }

    static func title(of shown: ShownRecord) -> String {
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
        case .smartPoster: return "Smart Poster"
        case .handoverSelect, .handoverRequest, .handoverMediation, .handoverInitiate, .handoverCarrier,
            .alternativeCarrier, .collisionResolution, .handoverError:
            return handoverTitle(of: shown)
        case .signature(let signature):
            return signature.isStartMarker ? "signature, start marker" : "signature, not verified"
        case .genericControl: return "generic control"
        case .wifi(let wifi): return wifi.credentials.count > 1 ? "Wi-Fi networks" : "Wi-Fi network"
        case .bluetooth: return "Bluetooth device"
        case .bluetoothLE: return "Bluetooth Low Energy device"
        case .deviceInformation: return "device information"
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
                shown.mediaText.map { SafeText.lines($0) } ?? dump(media.payload, of: shown)
            }
        case .androidApplication(let application): [SafeText.oneLine(application.package)]
        case .external(let external): HexDump.lines(external.payload.array)
        case .absoluteURI(let uri): [SafeText.oneLine(uri.uri)] + HexDump.lines(uri.payload.array)
        case .smartPoster(let poster): posterLines(poster, shown)
        case .handoverSelect, .handoverRequest, .handoverMediation, .handoverInitiate, .handoverCarrier,
            .alternativeCarrier, .collisionResolution, .handoverError:
            handoverLines(shown)
        case .signature(let signature): signatureLines(signature, shown)
        case .genericControl(let control): controlLines(control, shown)
        case .wifi(let wifi): wifiLines(wifi, shown)
        case .bluetooth(let device): bluetoothLines(device)
        case .bluetoothLE(let device): bluetoothLELines(device)
        case .deviceInformation(let device): deviceLines(device)
        default: dump(shown.record.payload, of: shown)
        }
    }

    /// Bytes for a person to read, unless they hold a secret.
    private static func dump(_ payload: NDEFBytes, of shown: ShownRecord) -> [String] {
        shown.isHidden
            ? ["hidden: may hold the key of a Wi-Fi network; --reveal shows it"] : HexDump.lines(payload.array)
    }

    /// What is told of a record, a label in front of each line.
    static func rows(_ rows: [(label: String, value: String)]) -> [String] {
        rows.map { label, value in
            label + String(repeating: " ", count: max(11 - label.count, 1)) + SafeText.oneLine(value)
        }
    }

    /// A record inside another: a label, what it is, and below it what it says.
    static func inner(_ label: String, _ shown: ShownRecord) -> [String] {
        rows([(label, title(of: shown))]) + inside(shown)
    }

    private static func rawType(_ shown: ShownRecord) -> String {
        String(decoding: shown.record.type, as: UTF8.self)
    }

    static func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }
}
