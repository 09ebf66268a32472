// SPDX-License-Identifier: MIT

internal import Type2Tag

extension VirtualChip {
    /// WRITE (data sheet 10.4).
    mutating func write(_ data: [UInt8], to page: PageAddress) -> VirtualAnswer {
        guard isWritable(page) else { return refuse() }
        let old = memory.page(page)
        guard let new = content(of: page, after: data, over: old) else { return refuse() }
        program(new, at: page)
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

    /// Replaces what a page holds.
    mutating func program(_ content: [UInt8], at page: PageAddress) {
        for (offset, byte) in content.enumerated() {
            memory[page.byteAddress + offset] = byte
        }
        let holdsRules = page == .staticLocks || model.settingsPages?.contains(page) == true
        if holdsRules { memoryRules = AccessRules(memory: memory, model: model) }
    }

    /// The page of the one-way counter of an Ultralight C or NTAG203.
    var counterPage: PageAddress? {
        model == .ultralightC || model == .ntag203 ? PageAddress(index: model.userPages.upperBound.index + 2) : nil
    }

    private func isWritable(_ page: PageAddress) -> Bool {
        guard page >= .staticLocks, page <= model.lastPage else { return false }
        guard isAuthenticated || !passwordRules.guardsWriting(of: page), !lockRules.isLocked(page) else { return false }
        // CFGLCK acts from the next activation on, whatever the timing of the rest (data sheet 8.5.7).
        let isConfiguration = page == model.configuration?.first || page == model.configuration?.second
        return !(isConfiguration && activationRules.configurationIsLocked)
    }

    /// What a page holds after a write, or nil when the chip refuses it.
    ///
    /// Lock bits and the capability container are one-time programmable, so that they gather what is written (data
    /// sheet 8.5.2 to 8.5.4).
    private func content(of page: PageAddress, after data: [UInt8], over old: [UInt8]) -> [UInt8]? {
        if let lockPage = model.lockPages.first(where: { $0.page == page }) {
            let settable = lockRules.settableBits(of: lockPage)
            return old.indices.map { old[$0] | data[$0] & settable[$0] }
        }
        if page == .capabilityContainer { return zip(old, data).map { $0 | $1 } }
        return page == counterPage ? counted(data, over: old) : data
    }

    /// The 16-bit one-way counter (MF0ICU2 data sheet 7.5.11): zero takes any value, and later the lower four bits are
    /// added.
    ///
    /// The sum shows at once; the chip wants to leave the field before.
    private func counted(_ data: [UInt8], over old: [UInt8]) -> [UInt8]? {
        let value = Int(old[0]) | Int(old[1]) << 8
        guard value > 0 else { return [data[0], data[1], 0, 0] }
        let increment = Int(data[0] & 0x0F)
        guard value + increment <= 0xFFFF else { return nil }
        let sum = value + increment
        return [UInt8(sum & 0xFF), UInt8(sum >> 8), 0, 0]
    }
}
