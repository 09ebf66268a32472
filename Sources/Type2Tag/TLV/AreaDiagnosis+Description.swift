// SPDX-License-Identifier: MIT

internal import Bytes

extension AreaDiagnosis.Fault: CustomStringConvertible {
    /// A short name that scripts can rely on.
    public var code: String {
        switch self {
        case .overrun: "tlv-overrun"
        case .lengthBroken: "length-broken"
        case .endsEarly: "message-ends-early"
        case .recordsNeedMore: "records-need-more"
        case .noRecords: "no-records"
        case .bareMessage: "bare-message"
        case .controlBroken: "control-broken"
        case .severalMessages: "several-messages"
        case .trailingBlock: "trailing-block"
        }
    }

    /// A sentence for a person, with the numbers.
    public var description: String {
        switch self {
        case .overrun(_, let offset, _, let excess): "TLV at offset \(offset) overruns the area by \(excess) bytes"
        case .lengthBroken(_, let offset): "TLV at offset \(offset) has a broken length field"
        case .endsEarly(_, let length, let records): "length \(length) but the message ends after \(records)"
        case .recordsNeedMore(_, let length, let records):
            "message length and record lengths disagree: \(length) bytes, and the records need at least \(records)"
        case .noRecords(let offset, let length):
            "the \(length) bytes in the message TLV at offset \(offset) are no records"
        case .bareMessage(_, let length): "a bare message without TLV, \(length) bytes long"
        case .controlBroken(let tag, let offset):
            "control TLV \(Hexadecimal.digits(of: tag))h at offset \(offset) is broken and sets nothing apart"
        case .severalMessages(let offset): "another message at offset \(offset), which readers do not show"
        case .trailingBlock(let tag, let offset):
            "TLV \(Hexadecimal.digits(of: tag))h at offset \(offset) behind the message"
        }
    }
}
