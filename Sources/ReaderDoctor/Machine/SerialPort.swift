// SPDX-License-Identifier: MIT

/// A serial port at which a PN532 board may be.
struct SerialPort: Hashable, Sendable {
    /// `/dev/ttyUSB0`.
    let node: String

    /// The USB numbers of the adapter, when it is one.
    let vendor: String?
    let product: String?

    /// USB adapters, boards that are their own adapter, and the port on a Raspberry Pi's header.
    private static let prefixes = ["ttyUSB", "ttyACM", "ttyAMA"]

    static func all(in root: SystemRoot) -> [SerialPort] {
        ((try? root.names(in: "/sys/class/tty")) ?? []).filter { name in
            prefixes.contains { name.hasPrefix($0) }
        }.map { name in
            let device = "/sys/class/tty/\(name)/device"
            // The adapter's numbers stand at the USB device: above the interface, and above the port for ttyUSB.
            let above = ["\(device)/..", "\(device)/../.."].first { root.exists("\($0)/idVendor") }
            return SerialPort(
                node: "/dev/\(name)",
                vendor: above.flatMap { try? root.text(of: "\($0)/idVendor") },
                product: above.flatMap { try? root.text(of: "\($0)/idProduct") }
            )
        }
    }

    /// `/dev/ttyUSB0 (1A86:7523)`.
    var description: String {
        guard let vendor, let product else { return node }
        return "\(node) (\(vendor.uppercased()):\(product.uppercased()))"
    }
}
