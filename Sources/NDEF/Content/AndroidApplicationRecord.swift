// SPDX-License-Identifier: MIT

internal import Bytes

/// An Android application record: the app that is to open the message.
public struct AndroidApplicationRecord: Hashable, Sendable {
    /// The package name, such as `com.example.app`.
    public let package: String

    static let type = "android.com:pkg"

    private static let name: StaticString = "android.com:pkg"

    /// Whether it is the type of a record; letter case does not count (RTD 1.0).
    static func isType(_ type: Span<UInt8>) -> Bool {
        type.equals(name) || type.matchesFoldingCase(name)
    }

    /// The first byte that is not visible US-ASCII; 0 when there is none at all, nil when all is well.
    static func firstFault(in payload: Span<UInt8>) -> Int? {
        if !payload.isEmpty, payload.areAllPrintable(from: 0x21) { return nil }
        for index in payload.indices where !ASCII.isVisible(payload[index]) { return index }
        return payload.isEmpty ? 0 : nil
    }
}
