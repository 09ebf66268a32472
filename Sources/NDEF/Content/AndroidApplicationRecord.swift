// SPDX-License-Identifier: MIT

/// An Android application record: the app that is to open the message.
public struct AndroidApplicationRecord: Hashable, Sendable {
    /// The package name, such as `com.example.app`.
    public let package: String

    static let type = "android.com:pkg"

    /// The first byte that is not visible US-ASCII; 0 when there is none at all, nil when all is well.
    static func firstFault(in payload: Span<UInt8>) -> Int? {
        for index in payload.indices where !ASCII.isVisible(payload[index]) { return index }
        return payload.isEmpty ? 0 : nil
    }
}
