// SPDX-License-Identifier: MIT

/// An Android application record: the app that is to open the message.
public struct AndroidApplicationRecord: Hashable, Sendable {
    /// The package name, such as `com.example.app`.
    public let package: String

    static let type = "android.com:pkg"

    /// Nil unless the payload is visible US-ASCII.
    init?(payload: [UInt8]) {
        guard !payload.isEmpty, payload.allSatisfy(ASCII.isVisible) else { return nil }
        package = String(decoding: payload, as: UTF8.self)
    }
}
