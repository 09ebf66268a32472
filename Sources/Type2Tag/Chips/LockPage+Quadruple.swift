// SPDX-License-Identifier: MIT

extension LockPage {
    /// Creates the dynamic lock page of an Ultralight C or NTAG203, in whose byte 0 a bit locks four pages (MF0ICU2
    /// and NTAG203 data sheets, lock bytes 2 and 3).
    ///
    /// Each half of byte 0 begins with a block-lock bit. Byte 1 does the same for the pages behind the lock page: the
    /// low half freezes, the high half locks. Of an NTAG203 the printed figure leaves open which of the two bits of
    /// the counter is which; the order of the Ultralight C is taken.
    init(quadrupleLocksOn page: PageAddress, settings: [ClosedRange<PageAddress>]) {
        let frozen: [ClosedRange<PageAddress>] = [16...27, 28...39]
        let freezes = frozen.indices.map { half in
            Bit(byte: 0, mask: 1 << UInt8(4 * half), effect: .freezesLockBits, pages: frozen[half])
        }
        let locks = (0..<6).map { group in
            let first = UInt8(16 + 4 * group)
            let pages = PageAddress(rawValue: first)...PageAddress(rawValue: first + 3)
            return Bit(byte: 0, mask: 1 << UInt8(group + group / 3 + 1), effect: .locksPages, pages: pages)
        }
        let others = settings.enumerated().flatMap { index, pages in
            [
                Bit(byte: 1, mask: 1 << UInt8(index), effect: .freezesLockBits, pages: pages),
                Bit(byte: 1, mask: 1 << UInt8(index + 4), effect: .locksPages, pages: pages),
            ]
        }
        self.init(page: page, bits: freezes + locks, settingsBits: others)
    }
}
