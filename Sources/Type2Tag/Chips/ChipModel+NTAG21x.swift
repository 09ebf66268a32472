// SPDX-License-Identifier: MIT

extension ChipModel {
    /// NTAG210: 48 bytes of user memory, all within reach of the static lock bytes.
    public static let ntag210 = ChipModel(
        passwordChip: "NTAG210",
        version: ChipVersion(productType: 0x04, subtype: 0x01, storageSize: 0x0B),
        lastUserPage: 15,
        dynamicLockGranularity: nil,
        containerSize: 0x06,
        factoryDataArea: [0x03, 0x00, 0xFE, 0x00]
    )

    /// NTAG212: 128 bytes of user memory.
    public static let ntag212 = ChipModel(
        passwordChip: "NTAG212",
        version: ChipVersion(productType: 0x04, subtype: 0x01, storageSize: 0x0E),
        lastUserPage: 35,
        dynamicLockGranularity: (pagesPerLockBit: 2, pagesPerBlockLockBit: 4),
        containerSize: 0x10,
        lockControlTLV: lockControlTLVOfPage36
    )

    /// NTAG213: 144 bytes of user memory.
    public static let ntag213 = ChipModel(
        passwordChip: "NTAG213",
        version: ChipVersion(productType: 0x04, subtype: 0x02, storageSize: 0x0F),
        lastUserPage: 39,
        dynamicLockGranularity: (pagesPerLockBit: 2, pagesPerBlockLockBit: 4),
        containerSize: 0x12,
        // Byte 160 (page 40), 12 bits, 8 bytes a bit.
        lockControlTLV: [0x01, 0x03, 0xA0, 0x0C, 0x34]
    )

    /// NTAG215: 504 bytes of user memory, of which the container counts 496.
    public static let ntag215 = ChipModel(
        passwordChip: "NTAG215",
        version: ChipVersion(productType: 0x04, subtype: 0x02, storageSize: 0x11),
        lastUserPage: 129,
        dynamicLockGranularity: (pagesPerLockBit: 16, pagesPerBlockLockBit: 32),
        containerSize: 0x3E,
        factoryDataArea: [0x03, 0x00, 0xFE, 0x00]
    )

    /// NTAG216: 888 bytes of user memory, of which the container counts 872.
    public static let ntag216 = ChipModel(
        passwordChip: "NTAG216",
        version: ChipVersion(productType: 0x04, subtype: 0x02, storageSize: 0x13),
        lastUserPage: 225,
        dynamicLockGranularity: (pagesPerLockBit: 16, pagesPerBlockLockBit: 32),
        containerSize: 0x6D,
        factoryDataArea: [0x03, 0x00, 0xFE, 0x00]
    )

    /// Byte 144 (page 36), 10 bits, 8 bytes a bit.
    static let lockControlTLVOfPage36: [UInt8] = [0x01, 0x03, 0x90, 0x0A, 0x34]

    /// Creates a row for a chip laid out as the NTAG21x data sheet (8.5, 10.1) has it: behind the user pages come one
    /// page of dynamic lock bytes, unless the static ones reach all of them, two of configuration, the password and
    /// its acknowledge.
    ///
    /// Without a `factoryDataArea` the lock control TLV and an empty message are delivered.
    init(
        passwordChip name: String,
        keyword: String? = nil,
        version: ChipVersion,
        lastUserPage: UInt8,
        dynamicLockGranularity: (pagesPerLockBit: UInt8, pagesPerBlockLockBit: UInt8)?,
        containerSize: UInt8,
        isDeliveredWithContainer: Bool = true,
        lockControlTLV: [UInt8]? = nil,
        factoryDataArea: [UInt8]? = nil,
        modulation: UInt8 = 0x04
    ) {
        let user: ClosedRange<PageAddress> = .dataArea...PageAddress(rawValue: lastUserPage)
        let lockPageCount: UInt8 = dynamicLockGranularity == nil ? 0 : 1
        func page(_ distance: UInt8) -> PageAddress {
            PageAddress(rawValue: lastUserPage + lockPageCount + distance)
        }
        self.name = name
        self.keyword = keyword ?? name.lowercased()
        pageCount = Int(lastUserPage) + 5 + Int(lockPageCount)
        userPages = user
        dynamicLocks = dynamicLockGranularity.map { size in
            LockPage(
                dynamicLocksOn: page(0),
                lastLockedPage: user.upperBound,
                pagesPerLockBit: size.pagesPerLockBit,
                pagesPerBlockLockBit: size.pagesPerBlockLockBit
            )
        }
        configuration = Configuration(
            first: page(1),
            second: page(2),
            password: page(3),
            passwordAcknowledge: page(4)
        )
        keyAuthentication = nil
        self.version = version
        ndefContainer = CapabilityContainer(dataAreaUnits: containerSize)
        factoryContainer = isDeliveredWithContainer ? ndefContainer : .blank
        self.factoryDataArea = factoryDataArea ?? (lockControlTLV ?? []) + [0x03, 0x00, 0xFE]
        // Byte 3 of the lock page reads BDh. AUTH0 is off, no limit is set, the password is FF FF FF FF.
        let locks: [UInt8] = dynamicLockGranularity == nil ? [] : [0x00, 0x00, 0x00, 0xBD]
        let first: [UInt8] = [modulation, 0x00, 0x00, PasswordProtection.off.rawValue]
        factorySettings =
            locks + first + [0x00, 0x05, 0x00, 0x00] + [0xFF, 0xFF, 0xFF, 0xFF] + [0x00, 0x00, 0x00, 0x00]
        self.lockControlTLV = lockControlTLV
    }
}

extension ChipVersion {
    /// The answer of an NXP chip of the first major version.
    init(productType: UInt8, subtype: UInt8, storageSize: UInt8) {
        self.init(allBytes: (0x00, 0x04, productType, subtype, 0x01, 0x00, storageSize, 0x03))
    }
}
