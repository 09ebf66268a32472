// SPDX-License-Identifier: MIT

/// Data to pair with a Bluetooth Low Energy device.
///
/// A record of media type `application/vnd.bluetooth.le.oob` (Bluetooth Secure Simple Pairing Using NFC, clause 4.2).
/// Items that are not understood are kept.
public struct BluetoothLERecord: Hashable, Sendable {
    /// What is told, address and role among it.
    public let items: BluetoothItems

    /// The bytes behind the last whole item: zeros, or what is malformed.
    public let rest: NDEFBytes

    static let mediaType = "application/vnd.bluetooth.le.oob"

    /// Makes the data to pair with a device; address and role come first.
    public init(address: BluetoothLEAddress, role: BluetoothLERole, items: [BluetoothItem] = []) {
        self.items = BluetoothItems([.address(address), .role(role)] + items)
        rest = []
    }

    /// Nil without a whole item.
    init?(payload: NDEFBytes) {
        let (items, end) = BluetoothItem.split(payload)
        if items.isEmpty { return nil }
        self.items = BluetoothItems(items)
        rest = NDEFBytes(payload[end...])
    }

    /// The address of the device.
    public var address: BluetoothLEAddress? { items.address }

    /// The role of the device.
    public var role: BluetoothLERole? { items.role }

    /// The payload.
    public func encoded() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(items.encodedSize + rest.count)
        items.encode(into: &bytes)
        return bytes + rest
    }
}
