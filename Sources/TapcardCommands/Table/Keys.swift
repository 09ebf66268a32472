// SPDX-License-Identifier: MIT

internal import CommandLineKit

/// The options and operands of the tool: each declaration is the key under which its value is found.
enum Keys {
    // MARK: Everywhere

    static let json = Flag(
        "--json",
        help: "Print one JSON document on standard output, and errors as JSON on standard error",
        section: "OUTPUT",
        isInherited: true
    )

    static let reader = Option<String>(
        "-r", "--reader",
        value: "READER",
        help: "The reader with the tag: auto, libnfc[:CONNSTRING], pcsc[:NAME], or file:PATH for a software tag",
        section: "READER",
        environment: "TAPCARD_READER",
        completion: .dynamic("readers")
    ).defaulting(to: "auto")

    static let wait = Option<WaitTime>(
        "-w", "--wait",
        value: "SECONDS",
        reading: .waitTime,
        help: "How long to wait for a tag: seconds, or inf (10 on a terminal, else 0)",
        section: "READER"
    )

    static let trace = Option<String>(
        "--trace",
        value: "FILE",
        help:
            "Append every call and frame to FILE; passwords are masked, what lies on the tag is not; - is standard error",
        section: "READER",
        completion: .files([])
    )

    /// What goes with every command that asks a tag.
    static let readerOptions: [any OptionKey] = [reader, wait, trace]

    static let dryRun = Flag(
        "-n", "--dry-run",
        help: "Show what would be written, and write nothing",
        section: "SAFETY"
    )

    static let hex = Flag("--hex", help: "The input is hexadecimal text", section: "INPUT")

    // MARK: Messages

    static let url = Operand(
        "URL", reading: .text, help: "The URI, as it is to stand on the tag; - reads standard input")
    static let text = Operand(
        "TEXT", reading: .text, help: "The text; - reads standard input, without its last line end")
    static let mediaType = Operand("TYPE", reading: .text, help: "The media type, such as application/json")
    static let payload = Operand("FILE", reading: .path(), help: "The payload; - reads standard input")
    static let package = Operand("PACKAGE", reading: .text, help: "The Android package, such as com.example.app")
    static let messageFile = Operand("FILE", reading: .path("ndef", "bin"), help: "The message; - reads standard input")
    static let card = OptionalOperand(
        "FILE",
        reading: .path("vcf"),
        help: "A vCard, taken as it stands; - reads standard input"
    )

    static let language = Option<String>(
        "--language",
        value: "CODE",
        help: "Language of the text (RFC 3066)",
        section: "RECORD"
    ).defaulting(to: "en")

    static let encoding = Option<TextForm>.choice(
        "--encoding",
        value: "ENCODING",
        help: "How the text is encoded",
        section: "RECORD"
    ).defaulting(to: .utf8)

    static let id = Option<String>("--id", value: "TEXT", help: "The record's id", section: "RECORD")

    static let name = Option<String>(
        "--name", value: "NAME", help: "Display name; the last word is taken as the family name, or write 'Doe, Jane'",
        section: "CARD")
    static let phone = Option<String>("--phone", value: "NUMBER", help: "Phone number", section: "CARD").repeated()
    static let email = Option<String>("--email", value: "ADDRESS", help: "E-mail address", section: "CARD").repeated()
    static let organization = Option<String>("--org", value: "NAME", help: "Organisation", section: "CARD")
    static let title = Option<String>("--title", value: "TITLE", help: "Job title", section: "CARD")
    static let cardURL = Option<String>("--url", value: "URL", help: "Web address", section: "CARD").repeated()
    static let note = Option<String>("--note", value: "TEXT", help: "Remark", section: "CARD")
    static let address = Option<String>(
        "--address",
        value: "PARTS",
        help: "Street;town;region;code;country; parts at the end may be left out",
        section: "CARD"
    ).repeated()

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

    // MARK: Tags

    static let model = Operand(
        "MODEL",
        reading: ValueReader<NewModel>.choice(),
        help: "The chip"
    )
    static let newFile = Operand("FILE", reading: .path("bin"), help: "Where the tag is kept; must not exist yet")
    static let newUID = Option<String>(
        "--uid", value: "HEX", help: "Seven bytes; made up when not given", section: "TAG")
    static let noLockTLV = Flag(
        "--no-lock-tlv",
        help: "Without the lock control TLV (NTAG213 only: others are delivered without)",
        section: "TAG"
    )
    static let lockUID = Option<String>(
        "--uid",
        value: "HEX",
        help: "The tag's whole UID, for scripts; without it you are asked to type it",
        section: "SAFETY"
    )
    static let assume = Option<NewModel>.choice(
        "--assume",
        value: "MODEL",
        help: "Measure against a factory tag of this model, without a reader",
        section: "TAG"
    )

    // MARK: Readers

    static let here = Operand("HERE", reading: .text, help: "The reader that is to be proved, as --reader takes it")
    static let there = Operand("THERE", reading: .text, help: "The reader that it is compared with")
    static let tagFile = Operand("FILE", reading: .path("bin"), help: "The software tag")
    static let pn532 = Flag("--pn532", help: "Serve a PN532 on a pseudo-terminal (default)", section: "READER")
    static let acr122u = Flag(
        "--acr122u", help: "Serve an ACR122U to pcscd's virtual reader vpcd", section: "READER")
    static let port = Option<Int>(
        "--port",
        value: "PORT",
        reading: .integer(in: 1...65535),
        help: "Where vpcd listens",
        section: "READER"
    ).defaulting(to: 35963)
    static let control = Option<String>(
        "--control",
        value: "PATH",
        help:
            "A Unix socket that takes tear, nak, silence, remove, return, swap, second, counters, reset, status, quit",
        section: "READER",
        completion: .files([])
    )
    static let refusalStatus = Option<UInt8>(
        "--nak-status", value: "HEX", reading: .hexByte, help: "The chip's status for a NAK (default: 13)",
        section: "WHAT NOTHING PUBLIC SETTLES")
    static let silenceStatus = Option<UInt8>(
        "--silence-status", value: "HEX", reading: .hexByte, help: "The chip's status for silence (default: 01)",
        section: "WHAT NOTHING PUBLIC SETTLES")
    static let rawAcknowledgeStatus = Option<UInt8>(
        "--raw-ack-status", value: "HEX", reading: .hexByte,
        help: "The chip's status for a raw four-bit answer (default: 02)", section: "WHAT NOTHING PUBLIC SETTLES")
    static let generalWakeUp = Flag(
        "--general-wake-up", help: "A selection without a UID also finds a halted tag",
        section: "WHAT NOTHING PUBLIC SETTLES")
    static let keepsTag = Flag(
        "--keep-tag", help: "The ACR122U does not lose the tag after 63 00", section: "WHAT NOTHING PUBLIC SETTLES")
    static let noPassThrough = Flag(
        "--no-pass-through", help: "A reader without direct transmit, as the ACR1252U is", section: "READER")

    // MARK: Files

    static let input = OptionalOperand(
        "FILE", reading: .path(), help: "What to decode; - or nothing reads standard input")
    static let form = Option<InputForm>.choice(
        "--as",
        value: "FORM",
        help: "What the input is",
        section: "INPUT"
    ).defaulting(to: .auto)
    static let strict = Flag(
        "--strict", help: "Stop at the first error (exit 65); warnings do not stop it", section: "INPUT")
    static let reveal = Flag(
        "--reveal", help: "Show the keys of Wi-Fi networks, and the bytes that hold them", section: "OUTPUT")
    static let output = Option<String>(
        "-o", "--output",
        value: "FILE",
        help: "Where to write; - is standard output, also when it is a terminal",
        section: "OUTPUT",
        completion: .files([])
    )
    static let messageOutput = Option<String>(
        "-o", "--output",
        value: "FILE",
        help: "Put the bytes of the message there instead of showing it; - is standard output",
        section: "OUTPUT",
        completion: .files([])
    )
    static let tlv = Flag(
        "--tlv", help: "Wrap the message in an NDEF message TLV with its terminator", section: "OUTPUT")
    static let force = Flag("-f", "--force", help: "Overwrite an existing file", section: "OUTPUT")

    static let shell = Operand("SHELL", reading: ValueReader<Shell>.choice(), help: "The shell")
    static let kind = Operand("KIND", reading: .text, help: "What to complete")
    static let word = OptionalOperand("WORD", reading: .text, help: "What was typed of it")
}

/// How a Text record is encoded.
enum TextForm: String, CaseIterable, Sendable {
    case utf8
    case utf16
}

/// What `decode` takes its input for.
enum InputForm: String, CaseIterable, Sendable {
    case auto
    case ndef
    case tlv
    case tag
    case vcard
}

/// The chips of which there are software tags.
enum NewModel: String, CaseIterable, Sendable {
    case ntag213
    case ntag215
    case ntag216
}

/// How long to wait for a tag.
enum WaitTime: Hashable, Sendable {
    case time(Duration)
    case forEver
}

extension ValueReader<WaitTime> {
    /// Seconds, with a fraction or without, or `inf`.
    static var waitTime: Self {
        Self { (text: String) throws(ValueError) -> WaitTime in
            if text == "inf" { return .forEver }
            guard let seconds = Double(text), seconds >= 0, seconds <= 86_400 else {
                throw ValueError(expected: "seconds from 0 to 86400, or inf")
            }
            return .time(.milliseconds(Int64(seconds * 1000)))
        }
    }
}

extension ValueReader<UInt8> {
    /// One byte as two hexadecimal digits.
    static var hexByte: Self {
        Self { (text: String) throws(ValueError) -> UInt8 in
            guard text.utf8.count <= 2, let byte = UInt8(text, radix: 16) else {
                throw ValueError(expected: "one byte in hexadecimal")
            }
            return byte
        }
    }
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
