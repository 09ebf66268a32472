// SPDX-License-Identifier: MIT

/// A password of an NTAG21x or Ultralight EV1: PWD, and the PACK with which the chip acknowledges it (NTAG21x data
/// sheet 8.8).
///
/// It is a secret: neither printing nor dumping a value shows its bytes.
public struct TagPassword: Hashable, Sendable {
    /// PWD: four bytes, as PWD_AUTH sends them.
    public let bytes: [UInt8]

    /// PACK: two bytes; nil when it is not known or does not matter.
    public let acknowledge: [UInt8]?

    /// The password with which chips are delivered: everybody knows it.
    public static let factory = TagPassword(unchecked: [0xFF, 0xFF, 0xFF, 0xFF], acknowledge: [0x00, 0x00])

    /// Creates a password, or nil unless it has four bytes and its acknowledge, when there is one, two.
    public init?(_ bytes: [UInt8], acknowledge: [UInt8]? = nil) {
        guard bytes.count == 4, acknowledge == nil || acknowledge?.count == 2 else { return nil }
        self.init(unchecked: bytes, acknowledge: acknowledge)
    }

    private init(unchecked bytes: [UInt8], acknowledge: [UInt8]?) {
        self.bytes = bytes
        self.acknowledge = acknowledge
    }

    /// Whether this is the answer to PWD_AUTH that the password is known by: two bytes, those of PACK where it is
    /// known.
    public func isAcknowledged(by answer: [UInt8]) -> Bool {
        answer.count == 2 && (acknowledge == nil || answer == acknowledge)
    }
}

extension TagPassword: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The word "password", whatever it is.
    public var description: String { "password" }

    /// The word "password", whatever it is.
    public var debugDescription: String { "password" }

    /// A mirror that shows nothing.
    public var customMirror: Mirror { Mirror(self, children: [Mirror.Child]()) }
}
