// SPDX-License-Identifier: MIT

/// What a password is to guard (NTAG21x data sheet 8.5.7).
public struct PasswordSettings: Hashable, Sendable {
    /// The largest AUTHLIM: it has three bits.
    public static let greatestTryLimit = 7

    /// AUTH0: the first page that is to need the password; every page behind it does too.
    public var firstProtectedPage: PageAddress

    /// PROT: whether reading is to need the password too.
    public var protectsReading: Bool

    /// AUTHLIM: how many wrong passwords the chip is to take, 1 to 7, before it refuses every password for good; nil
    /// for no limit.
    public var tryLimit: Int?

    /// Creates settings; by default everybody can read, and writing from page 4 on needs the password.
    public init(
        firstProtectedPage: PageAddress = .dataArea,
        protectsReading: Bool = false,
        tryLimit: Int? = nil
    ) {
        self.firstProtectedPage = firstProtectedPage
        self.protectsReading = protectsReading
        self.tryLimit = tryLimit
    }
}
