// SPDX-License-Identifier: MIT

internal import CommandLineKit
internal import NDEF

extension RecordArguments {
    /// A Wi-Fi network to join.
    func wifi() throws(CommandFailure) -> NDEFRecord {
        let ssid = try operand(Keys.ssid)
        let key = try wifiKey()
        guard let security = arguments[Keys.security] ?? (key == nil ? nil : .wpa2) else {
            throw usage("a network needs its key: '--key-file FILE', '--key KEY', or '--security open' if it has none")
        }
        if key == nil, security != .open { throw usage("'--security \(security.rawValue)' needs a key") }
        let extent: WiFiCredential.Extent = arguments[Keys.brief] ? .brief : .complete
        do throws(NDEFError) {
            var credential = try WiFiCredential(
                ssid: ssid, key: key ?? "", security: security.security, extent: extent)
            if let encryption = arguments[Keys.encryption], let authentication = credential.authentication {
                // The key has been judged by now.
                credential = try WiFiCredential(
                    ssid: Array(ssid.utf8),
                    key: Array((key ?? "").utf8),
                    authentication: authentication,
                    encryption: encryption.encryption,
                    extent: extent
                )
            }
            return try .wifi(WiFiRecord([credential], extent: extent), id: id)
        } catch {
            var failure = CommandFailure(building: error, label: arguments.label)
            if security == .wpa3 {
                failure.hint =
                    "a network that takes WPA2 too, as most do, is joined with --security wpa2; one of WPA3 "
                    + "alone cannot stand on a tag"
            }
            throw failure
        }
    }

    private func wifiKey() throws(CommandFailure) -> String? {
        if let key = arguments[Keys.key] { return key }
        guard let path = arguments[Keys.keyFile] else { return nil }
        let bytes = try InputFile.read(path, isHex: false, console: invocation.console)
        return try line(of: bytes, named: path == "-" ? "standard input" : path)
    }

    /// A Bluetooth device to pair with.
    func bluetooth() throws(CommandFailure) -> NDEFRecord {
        let typed = try operand(Keys.deviceAddress)
        guard let address = HardwareAddress(typed) else {
            throw usage("invalid value '\(typed)' for ADDRESS, expected six bytes such as 00:11:22:AA:BB:CC")
        }
        let name = arguments[Keys.deviceName]
        if arguments[Keys.lowEnergy] {
            if arguments[Keys.deviceClass] != nil { throw usage("'--class' does not go with '--le'") }
            let kind: BluetoothLEAddress.Kind = arguments[Keys.addressType] == .random ? .random : .public
            return try build { () throws(NDEFError) in
                let items = try name.map { (name) throws(NDEFError) in [try BluetoothItem.name(name)] } ?? []
                let role = (arguments[Keys.role] ?? .peripheral).role
                let record = BluetoothLERecord(
                    address: BluetoothLEAddress(address, kind), role: role, items: items)
                return try .bluetoothLE(record, id: id)
            }
        }
        if arguments[Keys.addressType] != nil { throw usage("'--address-type' goes with '--le'") }
        if arguments[Keys.role] != nil { throw usage("'--role' goes with '--le'") }
        return try build { () throws(NDEFError) in
            var items: [BluetoothItem] = []
            if let name { items.append(try .name(name)) }
            if let kind = arguments[Keys.deviceClass] { items.append(.classOfDevice(.init(rawValue: kind))) }
            return try .bluetooth(BluetoothRecord(address: address, items: items), id: id)
        }
    }
}

/// How a network is secured, as people write it.
enum SecurityName: String, CaseIterable, Sendable {
    case wpa2
    case wpa
    case both = "wpa-wpa2"
    case wep
    case open
    case wpa3

    var security: WiFiSecurity {
        switch self {
        case .wpa2: .wpa2Personal
        case .wpa: .wpaPersonal
        case .both: .wpaOrWPA2Personal
        case .wep: .wep
        case .open: .open
        case .wpa3: .wpa3Personal
        }
    }
}

/// How a network encrypts, as people write it.
enum EncryptionName: String, CaseIterable, Sendable {
    case none
    case wep
    case tkip
    case aes
    case both = "tkip-aes"

    var encryption: WiFiEncryption {
        switch self {
        case .none: .none
        case .wep: .wep
        case .tkip: .tkip
        case .aes: .aes
        case .both: [.tkip, .aes]
        }
    }
}

/// What kind of address a Low Energy device has.
enum AddressType: String, CaseIterable, Sendable {
    case `public`
    case random
}

/// The role of a Low Energy device.
enum RoleName: String, CaseIterable, Sendable {
    case peripheral
    case central
    case preferPeripheral = "prefer-peripheral"
    case preferCentral = "prefer-central"

    var role: BluetoothLERole {
        switch self {
        case .peripheral: .peripheral
        case .central: .central
        case .preferPeripheral: .preferablyPeripheral
        case .preferCentral: .preferablyCentral
        }
    }
}
