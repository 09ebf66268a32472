// SPDX-License-Identifier: MIT

internal import Bytes

/// The identifier a tag answers with when it is selected: 4, 7 or 10 bytes.
///
/// It names a tag; it is not a secret.
public struct TagUID: Hashable, Sendable {
    /// The identifier, first byte first as transmitted, without cascade tags and check bytes.
    public let bytes: [UInt8]

    /// Creates an identifier.
    ///
    /// - Throws: `Type2TagError` with `uidLength` unless there are 4, 7 or 10 bytes (ISO/IEC 14443-3).
    public init(_ bytes: [UInt8]) throws(Type2TagError) {
        guard [4, 7, 10].contains(bytes.count) else { throw Type2TagError(.uidLength(bytes.count), at: 0) }
        self.bytes = bytes
    }

    /// Reads an identifier as a person types it: `04C4FC91DF2A81`, `04:c4:fc:91:df:2a:81`, `04 C4 …`.
    ///
    /// - Throws: `Type2TagError` with `notHexadecimal` or `uidLength`.
    public init(parsing text: String) throws(Type2TagError) {
        let bytes: [UInt8]
        do throws(HexadecimalError) {
            bytes = try Hexadecimal.bytes(text)
        } catch {
            throw Type2TagError(.notHexadecimal, at: error.offset)
        }
        try self.init(bytes)
    }

    /// Reads the seven-byte identifier from pages 0 and 1 (NTAG21x data sheet 8.5.1), or nil when they are not known.
    public init?(memory: MemoryImage) {
        guard let first = memory[0], let second = memory[1] else { return nil }
        bytes = Array(first[0..<3]) + second
    }

    /// BCC0 and BCC1 of a seven-byte identifier: the cascade tag 88h is part of the first (ISO/IEC 14443-3).
    public var checkBytes: (first: UInt8, second: UInt8)? {
        guard bytes.count == 7 else { return nil }
        return (0x88 ^ bytes[0] ^ bytes[1] ^ bytes[2], bytes[3] ^ bytes[4] ^ bytes[5] ^ bytes[6])
    }
}

extension TagUID: CustomStringConvertible {
    /// Upper-case hexadecimal digits without separators: the one form that is printed and compared.
    public var description: String { Hexadecimal.text(bytes) }
}
