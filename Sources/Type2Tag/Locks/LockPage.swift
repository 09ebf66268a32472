// SPDX-License-Identifier: MIT

/// A page that holds lock bits, and what each bit does.
///
/// All lock bits are one-time programmable: a write ORs, and nothing clears them again (NTAG21x data sheet 8.5.2,
/// 8.5.3).
public struct LockPage: Hashable, Sendable {
    /// What a bit does when it is set.
    public enum Effect: Hashable, Sendable {
        /// The pages become read-only.
        case locksPages
        /// The lock bits of the pages can no longer change: a page that is open then stays open for ever.
        case freezesLockBits
    }

    /// One bit of the page.
    public struct Bit: Hashable, Sendable {
        /// The byte in the page, 0 to 3.
        public let byte: Int
        /// The bit in the byte as a mask with one bit set.
        public let mask: UInt8
        /// What the bit does.
        public let effect: Effect
        /// The pages it acts on.
        public let pages: ClosedRange<PageAddress>

        /// Whether the bit is set in the content of its page.
        public func isSet(in content: [UInt8]) -> Bool {
            content.indices.contains(byte) && content[byte] & mask != 0
        }
    }

    /// Where the bits lie.
    public let page: PageAddress

    /// Every bit about the container and the user pages; what is in neither list is reserved and stays 0.
    public let bits: [Bit]

    /// The bits about pages behind the user memory, such as a counter or a key.
    ///
    /// Locking a tag leaves them alone: they say nothing about its message.
    public let settingsBits: [Bit]

    init(page: PageAddress, bits: [Bit], settingsBits: [Bit] = []) {
        self.page = page
        self.bits = bits
        self.settingsBits = settingsBits
    }

    /// The four bytes to write that set every lock bit and every block-lock bit of the container and the user pages,
    /// and no reserved one.
    public var fullMask: [UInt8] { mask(of: bits) }

    /// The four bytes of the bits that make pages read-only, without the block-lock bits.
    public var lockMask: [UInt8] { mask(of: bits.filter { $0.effect == .locksPages }) }

    /// The pages that this page's content makes read-only, in order; those behind the user memory included.
    ///
    /// For the static lock page it holds on any Type 2 tag, known or not.
    public func lockedPages(by content: [UInt8]) -> [PageAddress] {
        let set = (bits + settingsBits).filter { $0.effect == .locksPages && $0.isSet(in: content) }
        return Set(set.flatMap { PageAddress.pages(in: $0.pages) }).sorted()
    }

    private func mask(of bits: [Bit]) -> [UInt8] {
        var mask: [UInt8] = [0, 0, 0, 0]
        for bit in bits {
            mask[bit.byte] |= bit.mask
        }
        return mask
    }
}

extension LockPage {
    /// Page 2, bytes 2 and 3: pages 3 to 15, on every chip (NTAG21x data sheet 8.5.2).
    public static let staticLocks: LockPage = {
        let frozen: [ClosedRange<PageAddress>] = [3...3, 4...9, 10...15]
        var bits = frozen.indices.map { index in
            Bit(byte: 2, mask: 1 << UInt8(index), effect: .freezesLockBits, pages: frozen[index])
        }
        for number: UInt8 in 3...15 {
            let page = PageAddress(rawValue: number)
            bits.append(
                Bit(byte: number < 8 ? 2 : 3, mask: 1 << (number % 8), effect: .locksPages, pages: page...page)
            )
        }
        return LockPage(page: .staticLocks, bits: bits)
    }()
}
