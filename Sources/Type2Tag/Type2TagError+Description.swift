// SPDX-License-Identifier: MIT

internal import Bytes

extension Type2TagError: CustomStringConvertible {
    /// A sentence for a person, with the numbers.
    public var description: String {
        switch reason {
        case .lengthTruncated(let tag):
            "\(name(of: tag)) at offset \(blockOffset): the area ends inside its length field"
        case .valueOverruns(let tag, let length, let excess):
            "\(name(of: tag)) at offset \(blockOffset) overruns the area by \(excess) bytes (its length says \(length))"
        case .lengthReserved(let tag):
            "\(name(of: tag)) at offset \(blockOffset): the length FFFFh is reserved"
        case .lengthNotCanonical(let tag, let length):
            "\(name(of: tag)) at offset \(blockOffset): three length bytes for \(length), where one would do"
        case .controlLength(let tag, let length):
            "\(name(of: tag)) at offset \(blockOffset): its value has \(length) bytes where 3 are meant"
        case .controlReservedField(let tag):
            "\(name(of: tag)) at offset \(blockOffset): a size exponent of 0 is reserved"
        case .controlOutsideMemory(let tag, let byteAddress, let byteCount):
            "\(name(of: tag)) at offset \(blockOffset) names \(byteCount) bytes from byte \(byteAddress) on, which the tag does not have"
        case .looksLikeMessage:
            "offset \(offset): this looks like an NDEF message without a TLV around it"
        case .severalMessages:
            "offset \(offset): another NDEF message TLV; only the first one is the message"
        case .messageMissing:
            "no NDEF message TLV up to offset \(offset)"
        case .emptyInput:
            "there are no bytes"
        case .uidLength(let count):
            "a UID has 4, 7 or 10 bytes; this one has \(count)"
        case .notHexadecimal:
            "offset \(offset): not hexadecimal text"
        case .checkByte(let expected, let found):
            "offset \(offset): the UID's check byte is \(Hexadecimal.digits(of: found)) where the UID asks for \(Hexadecimal.digits(of: expected))"
        case .containerMissing:
            "offset \(offset): the capability container does not begin with E1h, so the tag holds no NDEF data"
        case .containerVersion(let major, let minor):
            "offset \(offset): the capability container has version \(major).\(minor); only 1.x is defined"
        case .containerReadAccess(let nibble):
            "offset \(offset): the capability container grants no free read access (\(Hexadecimal.digits(of: nibble))h)"
        case .containerExceedsMemory(let claimed, let available):
            "offset \(offset): the capability container claims \(claimed) bytes, the chip has \(available) for users"
        case .memorySize(let size):
            "\(size) bytes are not the memory of any known chip"
        }
    }

    private func name(of tag: UInt8) -> String {
        switch TLVBlock.Tag(rawValue: tag) {
        case .lockControl: "lock control TLV"
        case .memoryControl: "memory control TLV"
        case .message: "NDEF message TLV"
        case .proprietary: "proprietary TLV"
        default: "TLV \(Hexadecimal.digits(of: tag))h"
        }
    }
}
