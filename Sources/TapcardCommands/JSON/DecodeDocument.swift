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
    }

    let schema = 1
    let kind: String
    let records: [RecordDocument]
    let findings: [FindingDocument]
    var blocks: [Block]?
    var tag: TagDocument?

    init(_ kind: String, _ decoded: Decoded) {
        self.kind = kind
        records = decoded.records.map { RecordDocument($0) }
        findings = decoded.findings
        blocks = decoded.blocks?.map { block in
            Block(
                offset: block.offset,
                tagHex: Hexadecimal.digits(of: block.tagByte),
                name: BlockName.json(block.tag),
                length: block.value.count
            )
        }
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
