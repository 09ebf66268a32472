// SPDX-License-Identifier: MIT

/// A number that a library returned, and its words for it.
public struct LibraryResult: Hashable, Sendable {
    /// The number: 0 is success with PC/SC; PC/SC's errors as unsigned 32-bit values.
    public let code: Int64

    /// The library's words.
    public let text: String

    /// Creates a result.
    public init(code: Int64, text: String) {
        self.code = code
        self.text = text
    }

    var isSuccess: Bool { code == 0 }

    /// The words, then the number as PC/SC documents it: `Service not available (0x8010001D)`.
    var pcscText: String {
        let number = "0x" + Text.hex(UInt32(truncatingIfNeeded: code), digits: 8)
        return text.isEmpty ? number : "\(Text.withoutStop(text)) (\(number))"
    }

    /// The words, then the number in decimal, as libnfc prints it.
    var libnfcText: String {
        text.isEmpty ? "error \(code)" : "\(Text.withoutStop(text)) (\(code))"
    }
}

extension Text {
    static func withoutStop(_ text: String) -> String {
        text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
