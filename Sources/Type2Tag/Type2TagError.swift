// SPDX-License-Identifier: MIT

/// Bytes that are not a Type 2 tag's, with the place.
public struct Type2TagError: Error, Hashable, Sendable {
    /// What is wrong.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        /// The area ends inside a TLV's length field.
        case lengthTruncated(tag: UInt8)
        /// A TLV's value runs past the end of the data area by so many bytes.
        case valueOverruns(tag: UInt8, length: Int, excess: Int)
        /// The three-byte length FFFFh is reserved.
        case lengthReserved(tag: UInt8)
        /// A three-byte length where one byte would do.
        case lengthNotCanonical(tag: UInt8, length: Int)
        /// A lock or memory control TLV whose value is not three bytes long.
        case controlLength(tag: UInt8, length: Int)
        /// A lock or memory control TLV with a reserved size exponent.
        case controlReservedField(tag: UInt8)
        /// A control TLV that names bytes outside the tag's memory.
        case controlOutsideMemory(tag: UInt8, byteAddress: Int, byteCount: Int)
        /// A lock control TLV that names other lock bytes than the chip has.
        case controlContradictsChip(chip: String, byteAddress: Int, lockBits: Int)
        /// The area begins like an NDEF message without a TLV around it.
        case looksLikeMessage
        /// A second NDEF message TLV: only the first is the message.
        case severalMessages
        /// More blocks than the walk was to keep.
        case limitExceeded(maximum: Int)
        /// The input has no bytes.
        case emptyInput
        /// An identifier that has neither 4, 7 nor 10 bytes.
        case uidLength(Int)
        /// Text that is not hexadecimal.
        case notHexadecimal
        /// A check byte of the identifier does not fit.
        case checkByte(expected: UInt8, found: UInt8)
        /// The capability container says that the tag holds no NDEF data.
        case containerMissing
        /// The capability container has another major version than 1.
        case containerVersion(major: Int, minor: Int)
        /// The capability container grants no free read access.
        case containerReadAccess(UInt8)
        /// The capability container counts more bytes than the chip has for users.
        case containerExceedsMemory(claimed: Int, available: Int)
        /// A dump of so many bytes, which do not reach to the end of the capability container.
        case memorySize(Int)
    }

    /// What is wrong.
    public let reason: Reason

    /// The first byte at fault, counted from the start of what the caller passed, a `baseOffset` included.
    public let offset: Int

    /// Where the TLV begins that the byte lies in, counted likewise.
    public let blockOffset: Int

    package init(_ reason: Reason, at offset: Int, inBlockAt blockOffset: Int? = nil) {
        self.reason = reason
        self.offset = offset
        self.blockOffset = blockOffset ?? offset
    }
}

extension Type2TagError {
    /// A short name of the reason that scripts can rely on.
    public var code: String {
        switch reason {
        case .lengthTruncated: "length-truncated"
        case .valueOverruns: "tlv-overrun"
        case .lengthReserved: "length-reserved"
        case .lengthNotCanonical: "length-not-canonical"
        case .controlLength: "control-length"
        case .controlReservedField: "control-reserved-field"
        case .controlOutsideMemory: "control-outside-memory"
        case .controlContradictsChip: "control-contradicts-chip"
        case .looksLikeMessage: "looks-like-message"
        case .severalMessages: "several-messages"
        case .limitExceeded: "limit-exceeded"
        case .emptyInput: "empty-input"
        case .uidLength: "uid-length"
        case .notHexadecimal: "not-hexadecimal"
        case .checkByte: "check-byte"
        case .containerMissing: "container-missing"
        case .containerVersion: "container-version"
        case .containerReadAccess: "container-read-access"
        case .containerExceedsMemory: "container-exceeds-memory"
        case .memorySize: "memory-size"
        }
    }
}
