// SPDX-License-Identifier: MIT

internal import CommandLineKit

/// What describes records of one kind or another.
extension Keys {
    // MARK: Posters

    static let posterTitle = Option<String>(
        "--title", value: "TEXT", help: "A title; several go with a --language each, in the same order",
        section: "RECORD"
    ).repeated()
    static let posterLanguage = Option<String>(
        "--language", value: "CODE", help: "Language of a title (RFC 3066); of a lone title en when not given",
        section: "RECORD"
    ).repeated()
    static let action = Option<PosterAction>.choice(
        "--action", value: "ACTION", help: "What to do with the link", section: "RECORD"
    ) { action in
        switch action {
        case .perform: "open it"
        case .save: "keep it for later"
        case .edit: "open it for editing"
        }
    }
    static let size = Option<Int>(
        "--size", value: "BYTES", reading: .integer(in: 0...Int(UInt32.max)), help: "Size of what the link leads to",
        section: "RECORD")
    static let linkedType = Option<String>(
        "--media-type", value: "TYPE", help: "Media type of what the link leads to, such as text/html",
        section: "RECORD")
    static let icon = Option<String>(
        "--icon", value: "FILE", help: "A picture to show; - reads standard input", section: "RECORD",
        completion: .files([]))
    static let iconType = Option<String>(
        "--icon-type", value: "TYPE",
        help: "Media type of the picture; of PNG, JPEG, GIF, WebP and BMP its first bytes tell", section: "RECORD")

    // MARK: Networks and devices

    static let ssid = Operand("SSID", reading: .text, help: "The name of the network, as it stands there")
    static let key = Option<String>(
        "--key", value: "KEY",
        help: "The key; while the command runs, others on this machine can see it in the list of processes: better "
            + "--key-file", section: "RECORD")
    static let keyFile = Option<String>(
        "--key-file", value: "FILE", help: "A file with the key on its only line; - reads standard input",
        section: "RECORD", completion: .files([]))
    static let security = Option<SecurityName>(
        "--security", value: "KIND", reading: .security,
        help: "How the network is secured (wpa2 when there is a key); wpa2 also for networks that take WPA2 and WPA3",
        section: "RECORD")
    static let encryption = Option<EncryptionName>.choice(
        "--encryption", value: "KIND", help: "How it encrypts, when that differs from what goes with its security",
        section: "RECORD")
    static let brief = Flag(
        "--brief", help: "30 bytes less: without what phones do not need", section: "RECORD")

    static let deviceAddress = Operand(
        "ADDRESS", reading: .text, help: "The address of the device, such as 00:11:22:AA:BB:CC")
    static let deviceName = Option<String>(
        "--name", value: "NAME", help: "What the device is called", section: "RECORD")
    static let lowEnergy = Flag("--le", help: "A Low Energy device", section: "RECORD")
    static let addressType = Option<AddressType>.choice(
        "--address-type", value: "TYPE", help: "Of a Low Energy device: what its address is (public when not given)",
        section: "RECORD")
    static let role = Option<RoleName>.choice(
        "--role", value: "ROLE", help: "Of a Low Energy device: what it does (peripheral when not given)",
        section: "RECORD")
    static let deviceClass = Option<UInt32>(
        "--class", value: "HEX", reading: .deviceClass, help: "What kind of device it is, such as 240404 for a headset",
        section: "RECORD")

    // MARK: Calls, messages and places

    static let number = Operand(
        "NUMBER", reading: .text, help: "The number, best with + and the country; blanks are dropped")
    static let body = Option<String>("--body", value: "TEXT", help: "The text of the message", section: "RECORD")
    static let mailAddress = Operand("ADDRESS", reading: .text, help: "The address, such as jane@example.com")
    static let subject = Option<String>("--subject", value: "TEXT", help: "The subject", section: "RECORD")
    static let latitude = Operand(
        "LATITUDE", reading: .text, help: "Degrees north, or latitude and longitude with a comma between")
    static let longitude = OptionalOperand(
        "LONGITUDE", reading: .text, help: "Degrees east; west and south are negative")
    static let altitude = Option<String>(
        "--altitude", value: "METRES", help: "Height above the ellipsoid of WGS 84", section: "RECORD")
    static let uncertainty = Option<String>(
        "--uncertainty", value: "METRES", help: "How far off the place may be", section: "RECORD")
}

extension ValueReader<UInt32> {
    /// A class of device in hexadecimal, three bytes.
    static var deviceClass: Self {
        Self { (text: String) throws(ValueError) -> UInt32 in
            let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
            guard let number = UInt32(digits, radix: 16), number <= 0xFF_FFFF, digits.first != "+" else {
                throw ValueError(expected: "three bytes in hexadecimal, such as 240404")
            }
            return number
        }
    }
}

extension ValueReader<SecurityName> {
    /// A kind of security; WPA3 is taken, so that it can be refused in words of its own, but not offered.
    static var security: Self {
        let offered = SecurityName.allCases.filter { $0 != .wpa3 }.map(\.rawValue)
        return Self(choices: offered.map { Choice($0) }, completion: .choices) {
            (text: String) throws(ValueError) -> SecurityName in
            guard let name = SecurityName(rawValue: text) else {
                throw ValueError(expected: "one of \(offered.joined(separator: ", "))", candidates: offered)
            }
            return name
        }
    }
}
