// SPDX-License-Identifier: MIT

internal import Bytes

/// A universally unique identifier of 16 bytes (RFC 9562).
public struct UUID128: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    static let size = 16

    /// Makes an identifier of 16 bytes in the order of its text; nil for another number of bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == Self.size else { return nil }
        high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Reads `8-4-4-4-12` hexadecimal digits in either case, or 32 without hyphens; nil for other text.
    public init?(_ text: String) {
        let characters = [UInt8](text.utf8.prefix(40))
        guard characters.count == 36 || characters.count == 32 else { return nil }
        if characters.count == 36 {
            guard [8, 13, 18, 23].allSatisfy({ characters[$0] == UInt8(ascii: "-") }) else { return nil }
        }
        let digits = characters.filter { $0 != UInt8(ascii: "-") }
        guard digits.count == 32, digits.allSatisfy(ASCII.isHexadecimalDigit),
            let bytes = try? Hexadecimal.bytes(digits)
        else { return nil }
        self.init(bytes: bytes)
    }

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The 16 bytes, in the order of the text.
    public var bytes: [UInt8] {
        [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * UInt64($0))) } }
    }
}

extension UUID128: CustomStringConvertible {
    /// The text of RFC 9562 in upper-case digits, such as `0000110B-0000-1000-8000-00805F9B34FB`.
    public var description: String {
        let bytes = bytes
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { Hexadecimal.text(bytes[$0]) }.joined(separator: "-")
    }
}
