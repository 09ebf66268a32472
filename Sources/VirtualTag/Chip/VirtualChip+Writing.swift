// SPDX-License-Identifier: MIT

internal import Type2Tag

extension VirtualChip {
    /// WRITE (data sheet 10.4).
    mutating func write(_ data: [UInt8], to page: PageAddress) -> VirtualAnswer {
        guard isWritable(page) else { return refuse() }
        let old = memory.page(page)
        let new = content(of: page, after: data, over: old)
        for (offset, byte) in new.enumerated() {
            memory[page.byteAddress + offset] = byte
        }
        if new != old { changedPage = page }
        writeCount += 1
        return .acknowledge
    }

    /// The first frame of COMPAT_WRITE (data sheet 10.5): it names the page.
    mutating func announceWrite(to page: PageAddress) -> VirtualAnswer {
        guard isWritable(page) else { return refuse() }
        awaitedWrite = page
        return .acknowledge
    }

    /// The second frame of COMPAT_WRITE: sixteen bytes, of which the first four count.
    mutating func compatibilityWrite(_ frame: [UInt8], to page: PageAddress) -> VirtualAnswer {
        guard frame.count == 16 else {
            leaveActive()
            return .silence
        }
        return write(Array(frame.prefix(PageAddress.size)), to: page)
    }

    private func isWritable(_ page: PageAddress) -> Bool {
        guard page >= .staticLocks, page <= model.lastPage else { return false }
        let rules = rules
        guard isAuthenticated || !rules.guardsWriting(of: page), !rules.isLocked(page) else { return false }
        // CFGLCK acts from the next activation on, whatever the timing of the rest (data sheet 8.5.7).
        let isConfiguration = page == model.configuration?.first || page == model.configuration?.second
        return !(isConfiguration && activationRules.configurationIsLocked)
    }

    /// What a page holds after a write: lock bits and the capability container are one-time programmable, so that they
    /// gather what is written (data sheet 8.5.2 to 8.5.4).
    private func content(of page: PageAddress, after data: [UInt8], over old: [UInt8]) -> [UInt8] {
        if let lockPage = model.lockPages.first(where: { $0.page == page }) {
            let settable = rules.settableBits(of: lockPage)
            return old.indices.map { old[$0] | data[$0] & settable[$0] }
        }
        if page == .capabilityContainer { return zip(old, data).map { $0 | $1 } }
        return data
    }
}
