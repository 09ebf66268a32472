// SPDX-License-Identifier: MIT

extension TLVBlock {
    /// The longest value that a length field can announce: FFFFh is reserved (Type 2 Tag 1.1 §2.3).
    public static let longestValue = 0xFFFE

    /// An NDEF message TLV with a terminator behind it, or nil when the message is too long for one.
    public static func encodedMessage(_ message: [UInt8]) -> [UInt8]? {
        guard message.count <= longestValue else { return nil }
        return [Tag.message.rawValue] + MessagePlacement.lengthField(message.count) + message
            + [Tag.terminator.rawValue]
    }
}
