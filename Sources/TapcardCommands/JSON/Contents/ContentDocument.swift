// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF
internal import VCard

/// What a record is: `kind` says which of the other keys are there.
struct ContentDocument: Encodable {
    private let document: any Encodable

    init(_ shown: ShownRecord) {
        document =
            switch shown.content {
            case .smartPoster(let record): SmartPosterDocument(record, shown)
            case .handoverSelect, .handoverRequest, .handoverMediation, .handoverInitiate:
                HandoverDocument(shown) ?? PlainContentDocument(shown)
            case .handoverCarrier(let record): HandoverCarrierDocument(record)
            case .alternativeCarrier(let record):
                CarrierContentDocument(carrier: CarrierDocument(record, shown.siblings))
            case .handoverError(let record): HandoverErrorContentDocument(error: HandoverErrorDocument(record))
            case .wifi(let record): WiFiDocument(record, shown)
            case .bluetooth(let record): BluetoothDocument(record, shown)
            case .bluetoothLE(let record): BluetoothDocument(record, shown)
            case .deviceInformation(let record): DeviceInformationDocument(record)
            case .signature(let record): SignatureDocument(record, shown)
            case .genericControl(let record): GenericControlDocument(record, shown)
            default: PlainContentDocument(shown)
            }
    }

    func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}

/// What the simple kinds of records are; the keys that a kind does not have are left out.
struct PlainContentDocument: Encodable {
    private let kind: String
    private var uri: String?
    private var text: String?
    private var language: String?
    private var encoding: String?
    private var mediaType: String?
    private var cards: [CardDocument]?
    private var package: String?
    private var type: String?
    private var randomNumber: Int?

    init(_ shown: ShownRecord) {
        switch shown.content {
        case .empty:
            kind = "empty"
        case .uri(let record):
            kind = "uri"
            uri = record.uri
        case .text(let record):
            kind = "text"
            text = record.text
            language = record.language
            encoding = record.encoding == .utf16 ? "UTF-16" : "UTF-8"
        case .media(let record):
            kind = shown.cards == nil ? "media" : "vcard"
            mediaType = record.mediaType
            cards = shown.cards?.cards.map { CardDocument($0) }
            text = shown.cards == nil ? shown.mediaText : nil
        case .androidApplication(let record):
            kind = "androidApplication"
            package = record.package
        case .external(let record):
            kind = "external"
            type = record.type
        case .absoluteURI(let record):
            kind = "absoluteURI"
            uri = record.uri
        case .collisionResolution(let record):
            kind = "collisionResolution"
            randomNumber = Int(record.randomNumber)
        default:
            kind = "unknown"
        }
    }
}
