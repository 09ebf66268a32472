// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF
internal import VCard

/// One NDEF record.
struct RecordDocument: Encodable {
    let index: Int
    let offset: Int
    let tnf: Int
    let type: String
    let typeHex: String
    let idHex: String
    let payloadHex: String
    let content: ContentDocument

    init(_ shown: ShownRecord) {
        index = shown.index
        offset = shown.offset
        tnf = Int(shown.record.typeNameFormat.rawValue)
        type = shown.typeText
        typeHex = Hexadecimal.text(shown.record.type)
        idHex = Hexadecimal.text(shown.record.id)
        payloadHex = Hexadecimal.text(shown.record.payload)
        content = ContentDocument(shown)
    }
}

/// What a record is.
///
/// `kind` says which of the other keys are there.
struct ContentDocument: Encodable {
    var kind: String
    var uri: String?
    var text: String?
    var language: String?
    var encoding: String?
    var mediaType: String?
    var cards: [CardDocument]?
    var package: String?
    var type: String?

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
        case .wifi:
            kind = "wifi"
        case .bluetooth:
            kind = "bluetooth"
        case .bluetoothLE:
            kind = "bluetoothLE"
        case .deviceInformation:
            kind = "deviceInformation"
        case .smartPoster:
            kind = "smartPoster"
        case .handoverSelect:
            kind = "handoverSelect"
        case .handoverRequest:
            kind = "handoverRequest"
        case .handoverMediation:
            kind = "handoverMediation"
        case .handoverInitiate:
            kind = "handoverInitiate"
        case .handoverCarrier:
            kind = "handoverCarrier"
        case .alternativeCarrier:
            kind = "alternativeCarrier"
        case .collisionResolution:
            kind = "collisionResolution"
        case .handoverError:
            kind = "handoverError"
        case .signature:
            kind = "signature"
        case .genericControl:
            kind = "genericControl"
        case .unknown:
            kind = "unknown"
        }
    }
}
