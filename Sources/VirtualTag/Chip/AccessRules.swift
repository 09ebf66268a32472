// SPDX-License-Identifier: MIT

internal import Type2Tag

/// The lock bits and password settings that are in force.
///
/// They are a copy of the pages that hold them, so that a chip can go on obeying what it held when it was activated.
struct AccessRules: Hashable, Sendable {
    private let lockPages: [LockPage]
    private let lockContents: [[UInt8]]
    private let lockedPages: Set<PageAddress>
    private let access: UInt8
    private let protection: PasswordProtection?

    init(memory: [UInt8], model: ChipModel) {
        lockPages = model.lockPages
        lockContents = model.lockPages.map { memory.page($0.page) }
        lockedPages = Set(zip(lockPages, lockContents).flatMap { $0.lockedPages(by: $1) })
        access = model.configuration.map { memory.page($0.second)[0] } ?? 0
        var configuration = MemoryImage()
        for page in model.settingsPages.map({ PageAddress.pages(in: $0) }) ?? [] {
            configuration.store(memory.page(page), at: page)
        }
        protection = PasswordProtection(memory: configuration, model: model)
    }

    /// CFGLCK; an Ultralight C has lock bits for the same purpose, which `isLocked` tells.
    var configurationIsLocked: Bool { protection?.scheme == .password && protection?.configurationIsLocked == true }

    /// AUTHLIM: wrong passwords until none is taken any more; 0 for no limit.
    var passwordTryLimit: Int { Int(access & 0x07) }

    /// NFC_CNT_EN.
    var countsReads: Bool { access & 0x10 != 0 }

    /// NFC_CNT_PWD_PROT.
    var guardsCounter: Bool { access & 0x08 != 0 }

    func guardsWriting(of page: PageAddress) -> Bool { protection?.guardsWriting(of: page) ?? false }

    /// AUTH0, when PROT extends it to reading and it is not switched off.
    var firstPageGuardedFromReading: PageAddress? {
        guard let protection, protection.isEnabled, protection.protectsReading else { return nil }
        return protection.firstProtectedPage
    }

    func isLocked(_ page: PageAddress) -> Bool { lockedPages.contains(page) }

    /// The bits that a write to this lock page can still set: neither reserved nor frozen by a block-lock bit.
    func settableBits(of lockPage: LockPage) -> [UInt8] {
        guard let index = lockPages.firstIndex(of: lockPage) else { return [0, 0, 0, 0] }
        let bits = lockPage.bits + lockPage.settingsBits
        let frozen = bits.filter { $0.effect == .freezesLockBits && $0.isSet(in: lockContents[index]) }
        var mask: [UInt8] = [0, 0, 0, 0]
        for bit in bits
        where bit.effect == .freezesLockBits || !frozen.contains(where: { $0.pages.overlaps(bit.pages) }) {
            mask[bit.byte] |= bit.mask
        }
        return mask
    }
}

extension [UInt8] {
    /// The four bytes of a page, zeros where there are none.
    func page(_ page: PageAddress) -> [UInt8] {
        guard count - page.byteAddress >= PageAddress.size else { return [0, 0, 0, 0] }
        return Array(self[page.byteAddress..<(page.byteAddress + PageAddress.size)])
    }
}
