// SPDX-License-Identifier: MIT

/// The items of Bluetooth data, in their order, and what they say.
///
/// The properties are nil where an item is missing or malformed. Where a type occurs twice, the first item counts.
public struct BluetoothItems: Hashable, Sendable, RandomAccessCollection {
    private let items: [BluetoothItem]

    /// Makes a list of items.
    public init(_ items: [BluetoothItem]) {
        self.items = items
    }

    /// The place of the first item.
    public var startIndex: Int { items.startIndex }

    /// The place behind the last item.
    public var endIndex: Int { items.endIndex }

    /// The item at a place.
    ///
    /// - Precondition: The place is one of the list's indices, as for any collection.
    public subscript(position: Int) -> BluetoothItem { items[position] }

    /// The data of the first item of a type.
    public func data(of type: BluetoothItemType) -> NDEFBytes? { first { $0.type == type }?.data }

    private func secret(_ type: BluetoothItemType) -> NDEFBytes? {
        data(of: type).flatMap { $0.count == 16 ? $0 : nil }
    }

    private func byte(of type: BluetoothItemType) -> UInt8? {
        data(of: type).flatMap { $0.count == 1 ? $0.first : nil }
    }

    /// The name of the device, the complete one before the short one; what is not UTF-8 becomes U+FFFD.
    public var name: String? {
        (data(of: .completeName) ?? data(of: .shortName)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The class of the device.
    public var classOfDevice: BluetoothClassOfDevice? {
        data(of: .classOfDevice).flatMap { BluetoothClassOfDevice(data: $0) }
    }

    /// The service UUIDs of all lengths, in their order; data of a length that does not fit is passed over.
    public var services: [BluetoothUUID] {
        flatMap { item -> [BluetoothUUID] in
            guard case .multiple(let size) = item.type.length(in: .classic),
                item.data.count.isMultiple(of: size)
            else { return [] }
            return stride(from: 0, to: item.data.count, by: size).compactMap {
                BluetoothUUID(littleEndian: item.data[$0..<($0 + size)])
            }
        }
    }

    /// What the device can do and be found for.
    public var flags: BluetoothFlags? { data(of: .flags)?.first.map { BluetoothFlags(rawValue: $0) } }

    /// What the device looks like.
    public var appearance: UInt16? {
        data(of: .appearance).flatMap { $0.count == 2 ? UInt16($0[1]) << 8 | UInt16($0[0]) : nil }
    }

    /// The power of the transmitter, in dBm.
    public var transmitPower: Int8? { byte(of: .transmitPower).map { Int8(bitPattern: $0) } }

    /// The address of a Low Energy device.
    public var address: BluetoothLEAddress? { data(of: .address).flatMap { BluetoothLEAddress(data: $0) } }

    /// The role of a Low Energy device.
    public var role: BluetoothLERole? { byte(of: .role).map { BluetoothLERole(rawValue: $0) } }

    /// Simple Pairing Hash C-192, 16 bytes.
    public var hash192: NDEFBytes? { secret(.hash192) }

    /// Simple Pairing Randomizer R-192, 16 bytes.
    public var randomizer192: NDEFBytes? { secret(.randomizer192) }

    /// Simple Pairing Hash C-256, 16 bytes.
    public var hash256: NDEFBytes? { secret(.hash256) }

    /// Simple Pairing Randomizer R-256, 16 bytes.
    public var randomizer256: NDEFBytes? { secret(.randomizer256) }

    /// Security Manager TK Value, 16 bytes.
    public var temporaryKey: NDEFBytes? { secret(.temporaryKey) }

    /// LE Secure Connections Confirmation Value, 16 bytes.
    public var confirmation: NDEFBytes? { secret(.confirmation) }

    /// LE Secure Connections Random Value, 16 bytes.
    public var random: NDEFBytes? { secret(.random) }

    var encodedSize: Int { reduce(0) { $0 + $1.encodedSize } }

    func encode(into bytes: inout [UInt8]) {
        for item in self { item.encode(into: &bytes) }
    }
}
