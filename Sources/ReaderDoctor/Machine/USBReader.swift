// SPDX-License-Identifier: MIT

/// A device on USB that is, or may be, a reader.
struct USBReader: Hashable, Sendable {
    /// One interface of it, and the driver that has it.
    struct Interface: Hashable, Sendable {
        /// As in sysfs: `1-2:1.0`.
        let name: String
        let driver: String?
        let isSmartCardReader: Bool
    }

    /// The device's place as in sysfs: `1-2`.
    let place: String
    let vendor: UInt16
    let product: UInt16
    let bus: Int
    let device: Int
    let manufacturer: String?
    let productName: String?
    let interfaces: [Interface]

    var known: KnownReader? { KnownReader.find(vendor: vendor, product: product) }

    /// `072F:2200`.
    var numbers: String { Text.hex(vendor, digits: 4) + ":" + Text.hex(product, digits: 4) }

    var name: String { known?.name ?? productName ?? "smart card reader" }

    /// `ACS ACR122U (072F:2200, bus 001 device 004)`.
    var description: String { "\(name) (\(numbers), bus \(USBReader.padded(bus)) device \(USBReader.padded(device)))" }

    /// The device node that libusb opens.
    var node: String { "/dev/bus/usb/\(USBReader.padded(bus))/\(USBReader.padded(device))" }

    var isForLibNFC: Bool { known?.libnfcDriver != nil }

    var isForPCSC: Bool { known?.speaksPCSC ?? true }

    private static func padded(_ number: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, 3 - text.utf8.count)) + text
    }
}
