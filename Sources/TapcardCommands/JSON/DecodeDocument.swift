// SPDX-License-Identifier: MIT

internal import Bytes
internal import Type2Tag

/// What decoding gives; `kind` says what was decoded: `ndef`, `tlv` or `tag`.
struct DecodeDocument: Encodable {
    struct Block: Encodable {
        let offset: Int
        let tagHex: String
        let name: String
        let length: Int

        init(_ block: TLVBlock) {
            offset = block.offset
            tagHex = Hexadecimal.digits(of: block.tagByte)
            name = BlockName.json(block.tag)
            length = block.value.count
        }
    }

    let schema = 1
    let kind: String
    let records: [RecordDocument]
    let findings: [FindingDocument]
    let omittedFindings: Int?
    /// The bytes of the message; null when there is none, and when they hold a secret.
    @ExplicitNull var messageHex: String?
    /// There, and true, when bytes are left out because they hold a secret.
    let hidden: Bool?
    /// The TLV blocks; null where there are none to follow.
    @ExplicitNull var blocks: [Block]?
    var tag: TagDocument?

    init(_ kind: String, _ decoded: Decoded) {
        self.kind = kind
        records = decoded.records.map { RecordDocument($0) }
        findings = decoded.findings
        omittedFindings = decoded.omittedFindings == 0 ? nil : decoded.omittedFindings
        _messageHex = ExplicitNull(wrappedValue: decoded.isHidden ? nil : decoded.message.map { Hexadecimal.text($0) })
        hidden = decoded.isHidden ? true : nil
        _blocks = ExplicitNull(wrappedValue: decoded.blocks?.map { Block($0) })
        tag = decoded.tag.map { TagDocument($0, reader: decoded.reader) }
    }
}

/// The names of TLV blocks.
enum BlockName {
    static func json(_ tag: TLVBlock.Tag?) -> String {
        switch tag {
        case .null: "null"
        case .lockControl: "lockControl"
        case .memoryControl: "memoryControl"
        case .message: "ndefMessage"
        case .proprietary: "proprietary"
        case .terminator: "terminator"
        case nil: "reserved"
        }
    }

    static func text(_ tag: TLVBlock.Tag?) -> String {
        switch tag {
        case .null: "NULL"
        case .lockControl: "lock control"
        case .memoryControl: "memory control"
        case .message: "NDEF message"
        case .proprietary: "proprietary"
        case .terminator: "terminator"
        case nil: "reserved"
        }
    }
}
