// SPDX-License-Identifier: MIT

extension LockPage {
    /// Creates the dynamic lock page of an NTAG21x (data sheet 8.5.3): bytes 0 and 1 lock from page 16 on, byte 2
    /// freezes, byte 3 is reserved and reads BDh.
    init(
        dynamicLocksOn page: PageAddress,
        lastLockedPage: PageAddress,
        pagesPerLockBit: UInt8,
        pagesPerBlockLockBit: UInt8
    ) {
        func ranges(of size: UInt8) -> [ClosedRange<PageAddress>] {
            stride(from: 16, through: Int(lastLockedPage.rawValue), by: Int(size)).map { first in
                let last = min(first + Int(size) - 1, lastLockedPage.index)
                return PageAddress(rawValue: UInt8(first))...PageAddress(rawValue: UInt8(last))
            }
        }
        let locks = ranges(of: pagesPerLockBit).enumerated().map { index, pages in
            Bit(byte: index / 8, mask: 1 << UInt8(index % 8), effect: .locksPages, pages: pages)
        }
        let freezes = ranges(of: pagesPerBlockLockBit).enumerated().map { index, pages in
            Bit(byte: 2, mask: 1 << UInt8(index), effect: .freezesLockBits, pages: pages)
        }
        self.init(page: page, bits: locks + freezes)
    }
}
