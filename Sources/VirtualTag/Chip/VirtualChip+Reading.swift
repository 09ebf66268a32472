// SPDX-License-Identifier: MIT

internal import Type2Tag

extension VirtualChip {
    /// READ (data sheet 10.2): four pages, going on at page 0 behind the last page that may be read.
    mutating func read(from page: PageAddress) -> VirtualAnswer {
        let readable = readablePageCount
        guard page.index < readable else { return refuse() }
        countRead()
        return .data((0..<4).flatMap { shownPage(at: (page.index + $0) % readable) })
    }

    /// FAST_READ (data sheet 10.3): no rolling over.
    mutating func fastRead(from first: PageAddress, through last: PageAddress) -> VirtualAnswer {
        guard first <= last, last.index < readablePageCount else { return refuse() }
        countRead()
        return .data((first.index...last.index).flatMap { shownPage(at: $0) })
    }

    /// READ_CNT (data sheet 10.6): three bytes, lowest first.
    ///
    /// The only counter is number 2.
    mutating func readCounter(number: UInt8) -> VirtualAnswer {
        guard number == 0x02, isAuthenticated || !passwordRules.guardsCounter else { return refuse() }
        return .data([
            UInt8(truncatingIfNeeded: counter), UInt8(truncatingIfNeeded: counter >> 8),
            UInt8(truncatingIfNeeded: counter >> 16),
        ])
    }

    private var readablePageCount: Int {
        // No command reads the key of an Ultralight C (MF0ICU2 data sheet 9.2).
        let count = model.lastReadablePage.index + 1
        guard !isAuthenticated, let guarded = passwordRules.firstPageGuardedFromReading else { return count }
        return min(guarded.index, count)
    }

    private func shownPage(at index: Int) -> [UInt8] {
        guard let page = PageAddress(index: index) else { return [0, 0, 0, 0] }
        let isSecret = page == model.configuration?.password || page == model.configuration?.passwordAcknowledge
        return isSecret ? [0, 0, 0, 0] : memory.page(page)
    }

    // Once for each time in the field, at the first reading (data sheet 8.6).
    private mutating func countRead() {
        guard !hasCountedRead, commands.contains(.readCounter), passwordRules.countsReads else { return }
        hasCountedRead = true
        if counter < VirtualChip.greatestCounter { counter += 1 }
    }
}
