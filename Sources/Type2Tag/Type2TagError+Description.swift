// SPDX-License-Identifier: MIT

internal import Bytes

extension Type2TagError: CustomStringConvertible {
    /// A sentence for a person, with the place and the numbers.
    public var description: String {
        if let block = reason.block { return "\(block) at offset \(blockOffset)\(reason.predicate)" }
        return reason.hasPlace ? "offset \(offset): \(reason.predicate)" : reason.predicate
    }
}

extension Type2TagError.Reason {
    /// The reason in words, without a place.
    package var sentence: String { (block ?? "") + predicate }

    /// The block that is at fault; nil when it is none, or not one of them alone.
    fileprivate var block: String? {
        switch self {
        case .lengthTruncated(let tag), .valueOverruns(let tag, _, _), .lengthReserved(let tag),
            .lengthNotCanonical(let tag, _), .controlLength(let tag, _), .controlReservedField(let tag),
            .controlOutsideMemory(let tag, _, _):
            switch TLVBlock.Tag(rawValue: tag) {
            case .lockControl: "lock control TLV"
            case .memoryControl: "memory control TLV"
            case .message: "NDEF message TLV"
            case .proprietary: "proprietary TLV"
            default: "TLV \(Hexadecimal.digits(of: tag))h"
            }
        default: nil
        }
    }

    /// Whether there is a byte to point at.
    fileprivate var hasPlace: Bool {
        switch self {
        case .emptyInput, .uidLength, .memorySize: false
        default: true
        }
    }

    fileprivate var predicate: String {
        switch self {
        case .lengthTruncated:
            ": the area ends inside its length field"
        case .valueOverruns(_, let length, let excess):
            " overruns the area by \(excess) bytes (its length says \(length))"
        case .lengthReserved:
            ": the length FFFFh is reserved"
        case .lengthNotCanonical(_, let length):
            ": three length bytes for \(length), where one would do"
        case .controlLength(_, let length):
            ": its value has \(length) bytes where 3 are meant"
        case .controlReservedField:
            ": a size exponent of 0 is reserved"
        case .controlContradictsChip(let chip, let byteAddress, let bits):
            "the lock control TLV names \(bits) lock bits from byte \(byteAddress) on, and an \(chip) has others: readers that believe it "
                + "jump over those bytes"
        case .controlOutsideMemory(_, let byteAddress, let byteCount):
            " names \(byteCount) bytes from byte \(byteAddress) on, which the tag does not have"
        case .looksLikeMessage:
            "this looks like an NDEF message without a TLV around it"
        case .severalMessages:
            "another NDEF message TLV; only the first one is the message"
        case .limitExceeded(let maximum):
            "more than \(maximum) TLV blocks, the limit of this reader"
        case .emptyInput:
            "there are no bytes"
        case .uidLength(let count):
            "a UID has 4, 7 or 10 bytes; this one has \(count)"
        case .notHexadecimal:
            "not hexadecimal text"
        case .checkByte(let expected, let found):
            "the UID's check byte is \(Hexadecimal.digits(of: found)) where the UID asks for \(Hexadecimal.digits(of: expected))"
        case .containerMissing:
            "the capability container does not begin with E1h, so the tag holds no NDEF data"
        case .containerVersion(let major, let minor):
            "the capability container has version \(major).\(minor); only 1.x is defined"
        case .containerReadAccess(let nibble):
            "the capability container grants no free read access (\(Hexadecimal.digits(of: nibble))h)"
        case .containerExceedsMemory(let claimed, let available):
            "the capability container claims \(claimed) bytes, the chip has \(available) for users"
        case .memorySize(let size):
            "\(size) bytes are no tag's memory: the capability container ends at byte 16"
        }
    }
}
