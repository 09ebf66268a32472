// SPDX-License-Identifier: MIT

/// What the settings of a chip say about the password or key that guards its pages.
///
/// NTAG21x and Ultralight EV1: NTAG21x data sheet 8.5.7, 8.8. Ultralight C: MF0ICU2 data sheet, AUTH0 and AUTH1. Other
/// chips have nothing of the kind, which is a fact like any other: `scheme` is `none` then.
public struct PasswordProtection: Hashable, Sendable {
    /// What opens the guarded pages.
    public enum Scheme: Hashable, Sendable {
        /// The chip can guard no page.
        case none
        /// Four bytes sent by PWD_AUTH.
        case password
        /// A key of sixteen bytes, proved by AUTHENTICATE.
        case key
    }

    /// The AUTH0 that guards no page, as NTAG21x and Ultralight EV1 are delivered.
    public static let off: PageAddress = 0xFF

    /// What opens the guarded pages.
    public let scheme: Scheme

    /// AUTH0: the first page that needs the password.
    ///
    /// Behind the last page means none does.
    public let firstProtectedPage: PageAddress

    /// PROT: whether reading needs the password too, not just writing.
    public let protectsReading: Bool

    /// CFGLCK: whether the configuration can no longer change; with a key, whether the pages of AUTH0 and AUTH1 are
    /// locked.
    public let configurationIsLocked: Bool

    /// AUTHLIM: how many wrong passwords the chip takes before it refuses every password for good; nil for no limit.
    public let tryLimit: Int?

    /// Whether the password guards any page of the chip.
    public let isEnabled: Bool

    /// Reads the settings, or nil when the chip has some and they are not known.
    public init?(memory: MemoryImage, model: ChipModel) {
        if let configuration = model.configuration {
            guard let first = memory[configuration.first], let second = memory[configuration.second] else { return nil }
            scheme = .password
            firstProtectedPage = PageAddress(rawValue: first[3])
            protectsReading = second[0] & PasswordProtection.protectionBit != 0
            configurationIsLocked = second[0] & PasswordProtection.configurationLockBit != 0
            let limit = Int(second[0] & PasswordProtection.tryLimitBits)
            tryLimit = limit == 0 ? nil : limit
        } else if let authentication = model.keyAuthentication {
            guard let first = memory[authentication.first], let second = memory[authentication.second] else {
                return nil
            }
            scheme = .key
            firstProtectedPage = PageAddress(rawValue: first[0])
            // The bit is the other way round: set, only writing is guarded.
            protectsReading = second[0] & 0x01 == 0
            let locks = model.dynamicLocks.flatMap { page in memory[page.page].map { page.lockedPages(by: $0) } } ?? []
            configurationIsLocked = locks.contains(authentication.first) && locks.contains(authentication.second)
            tryLimit = nil
        } else {
            scheme = .none
            firstProtectedPage = PasswordProtection.off
            protectsReading = false
            configurationIsLocked = false
            tryLimit = nil
        }
        isEnabled = scheme != .none && firstProtectedPage <= model.lastPage
    }

    /// Whether writing to a page needs the password.
    public func guardsWriting(of page: PageAddress) -> Bool { isEnabled && page >= firstProtectedPage }

    /// Whether reading a page needs the password.
    public func guardsReading(of page: PageAddress) -> Bool { protectsReading && guardsWriting(of: page) }
}

extension PasswordProtection {
    /// PROT in the ACCESS byte.
    static let protectionBit: UInt8 = 0x80
    /// CFGLCK in the ACCESS byte.
    static let configurationLockBit: UInt8 = 0x40
    /// AUTHLIM in the ACCESS byte.
    static let tryLimitBits: UInt8 = 0x07
}
