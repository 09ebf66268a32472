// SPDX-License-Identifier: MIT

/// The capability container of a Type 2 tag: page 3 (Type 2 Tag 1.1 §6.1).
public struct CapabilityContainer: Hashable, Sendable {
    /// What a nibble of the access byte grants.
    public enum Access: Hashable, Sendable {
        /// Nibble 0: granted without any security.
        case free
        /// Nibble F of the write access: no access at all.
        case denied
        /// Nibbles 8 to E.
        case proprietary(UInt8)
        /// Nibbles 1 to 7, and F of the read access.
        case reserved(UInt8)
    }

    /// Byte 0 of a tag that holds NDEF data.
    public static let magicNumber: UInt8 = 0xE1

    /// The four bytes as read.
    public let bytes: [UInt8]

    /// Creates a container from four bytes, or nil from another number.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == PageAddress.size else { return nil }
        self.bytes = bytes
    }

    // A tuple has four bytes by its type, so that a catalogue row cannot be short.
    init(allBytes b: (UInt8, UInt8, UInt8, UInt8)) {
        bytes = [b.0, b.1, b.2, b.3]
    }

    /// Whether all four bytes are zero: the page was never written, so that a container can still be.
    public var isBlank: Bool { bytes.allSatisfy { $0 == 0 } }

    /// Whether byte 0 says that the tag holds NDEF data.
    public var hasMagicNumber: Bool { bytes[0] == CapabilityContainer.magicNumber }

    /// The major version of the mapping: only 1 is defined.
    ///
    /// A newer minor version stays readable (§6.1).
    public var majorVersion: Int { Int(bytes[1] >> 4) }

    /// The minor version of the mapping.
    public var minorVersion: Int { Int(bytes[1] & 0x0F) }

    /// Bytes of the data area: byte 2 times 8, any value.
    public var dataAreaSize: Int { Int(bytes[2]) * 8 }

    /// The upper nibble of byte 3.
    public var readAccess: Access {
        switch bytes[3] >> 4 {
        case 0: .free
        case let nibble where (8...0xE).contains(nibble): .proprietary(nibble)
        case let nibble: .reserved(nibble)
        }
    }

    /// The lower nibble of byte 3.
    public var writeAccess: Access {
        switch bytes[3] & 0x0F {
        case 0: .free
        case 0xF: .denied
        case let nibble where (8...0xE).contains(nibble): .proprietary(nibble)
        case let nibble: .reserved(nibble)
        }
    }

    /// The container that says read-only: byte 3 as read, with the write nibble set.
    ///
    /// Sent like this, an OR cannot merge another size or version into the page.
    public var readOnly: CapabilityContainer {
        CapabilityContainer(allBytes: (bytes[0], bytes[1], bytes[2], bytes[3] | 0x0F))
    }
}
