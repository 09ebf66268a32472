// SPDX-License-Identifier: MIT

internal import TagAccess
internal import Type2Tag

/// Everything that came of decoding something that holds an NDEF message.
struct Decoded {
    var records: [ShownRecord] = []
    var findings: [FindingDocument] = []
    /// How many findings more there are than the limit lets through.
    var omittedFindings = 0
    /// The first finding that strict decoding stops at.
    var firstError: CommandFailure?
    /// The TLV blocks, when there were any to walk.
    var blocks: [TLVBlock]?
    /// The tag, when a whole one was read.
    var tag: TagInspection?
    var reader: String?
    /// The message; nil when there is none.
    var message: [UInt8]?
    /// Whether there was nothing at all to decode.
    var isEmptyInput = false
    /// Whether it was understood that there is no message, which is not an error.
    var isBlank = false

    /// Whether the bytes of the message hold a secret that is not to be shown.
    var isHidden = false

    /// Decodes a bare message.
    init(message bytes: [UInt8], isRevealing: Bool = false) {
        add(DecodedMessage(bytes, isRevealing: isRevealing))
        message = bytes.isEmpty ? nil : bytes
        isEmptyInput = bytes.isEmpty
    }

    /// Decodes the data area of a tag.
    init(dataArea bytes: [UInt8], isRevealing: Bool = false) {
        let layout = TLVLayout(walking: bytes)
        blocks = layout.blocks
        isEmptyInput = bytes.isEmpty
        findings = layout.findings.map { FindingDocument($0) }
        firstError = layout.findings.first { $0.severity == .error }.map { CommandFailure($0.error) }
        addMessage(of: layout.message, isDamaged: layout.isDamaged, isRevealing)
    }

    /// Decodes what was read of a tag; offsets count from byte 0 of page 0.
    init(_ inspection: TagInspection, reader: String?, isRevealing: Bool = false) {
        tag = inspection
        self.reader = reader
        let errors = inspection.findings.filter { $0.severity == .error }
        findings = inspection.findings.map { FindingDocument($0) }
        firstError = errors.first.map { CommandFailure($0.error) }
        blocks = inspection.layout?.blocks
        addMessage(of: inspection.layout?.message, isDamaged: inspection.message != .blank, isRevealing)
    }

    /// Whether anything could be made of the input.
    var isEmptyHanded: Bool { records.isEmpty && !isBlank }

    private mutating func addMessage(of block: TLVBlock?, isDamaged: Bool, _ isRevealing: Bool) {
        guard let block, !block.value.isEmpty else {
            isBlank = block != nil || !isDamaged
            return
        }
        message = block.value
        add(DecodedMessage(block.value, at: block.valueRanges, isRevealing: isRevealing))
    }

    private mutating func add(_ message: DecodedMessage) {
        records = message.records
        isHidden = message.isHidden
        findings += message.findings
        omittedFindings = message.omittedFindings
        firstError = firstError ?? message.firstError
    }
}
