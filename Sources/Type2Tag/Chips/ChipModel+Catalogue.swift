// SPDX-License-Identifier: MIT

extension ChipModel {
    /// NTAG213: 144 bytes of user memory.
    public static let ntag213 = ChipModel(
        ntag21x: "NTAG213",
        lastUserPage: 39,
        pagesPerLockBit: 2,
        pagesPerBlockLockBit: 4,
        storageSize: 0x0F,
        containerSize: 0x12,
        // The lock control TLV names byte 160 (page 40), 12 bits, 8 bytes a bit.
        factoryDataArea: [0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0x00, 0xFE]
    )

    /// NTAG215: 504 bytes of user memory, of which the container counts 496.
    public static let ntag215 = ChipModel(
        ntag21x: "NTAG215",
        lastUserPage: 129,
        pagesPerLockBit: 16,
        pagesPerBlockLockBit: 32,
        storageSize: 0x11,
        containerSize: 0x3E,
        factoryDataArea: [0x03, 0x00, 0xFE, 0x00]
    )

    /// NTAG216: 888 bytes of user memory, of which the container counts 872.
    public static let ntag216 = ChipModel(
        ntag21x: "NTAG216",
        lastUserPage: 225,
        pagesPerLockBit: 16,
        pagesPerBlockLockBit: 32,
        storageSize: 0x13,
        containerSize: 0x6D,
        factoryDataArea: [0x03, 0x00, 0xFE, 0x00]
    )

    /// Every chip in the catalogue, smallest first.
    public static let all: [ChipModel] = [ntag213, ntag215, ntag216]

    /// Creates a row for a chip laid out as the NTAG21x data sheet (8.5, 10.1) has it: behind the user pages come one
    /// page of dynamic lock bytes, two of configuration, the password and its acknowledge.
    private init(
        ntag21x name: String,
        lastUserPage: UInt8,
        pagesPerLockBit: UInt8,
        pagesPerBlockLockBit: UInt8,
        storageSize: UInt8,
        containerSize: UInt8,
        factoryDataArea: [UInt8]
    ) {
        let user: ClosedRange<PageAddress> = .dataArea...PageAddress(rawValue: lastUserPage)
        func page(behindUserPages distance: UInt8) -> PageAddress { PageAddress(rawValue: lastUserPage + distance) }
        self.name = name
        pageCount = Int(lastUserPage) + 6
        userPages = user
        dynamicLocks = LockPage(
            dynamicLocksOn: page(behindUserPages: 1),
            lastLockedPage: user.upperBound,
            pagesPerLockBit: pagesPerLockBit,
            pagesPerBlockLockBit: pagesPerBlockLockBit
        )
        configuration = Configuration(
            first: page(behindUserPages: 2),
            second: page(behindUserPages: 3),
            password: page(behindUserPages: 4),
            passwordAcknowledge: page(behindUserPages: 5)
        )
        version = ChipVersion(ntagStorageSize: storageSize)
        factoryContainer = CapabilityContainer(dataAreaUnits: containerSize)
        self.factoryDataArea = factoryDataArea
    }
}

extension ChipVersion {
    fileprivate init(ntagStorageSize size: UInt8) {
        self.init(allBytes: (0x00, 0x04, 0x04, 0x02, 0x01, 0x00, size, 0x03))
    }
}

extension CapabilityContainer {
    fileprivate init(dataAreaUnits units: UInt8) {
        self.init(allBytes: (CapabilityContainer.magicNumber, 0x10, units, 0x00))
    }
}
