// SPDX-License-Identifier: MIT

/// A version of Wi-Fi Simple Configuration.
public struct WiFiVersion: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The byte on the wire: the major number in the upper half, the minor one in the lower.
    public let rawValue: UInt8

    /// Makes the version of a byte.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The number in front of the point.
    public var major: Int { Int(rawValue >> 4) }

    /// The number behind the point.
    public var minor: Int { Int(rawValue & 0x0F) }

    /// The version as people write it, such as `1.0`.
    public var description: String { "\(major).\(minor)" }

    static let one = WiFiVersion(rawValue: 0x10)
    static let two = WiFiVersion(rawValue: 0x20)
}
