// SPDX-License-Identifier: MIT

/// The version byte of a handover record: major version in the high half, minor in the low one.
public struct HandoverVersion: RawRepresentable, Hashable, Sendable {
    /// The byte on the wire, such as 12 hexadecimal for 1.2.
    public let rawValue: UInt8

    /// Makes a version of its byte.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Makes a version of its two numbers; only their low four bits count.
    public init(major: UInt8, minor: UInt8) {
        rawValue = major << 4 | minor & 0x0F
    }

    /// The major version, 0 to 15.
    public var major: UInt8 { rawValue >> 4 }

    /// The minor version, 0 to 15.
    public var minor: UInt8 { rawValue & 0x0F }

    /// 1.3, which is what is written unless another version is asked for.
    public static let v13 = HandoverVersion(rawValue: 0x13)

    /// Whether the layout is known: versions of one major version read each other.
    var isKnown: Bool { major == 1 }

    /// Whether a request has to have a collision resolution record: from 1.2 on.
    var needsCollisionResolution: Bool { major == 1 && minor >= 2 }
}

extension HandoverVersion: CustomStringConvertible {
    /// Both numbers with a dot between, such as `1.3`.
    public var description: String { "\(major).\(minor)" }
}
