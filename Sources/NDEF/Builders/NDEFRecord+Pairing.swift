// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Makes the record of Wi-Fi networks to join.
    ///
    /// - Throws: `NDEFError` when the attributes break a rule, or an id or payload is too long for a record.
    public static func wifi(_ networks: WiFiRecord, id: [UInt8] = []) throws(NDEFError) -> NDEFRecord {
        try media(WiFiRecord.mediaType, payload: networks.encoded(), id: id)
    }

    /// Makes the record of one Wi-Fi network to join.
    ///
    /// There is no value for WPA3: it is refused, and `wpa2Personal` is right for a network that takes both.
    ///
    /// - Parameters:
    ///   - ssid: The name, 1 to 32 bytes of UTF-8.
    ///   - key: The key as people type it; none for an open network. `WiFiCredential` tells its rules.
    ///   - security: How the network is secured.
    ///   - extent: `complete`, or `brief`: 30 bytes less that phones do not need.
    ///   - id: The record's id.
    /// - Returns: The record.
    /// - Throws: `NDEFError` with the numbers for an SSID or key that cannot be one, and for WPA3.
    public static func wifi(
        ssid: String,
        key: String = "",
        security: WiFiSecurity,
        extent: WiFiCredential.Extent = .complete,
        id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        let credential = try WiFiCredential(ssid: ssid, key: key, security: security, extent: extent)
        return try wifi(WiFiRecord([credential], extent: extent), id: id)
    }

    /// Makes the record of data to pair with a Bluetooth BR/EDR device.
    ///
    /// - Throws: `NDEFError` when an item breaks a rule, or the id is too long.
    public static func bluetooth(_ data: BluetoothRecord, id: [UInt8] = []) throws(NDEFError) -> NDEFRecord {
        try media(BluetoothRecord.mediaType, payload: data.encoded(), id: id)
    }

    /// Makes the record of data to pair with a Bluetooth Low Energy device.
    ///
    /// - Throws: `NDEFError` when an item breaks a rule, or the id is too long.
    public static func bluetoothLE(_ data: BluetoothLERecord, id: [UInt8] = []) throws(NDEFError) -> NDEFRecord {
        try media(BluetoothLERecord.mediaType, payload: data.encoded(), id: id)
    }

    /// Makes a Device Information record.
    ///
    /// - Throws: `NDEFError` when an element breaks a rule, or the id is too long.
    public static func deviceInformation(
        _ device: DeviceInformationRecord, id: [UInt8] = []
    ) throws(NDEFError) -> NDEFRecord {
        try NDEFRecord(
            typeNameFormat: .wellKnown, type: DeviceInformationRecord.type, id: id, payload: device.encoded())
    }
}
