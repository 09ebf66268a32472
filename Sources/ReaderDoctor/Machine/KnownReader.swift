// SPDX-License-Identifier: MIT

/// A row of the table of USB readers: what each of the two libraries can do with it.
struct KnownReader: Hashable, Sendable {
    let vendor: UInt16
    let product: UInt16
    let name: String
    /// The libnfc driver for it, when Debian's libnfc has one.
    let libnfcDriver: String?
    /// Whether it is a smart card reader (CCID) for PC/SC.
    let speaksPCSC: Bool
    /// Whether the kernel's pn533_usb takes it.
    let isTakenByKernel: Bool

    /// The vendor number of Advanced Card Systems.
    static let acs: UInt16 = 0x072F

    static let all: [KnownReader] = [
        acs(0x2200, "ACS ACR122U", libnfc: true, kernel: true),
        acs(0x2214, "ACS ACR1222U", libnfc: true, kernel: false),
        acs(0x90CC, "Touchatag", libnfc: true, kernel: false),
        acs(0x221A, "ACS ACR1251U", libnfc: false, kernel: false),
        acs(0x223B, "ACS ACR1252U", libnfc: false, kernel: false),
        acs(0x223E, "ACS ACR1252U", libnfc: false, kernel: false),
        acs(0x2259, "ACS ACR1252U", libnfc: false, kernel: false),
        pn53x(0x04CC, 0x0531, "Philips PN531", kernel: false),
        pn53x(0x04CC, 0x2533, "NXP PN533", kernel: true),
        pn53x(0x054C, 0x0193, "Sony PN531", kernel: false),
        pn53x(0x054C, 0x02E1, "Sony RC-S360", kernel: true),
        pn53x(0x04E6, 0x5591, "SCM SCL3711", kernel: true),
        pn53x(0x04E6, 0x5594, "SCM SCL3712", kernel: false),
        pn53x(0x1FD3, 0x0608, "ASK LoGO", kernel: false),
    ]

    private static func acs(_ product: UInt16, _ name: String, libnfc: Bool, kernel: Bool) -> KnownReader {
        KnownReader(
            vendor: acs,
            product: product,
            name: name,
            libnfcDriver: libnfc ? "acr122_usb" : nil,
            speaksPCSC: true,
            isTakenByKernel: kernel
        )
    }

    private static func pn53x(_ vendor: UInt16, _ product: UInt16, _ name: String, kernel: Bool) -> KnownReader {
        KnownReader(
            vendor: vendor,
            product: product,
            name: name,
            libnfcDriver: "pn53x_usb",
            speaksPCSC: false,
            isTakenByKernel: kernel
        )
    }

    static func find(vendor: UInt16, product: UInt16) -> KnownReader? {
        all.first { $0.vendor == vendor && $0.product == product }
    }
}
