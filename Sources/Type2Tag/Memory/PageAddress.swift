// SPDX-License-Identifier: MIT

/// The number of a four-byte page of a Type 2 tag, counted from 0.
public struct PageAddress: RawRepresentable, Hashable, Sendable {
    /// Bytes in one page.
    public static let size = 4

    /// The page number as it stands in a READ or WRITE command.
    public let rawValue: UInt8

    /// Creates the address of page `rawValue`.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates the address of page `index`, or nil when no command can name it (outside 0…255).
    public init?(index: Int) {
        guard let rawValue = UInt8(exactly: index) else { return nil }
        self.rawValue = rawValue
    }

    /// The page number as an integer.
    public var index: Int { Int(rawValue) }

    /// The address of the page's first byte, counted from byte 0 of page 0.
    public var byteAddress: Int { index * PageAddress.size }

    /// The pages of a range, in order.
    public static func pages(in range: ClosedRange<PageAddress>) -> [PageAddress] {
        (range.lowerBound.rawValue...range.upperBound.rawValue).map { PageAddress(rawValue: $0) }
    }
}

extension PageAddress: Comparable {
    /// Orders by page number.
    public static func < (left: PageAddress, right: PageAddress) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension PageAddress: ExpressibleByIntegerLiteral {
    /// Creates a page address from a literal in source text.
    public init(integerLiteral value: UInt8) {
        rawValue = value
    }
}

extension PageAddress: CustomStringConvertible {
    /// The decimal page number.
    public var description: String { String(rawValue) }
}

extension PageAddress {
    /// Page 2, whose bytes 2 and 3 are the static lock bytes (NTAG21x data sheet 8.5.2).
    public static let staticLocks: PageAddress = 2

    /// Page 3, the capability container (Type 2 Tag 1.1 §6.1).
    public static let capabilityContainer: PageAddress = 3

    /// Page 4, the first page of the data area.
    public static let dataArea: PageAddress = 4
}
