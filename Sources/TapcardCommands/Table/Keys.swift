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

    static let wipe = Flag(
        "--wipe",
        help: "Zero what lies behind the message, up to the end of the data area",
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
        help: "Without the lock control TLV with which NTAG203, 212 and 213 are delivered",
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

/// The chips of which there are software tags by their keywords, those that are sold most first.
enum NewModel: String, CaseIterable, Sendable {
    case ntag213
    case ntag215
    case ntag216
    case ntag210
    case ntag212
    case ntag203
    case ultralight
    case ultralightEV1Small = "mf0ul11"
    case ultralightEV1Large = "mf0ul21"
    case ultralightC = "ultralight-c"
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
