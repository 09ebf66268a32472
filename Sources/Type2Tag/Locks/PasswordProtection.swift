// SPDX-License-Identifier: MIT

/// What the configuration pages say about the password (NTAG21x data sheet 8.5.7, 8.8).
public struct PasswordProtection: Hashable, Sendable {
    /// AUTH0: the first page that needs the password.
    ///
    /// Behind the last page means none does.
    public let firstProtectedPage: PageAddress

    /// PROT: whether reading needs the password too, not just writing.
    public let protectsReading: Bool

    /// CFGLCK: whether the configuration can no longer change.
    public let configurationIsLocked: Bool

    /// Whether the password guards any page of the chip.
    public let isEnabled: Bool

    /// Reads CFG0 and CFG1, or nil when they are not known.
    public init?(memory: MemoryImage, model: ChipModel) {
        guard let first = memory[model.configuration.first], let second = memory[model.configuration.second] else {
            return nil
        }
        firstProtectedPage = PageAddress(rawValue: first[3])
        protectsReading = second[0] & 0x80 != 0
        configurationIsLocked = second[0] & 0x40 != 0
        isEnabled = firstProtectedPage <= model.lastPage
    }

    /// Whether writing to a page needs the password.
    public func guardsWriting(of page: PageAddress) -> Bool { isEnabled && page >= firstProtectedPage }
}
