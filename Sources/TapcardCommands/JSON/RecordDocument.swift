// SPDX-License-Identifier: MIT

internal import Bytes
internal import NDEF

/// One NDEF record of a message.
struct RecordDocument: Encodable {
    let index: Int
    let offset: Int
    private let record: InnerRecordDocument

    init(_ shown: ShownRecord) {
        index = shown.index
        offset = shown.offset
        record = InnerRecordDocument(shown)
    }

    private enum Key: String, CodingKey {
        case index
        case offset
    }

    func encode(to encoder: any Encoder) throws {
        try record.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(index, forKey: .index)
        try container.encode(offset, forKey: .offset)
    }
}

/// What every record has, also one inside another.
struct InnerRecordDocument: Encodable {
    let tnf: Int
    let type: String
    let typeHex: String
    let idHex: String
    /// Null when it holds a secret.
    @ExplicitNull var payloadHex: String?
    /// There, and true, when the payload is left out because it holds a secret.
    let hidden: Bool?
    let content: ContentDocument

    init(_ shown: ShownRecord) {
        tnf = Int(shown.record.typeNameFormat.rawValue)
        type = shown.typeText
        typeHex = Hexadecimal.text(shown.record.type)
        idHex = Hexadecimal.text(shown.record.id)
        _payloadHex = ExplicitNull(wrappedValue: shown.isHidden ? nil : Hexadecimal.text(shown.record.payload))
        hidden = shown.isHidden ? true : nil
        content = ContentDocument(shown)
    }
}
