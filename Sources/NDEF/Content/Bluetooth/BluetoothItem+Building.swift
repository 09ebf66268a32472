// SPDX-License-Identifier: MIT

extension BluetoothItem {
    /// The name of the device.
    ///
    /// - Throws: `NDEFError` when it is longer than 248 bytes of UTF-8 (Bluetooth Core 5.4, 3-C 3.2.2).
    public static func name(_ name: String, isComplete: Bool = true) throws(NDEFError) -> BluetoothItem {
        let bytes = [UInt8](name.utf8)
        guard bytes.count <= 248 else { throw NDEFError(.bluetooth(.nameTooLong(count: bytes.count))) }
        return BluetoothItem(unchecked: isComplete ? .completeName : .shortName, NDEFBytes(bytes))
    }

    /// What kind of device it is.
    public static func classOfDevice(_ value: BluetoothClassOfDevice) -> BluetoothItem {
        let low = UInt16(truncatingIfNeeded: value.rawValue).littleEndianBytes
        return BluetoothItem(
            unchecked: .classOfDevice, NDEFBytes(low + [UInt8(truncatingIfNeeded: value.rawValue >> 16)]))
    }

    /// Service UUIDs, one item for each length that occurs; whole ones and short ones are not mixed.
    ///
    /// - Throws: `NDEFError` when one item cannot hold all of a length.
    public static func services(
        _ uuids: [BluetoothUUID], areAll: Bool = true
    ) throws(NDEFError) -> [BluetoothItem] {
        var short16: [UInt8] = []
        var short32: [UInt8] = []
        var full: [UInt8] = []
        for uuid in uuids {
            switch uuid {
            case .short16: short16 += uuid.littleEndianBytes
            case .short32: short32 += uuid.littleEndianBytes
            case .full: full += uuid.littleEndianBytes
            }
        }
        var items: [BluetoothItem] = []
        if !short16.isEmpty { items.append(try BluetoothItem(areAll ? .allUUIDs16 : .someUUIDs16, short16)) }
        if !short32.isEmpty { items.append(try BluetoothItem(areAll ? .allUUIDs32 : .someUUIDs32, short32)) }
        if !full.isEmpty { items.append(try BluetoothItem(areAll ? .allUUIDs128 : .someUUIDs128, full)) }
        return items
    }

    /// What the device looks like: a number of Bluetooth Assigned Numbers, clause 2.6.
    public static func appearance(_ value: UInt16) -> BluetoothItem {
        BluetoothItem(unchecked: .appearance, NDEFBytes(value.littleEndianBytes))
    }

    /// What the device can do and be found for.
    public static func flags(_ flags: BluetoothFlags) -> BluetoothItem {
        BluetoothItem(unchecked: .flags, [flags.rawValue])
    }

    /// The address of a Low Energy device.
    public static func address(_ address: BluetoothLEAddress) -> BluetoothItem {
        BluetoothItem(unchecked: .address, NDEFBytes(address.address.littleEndianBytes + [address.kind.rawValue]))
    }

    /// The role of a Low Energy device.
    public static func role(_ role: BluetoothLERole) -> BluetoothItem {
        BluetoothItem(unchecked: .role, [role.rawValue])
    }

    /// A hash, randomizer, key, confirmation or random value of 16 bytes, least significant first.
    ///
    /// - Throws: `NDEFError` when it has not 16 bytes.
    public static func secret(_ type: BluetoothItemType, _ bytes: [UInt8]) throws(NDEFError) -> BluetoothItem {
        guard bytes.count == 16 else {
            throw NDEFError(.bluetooth(.itemLength(type, count: bytes.count, expected: 16)))
        }
        return BluetoothItem(unchecked: type, NDEFBytes(bytes))
    }
}
