// SPDX-License-Identifier: MIT

internal import Bytes

/// The percent escapes of URIs (RFC 3986 section 2.1).
enum PercentEscapes {
    /// The bytes with the escapes undone; a percent sign without two hexadecimal digits stands for itself.
    static func undone(_ text: Substring) -> [UInt8] {
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            if source[index] == UInt8(ascii: "%"), source.count - index > 2,
                let high = Hexadecimal.value(of: source[index + 1]),
                let low = Hexadecimal.value(of: source[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(source[index])
                index += 1
            }
        }
        return bytes
    }
}
