// SPDX-License-Identifier: MIT

extension TLVLayout {
    /// Warnings for lock control TLVs that name other lock bytes than the chip has.
    ///
    /// Readers that believe them jump over user memory, and lock bits that are not there get written. NTAG213 tags with
    /// the TLV of an NTAG203 are common.
    ///
    /// - Parameter chip: The chip, reported or assumed.
    /// - Returns: One finding a TLV, at the TLV's offset.
    public func contradictions(with chip: ChipModel) -> [Type2TagFinding] {
        let locks = chip.dynamicLocks?.bits.filter { $0.effect == .locksPages } ?? []
        let pagesPerBit = locks.first.map { PageAddress.pages(in: $0.pages).count } ?? 0
        return blocks.compactMap { block in
            guard block.tag == .lockControl, let area = block.controlArea else { return nil }
            let isRight =
                block.value == chip.lockControlTLV.map { Array($0.dropFirst(2)) }
                || area.byteAddress == chip.dynamicLocks?.page.byteAddress && area.lockBitCount == locks.count
                    && area.bytesPerLockBit == pagesPerBit * PageAddress.size
            guard !isRight else { return nil }
            let reason = Type2TagError.Reason.controlContradictsChip(
                chip: chip.name,
                byteAddress: area.byteAddress,
                lockBits: area.lockBitCount ?? 0
            )
            return Type2TagFinding(Type2TagError(reason, at: block.offset, inBlockAt: block.offset), .warning)
        }
    }
}
