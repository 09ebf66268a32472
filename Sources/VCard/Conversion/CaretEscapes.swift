// SPDX-License-Identifier: MIT

/// The escapes of parameter values in version 4.0 (RFC 6868 section 3.2); version 3.0 has none.
enum CaretEscapes {
    /// Undoes `^n`, `^'` and `^^`; a caret in front of anything else stands for itself.
    static func undone(_ text: String) -> String {
        guard text.utf8.contains(caret) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var isEscaped = false
        for byte in text.utf8 {
            guard isEscaped else {
                isEscaped = byte == caret
                if !isEscaped { bytes.append(byte) }
                continue
            }
            isEscaped = false
            switch byte {
            case UInt8(ascii: "n"): bytes.append(.lineFeed)
            case UInt8(ascii: "'"): bytes.append(.quote)
            case caret: bytes.append(caret)
            default: bytes += [caret, byte]
            }
        }
        if isEscaped { bytes.append(caret) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let caret = UInt8(ascii: "^")
}
