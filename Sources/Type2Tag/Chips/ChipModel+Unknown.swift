// SPDX-License-Identifier: MIT

extension ChipModel {
    /// A Type 2 tag that no catalogue knows: it takes READ and WRITE, and ends with its data area.
    ///
    /// Its only lock bits are the static ones, which every Type 2 tag has; where it would keep others, nobody says.
    ///
    /// - Parameter units: Its data area in units of eight bytes, as byte 2 of the container counts them; at most 126,
    ///   for pages behind number 255 are out of reach of READ and WRITE.
    /// - Returns: A row of the catalogue's kind, which is in no list.
    package static func unknown(dataAreaUnits units: UInt8) -> ChipModel {
        ChipModel(unknownWithUnits: min(max(units, 1), greatestUnits))
    }

    /// The largest data area of an unknown tag, in units of eight bytes.
    package static let greatestUnits = UInt8(MessagePlacement.reachableSize / 8)

    /// The name of `unknown(dataAreaUnits:)` in the lines of a file.
    package static let unknownKeyword = "unknown"

    private init(unknownWithUnits units: UInt8) {
        name = "unknown Type 2 tag"
        keyword = ChipModel.unknownKeyword
        pageCount = PageAddress.dataArea.index + 2 * Int(units)
        userPages = .dataArea...PageAddress(rawValue: PageAddress.dataArea.rawValue - 1 + 2 * units)
        dynamicLocks = nil
        configuration = nil
        keyAuthentication = nil
        version = nil
        ndefContainer = CapabilityContainer(dataAreaUnits: units)
        factoryContainer = ndefContainer
        factoryDataArea = [0x03, 0x00, 0xFE]
        factorySettings = []
        lockControlTLV = nil
    }
}
