// SPDX-License-Identifier: MIT

extension USBReader {
    static let folder = "/sys/bus/usb/devices"

    /// The class number of smart card readers (USB-IF, class 0Bh).
    private static let smartCardClass = "0b"

    /// The readers among all USB devices: those in the table, all of ACS, and whatever is a smart card reader.
    static func all(in root: SystemRoot) throws(SystemError) -> [USBReader] {
        let names = try root.names(in: folder)
        return names.compactMap { reader(named: $0, among: names, in: root) }
    }

    private static func reader(named place: String, among names: [String], in root: SystemRoot) -> USBReader? {
        let path = "\(folder)/\(place)"
        // Interfaces and hubs' ports have no idVendor; a device that was unplugged meanwhile has none either.
        guard let vendor = number(root, "\(path)/idVendor"), let product = number(root, "\(path)/idProduct") else {
            return nil
        }
        let interfaces = names.filter { $0.hasPrefix(place + ":") }.map { interface(named: $0, in: root) }
        let reader = USBReader(
            place: place,
            vendor: vendor,
            product: product,
            bus: decimal(root, "\(path)/busnum"),
            device: decimal(root, "\(path)/devnum"),
            manufacturer: try? root.text(of: "\(path)/manufacturer"),
            productName: try? root.text(of: "\(path)/product"),
            interfaces: interfaces
        )
        let isReader =
            reader.known != nil || vendor == KnownReader.acs || interfaces.contains { $0.isSmartCardReader }
        return isReader ? reader : nil
    }

    private static func interface(named name: String, in root: SystemRoot) -> Interface {
        let path = "\(folder)/\(name)"
        return Interface(
            name: name,
            driver: (try? root.link(at: "\(path)/driver")).map(Text.lastComponent),
            isSmartCardReader: (try? root.text(of: "\(path)/bInterfaceClass")) == smartCardClass
        )
    }

    private static func number(_ root: SystemRoot, _ path: String) -> UInt16? {
        (try? root.text(of: path)).flatMap { UInt16($0, radix: 16) }
    }

    private static func decimal(_ root: SystemRoot, _ path: String) -> Int {
        (try? root.text(of: path)).flatMap { Int($0) } ?? 0
    }
}
