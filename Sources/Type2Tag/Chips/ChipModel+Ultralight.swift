// SPDX-License-Identifier: MIT

extension ChipModel {
    /// Ultralight (MF0ICU1): 48 bytes of user memory and nothing behind them.
    ///
    /// It knows neither GET_VERSION nor FAST_READ, and is delivered without a container.
    public static let ultralight = ChipModel(
        plainChip: "Ultralight",
        keyword: "ultralight",
        pageCount: 16,
        userPages: .dataArea...15,
        isDeliveredWithContainer: false,
        containerSize: 0x06
    )

    /// Ultralight EV1 with 48 bytes of user memory: laid out as an NTAG210, delivered without a container.
    public static let ultralightEV1Small = ChipModel(
        passwordChip: "Ultralight EV1 MF0UL11",
        keyword: "mf0ul11",
        version: ChipVersion(productType: 0x03, subtype: 0x01, storageSize: 0x0B),
        lastUserPage: 15,
        dynamicLockGranularity: nil,
        containerSize: 0x06,
        isDeliveredWithContainer: false,
        factoryDataArea: [],
        modulation: 0x00
    )

    /// Ultralight EV1 with 128 bytes of user memory: laid out as an NTAG212, delivered without a container.
    public static let ultralightEV1Large = ChipModel(
        passwordChip: "Ultralight EV1 MF0UL21",
        keyword: "mf0ul21",
        version: ChipVersion(productType: 0x03, subtype: 0x01, storageSize: 0x0E),
        lastUserPage: 35,
        dynamicLockGranularity: (pagesPerLockBit: 2, pagesPerBlockLockBit: 4),
        containerSize: 0x10,
        isDeliveredWithContainer: false,
        lockControlTLV: lockControlTLVOfPage36,
        factoryDataArea: [],
        modulation: 0x00
    )

    /// Ultralight C (MF0ICU2): 144 bytes of user memory, a counter, and a key instead of a password.
    ///
    /// It is delivered without a container. What lies in its user pages is not defined; they are zero here.
    public static let ultralightC = ChipModel(
        plainChip: "Ultralight C",
        keyword: "ultralight-c",
        pageCount: 48,
        userPages: .dataArea...39,
        dynamicLocks: LockPage(quadrupleLocksOn: 40, settings: [41...41, 42...42, 43...43, 44...47]),
        keyAuthentication: KeyAuthentication(first: 42, second: 43, key: 44...47),
        isDeliveredWithContainer: false,
        containerSize: 0x12,
        lockControlTLV: lockControlTLVOfPage40,
        // Lock bits and counter; AUTH0 off, AUTH1; then the key of the data sheet, which everybody knows.
        factorySettings: [
            0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x30, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
            0x42, 0x52, 0x45, 0x41, 0x4B, 0x4D, 0x45, 0x49, 0x46, 0x59, 0x4F, 0x55, 0x43, 0x41, 0x4E, 0x21,
        ]
    )

    /// NTAG203: 144 bytes of user memory and a counter; it knows neither GET_VERSION nor a password.
    public static let ntag203 = ChipModel(
        plainChip: "NTAG203",
        keyword: "ntag203",
        pageCount: 42,
        userPages: .dataArea...39,
        dynamicLocks: LockPage(quadrupleLocksOn: 40, settings: [41...41]),
        isDeliveredWithContainer: true,
        containerSize: 0x12,
        lockControlTLV: lockControlTLVOfPage40,
        factoryDataArea: lockControlTLVOfPage40 + [0x03, 0x00, 0xFE],
        factorySettings: [0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00]
    )

    /// Byte 160 (page 40), 16 bits, 16 bytes a bit: what the NTAG203 is delivered with, though its lock bytes also hold
    /// block-lock bits and the bits of the counter.
    private static let lockControlTLVOfPage40: [UInt8] = [0x01, 0x03, 0xA0, 0x10, 0x44]

    /// Creates a row for a chip without GET_VERSION and password.
    private init(
        plainChip name: String,
        keyword: String,
        pageCount: Int,
        userPages: ClosedRange<PageAddress>,
        dynamicLocks: LockPage? = nil,
        keyAuthentication: KeyAuthentication? = nil,
        isDeliveredWithContainer: Bool,
        containerSize: UInt8,
        lockControlTLV: [UInt8]? = nil,
        factoryDataArea: [UInt8] = [],
        factorySettings: [UInt8] = []
    ) {
        self.name = name
        self.keyword = keyword
        self.pageCount = pageCount
        self.userPages = userPages
        self.dynamicLocks = dynamicLocks
        configuration = nil
        self.keyAuthentication = keyAuthentication
        version = nil
        ndefContainer = CapabilityContainer(dataAreaUnits: containerSize)
        factoryContainer = isDeliveredWithContainer ? ndefContainer : .blank
        self.factoryDataArea = factoryDataArea
        self.factorySettings = factorySettings
        self.lockControlTLV = lockControlTLV
    }
}
