// SPDX-License-Identifier: MIT

extension ChipModel {
    /// Every chip in the catalogue, smallest user memory first.
    public static let all: [ChipModel] = [
        ultralight, ultralightEV1Small, ntag210, ultralightEV1Large, ntag212, ntag203, ultralightC, ntag213, ntag215,
        ntag216,
    ]
}

extension CapabilityContainer {
    /// The container of a freely accessible data area of so many times eight bytes, mapping version 1.0.
    init(dataAreaUnits units: UInt8) {
        self.init(allBytes: (CapabilityContainer.magicNumber, 0x10, units, 0x00))
    }

    /// The page nobody has written yet.
    static let blank = CapabilityContainer(allBytes: (0, 0, 0, 0))
}
