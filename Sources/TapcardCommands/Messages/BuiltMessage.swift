// SPDX-License-Identifier: MIT

internal import NDEF
internal import TagAccess

/// A message made from the command line, and what is doubtful about it.
struct BuiltMessage {
    let message: OutgoingMessage

    /// The records as decoding the message shows them.
    let records: [ShownRecord]

    /// What the cards among them cost.
    let cards: [BuiltCard]

    /// How the cards among them came about, by the number of the record.
    let payloads: [Int: CardPayload]

    /// As decoding the message would show them, and behind those what only the command line knows.
    let findings: [FindingDocument]

    var bytes: [UInt8] { message.bytes }

    init(_ message: OutgoingMessage, doubts: [FindingDocument] = [], payloads: [Int: CardPayload] = [:]) {
        self.message = message
        let decoded = DecodedMessage(message.bytes)
        records = decoded.records
        cards = decoded.records.compactMap { BuiltCard($0, messageSize: message.bytes.count) }
        self.payloads = payloads
        findings = decoded.findings + doubts
    }

    /// What each record costs, where there are several.
    var recordDocuments: [RecordSizeDocument] {
        records.map { RecordSizeDocument(index: $0.index, bytes: $0.record.encodedSize) }
    }

    /// What each card costs, and what each record costs and is, a line each, where there are several.
    func sizeLines(capacity: Int?) -> [String] {
        CardSizeText.lines(self, capacity: capacity) + recordLines
    }

    private var recordLines: [String] {
        guard records.count > 1 else { return [] }
        let sizes = records.map { String($0.record.encodedSize) }
        let width = sizes.map(\.count).max() ?? 0
        return zip(records, sizes).map { record, size in
            let number = String(record.index + 1)
            let label = "Record \(number)" + String(repeating: " ", count: max(4 - number.count, 1))
            let padding = String(repeating: " ", count: width - size.count)
            return "\(label)\(padding)\(size) bytes, \(RecordText.summary(of: record))"
        }
    }
}

/// What a record costs.
struct RecordSizeDocument: Encodable {
    let index: Int
    let bytes: Int
}
