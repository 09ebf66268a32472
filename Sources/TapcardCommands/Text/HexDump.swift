// SPDX-License-Identifier: MIT

internal import Bytes

/// Bytes for a person to read: offset, sixteen bytes a line, and what is printable of them.
enum HexDump {
    static func lines(_ bytes: [UInt8], offset: Int = 0) -> [String] {
        stride(from: 0, to: bytes.count, by: 16).map { start in
            let row = bytes[start..<min(start + 16, bytes.count)]
            let digits = Hexadecimal.text(row, separator: " ")
            let padding = String(repeating: " ", count: 16 * 3 - 1 - digits.count)
            let characters = row.map { (0x20...0x7E).contains($0) ? Character(UnicodeScalar($0)) : "." }
            return "\(number(offset + start))  \(digits)\(padding)  |\(String(characters))|"
        }
    }

    private static func number(_ offset: Int) -> String {
        let digits = String(offset, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
