// SPDX-License-Identifier: MIT

/// Data to pair with a Bluetooth BR/EDR device.
///
/// A record of media type `application/vnd.bluetooth.ep.oob` (Bluetooth Secure Simple Pairing Using NFC, clause 4.1;
/// Core 5.4, 3-C 5.2.2.7). Items that are not understood are kept.
public struct BluetoothRecord: Hashable, Sendable {
    /// The length that the data claims to have, itself included; that of the payload unless it is malformed.
    public let declaredLength: UInt16

    /// The address of the device (BD_ADDR).
    public let address: HardwareAddress

    /// What else is told.
    public let items: BluetoothItems

    /// The bytes behind the last whole item: zeros, or what is malformed.
    public let rest: NDEFBytes

    static let mediaType = "application/vnd.bluetooth.ep.oob"
    static let headerSize = 2 + HardwareAddress.size

    /// Makes the data to pair with a device.
    ///
    /// - Throws: `NDEFError` when it is longer than 65535 bytes.
    public init(address: HardwareAddress, items: [BluetoothItem] = []) throws(NDEFError) {
        let size = Self.headerSize + BluetoothItems(items).encodedSize
        guard let length = UInt16(exactly: size) else { throw NDEFError(.bluetooth(.dataTooLong(count: size))) }
        declaredLength = length
        self.address = address
        self.items = BluetoothItems(items)
        rest = []
    }

    /// Nil without a whole address.
    init?(payload: NDEFBytes) {
        guard payload.count >= Self.headerSize,
            let address = HardwareAddress(littleEndian: payload[2..<Self.headerSize])
        else { return nil }
        declaredLength = UInt16(payload[1]) << 8 | UInt16(payload[0])
        self.address = address
        let end = Self.end(declared: Int(declaredLength), available: payload.count)
        let (items, itemsEnd) = BluetoothItem.split(NDEFBytes(payload[Self.headerSize..<end]))
        self.items = BluetoothItems(items)
        rest = NDEFBytes(payload[(Self.headerSize + itemsEnd)...])
    }

    /// Where the items end: as the length says, unless there is not so much, or it is none.
    static func end(declared: Int, available: Int) -> Int {
        declared < headerSize ? available : min(declared, available)
    }

    /// The payload.
    public func encoded() -> [UInt8] {
        var bytes = declaredLength.littleEndianBytes + address.littleEndianBytes
        bytes.reserveCapacity(Self.headerSize + items.encodedSize + rest.count)
        items.encode(into: &bytes)
        return bytes + rest
    }
}
