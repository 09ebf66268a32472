// SPDX-License-Identifier: MIT

internal import Bytes

/// The 48-bit address of a Bluetooth or Wi-Fi device.
public struct HardwareAddress: Hashable, Sendable {
    /// The address as a number below 2^48.
    private let number: UInt64

    /// FF:FF:FF:FF:FF:FF, which stands for any device.
    public static let broadcast = HardwareAddress(number: 0xFFFF_FFFF_FFFF)

    static let size = 6

    private init(number: UInt64) {
        self.number = number
    }

    /// Makes an address of six bytes in the order in which people write them; nil for another number of bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == Self.size else { return nil }
        self.init(number: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }

    /// Makes an address of six bytes of which the last one comes first, as Bluetooth sends them.
    init?(littleEndian bytes: some BidirectionalCollection<UInt8>) {
        self.init(bytes: bytes.reversed())
    }

    /// Reads twelve hexadecimal digits in either case, with or without `:` or `-` between bytes; nil for other text.
    public init?(_ text: String) {
        guard text.utf8.count <= 64, let bytes = try? Hexadecimal.bytes(text) else { return nil }
        self.init(bytes: bytes)
    }

    /// The six bytes in the order in which people write them.
    public var bytes: [UInt8] { (0..<Self.size).map { UInt8(truncatingIfNeeded: number >> (40 - 8 * UInt64($0))) } }

    var littleEndianBytes: [UInt8] { bytes.reversed() }
}

extension HardwareAddress: CustomStringConvertible {
    /// The address as people write it, such as `FB:6D:B9:01:92:64`.
    public var description: String { Hexadecimal.text(bytes, separator: ":") }
}
